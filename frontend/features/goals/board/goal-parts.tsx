import { Link } from 'wouter';
import type { Goal } from '#schema/contracts/goals.ts';
import type { GoalPart } from '#schema/urls/page-paths.ts';
import styles from './goal-parts.module.css';

type Props = {
  goal: Goal;
  hrefTo: (goalId: number, part?: GoalPart) => string;
  /** The one that the address names. */
  current: GoalPart | 'plan' | undefined;
};

const PARTS = [
  ['plan', 'Plan'],
  ['journal', 'Journal'],
  ['share', 'Share'],
] as const;

/** The ways to a goal's parts: addresses to keep, to send to oneself, or to go back to. */
export function GoalParts({ goal, hrefTo, current }: Props) {
  return (
    <nav className={styles.parts} aria-label={`Parts of ${goal.title}`}>
      {PARTS.map(([part, label]) => (
        <Link
          key={part}
          href={hrefTo(goal.id, part === 'plan' ? undefined : part)}
          className={styles.part}
          aria-current={part === current ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
