import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './nothing-today.module.css';

/** When nothing is due, that is said kindly; who has no goal yet is asked to plant one. */
export function NothingToday({ goals, handled }: { goals: number; handled: number }) {
  if (goals > 0) {
    return (
      <p className={styles.nothing}>
        {handled > 0
          ? 'That is all for today. The rest can wait.'
          : 'Nothing is waiting for you today. Rest is part of growing.'}
      </p>
    );
  }
  return (
    <div className={styles.first}>
      <p>Plant a goal</p>
      <p>Write down one thing you cannot do yet. You get a plan of small, dated steps for it.</p>
      <ButtonLink href={PATHS.goals}>Choose a goal</ButtonLink>
    </div>
  );
}
