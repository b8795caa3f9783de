import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './nothing-today.module.css';

/** How many goals there are, where they could be loaded, and how many things were done just now. */
type Props = { goals?: number; handled?: number };

/** When nothing is due, that is said kindly; who has no goal yet is asked to plant one. */
export function NothingToday({ goals, handled = 0 }: Props) {
  if (goals === 0) {
    return (
      <div className={styles.first}>
        <p>Plant a goal</p>
        <p>Write down one thing you cannot do yet. You get a plan of small, dated steps for it.</p>
        <ButtonLink href={PATHS.goals}>Choose a goal</ButtonLink>
      </div>
    );
  }
  return <p className={styles.nothing}>{words(goals, handled)}</p>;
}

function words(goals: number | undefined, handled: number): string {
  if (goals === undefined) return 'Your goals did not load just now. They are safe.';
  return handled > 0
    ? 'That is all for today. The rest can wait.'
    : 'Nothing is waiting for you today. Rest is part of growing.';
}
