import { AddGoal } from '#frontend/features/goals/edit/add-goal.island.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './nothing-today.module.css';

/** How many goals there are, where they could be loaded, and how many things were done just now. */
type Props = { goals?: number; handled?: number };

/** When nothing is due, that is said kindly; who has no goal yet is asked for one. */
export function NothingToday({ goals, handled = 0 }: Props) {
  if (goals === 0) {
    return (
      <div className={styles.first}>
        <p>Begin with one goal</p>
        <p>
          Name one thing you can’t do yet. Eden makes a plan of small, dated steps, and the first of
          them will be waiting here.
        </p>
        <div className={styles.acts}>
          <AddGoal words="Set your first goal" />
          <TextLink href={PATHS.goals}>See some examples</TextLink>
        </div>
      </div>
    );
  }
  return <p className={styles.nothing}>{words(goals, handled)}</p>;
}

function words(goals: number | undefined, handled: number): string {
  if (goals === undefined) return 'Your goals didn’t load just now. They’re safe.';
  return handled > 0
    ? 'That’s all for today. The rest can wait.'
    : 'Nothing is due today. Rest is part of growing.';
}
