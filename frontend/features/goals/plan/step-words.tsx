import { formatDate } from '#frontend/features/goals/list/goal-dates.rules.ts';
import type { MilestoneState } from '#frontend/features/goals/list/milestones.rules.ts';
import { classNames } from '#frontend/lib/class-names.ts';
import styles from './step-words.module.css';

type SummaryProps = {
  /** What stands above its title: its number, or whether it was reached. */
  above: string;
  title: string;
  targetDate: string;
  /** How far away its date is, in words; left out where nobody needs to know. */
  distance?: string | undefined;
  /** Of a goal that is under way; a plan that is not kept yet has none. */
  state?: MilestoneState;
  className?: string | undefined;
};

/** The lines of a step that stand there while it is closed. */
export function StepSummary({
  above,
  title,
  targetDate,
  distance,
  state,
  className,
}: SummaryProps) {
  return (
    <summary className={classNames(styles.summary, className)} data-state={state}>
      <span className={styles.above}>{above}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.date}>
        <time dateTime={targetDate}>{formatDate(targetDate)}</time>
        {distance && `, ${distance}`}
      </span>
    </summary>
  );
}

type TaskLine = { key: number; text: string; isIfThen?: boolean };

/** The tasks of a step, to be read. An if-then is set apart from what is done once. */
export function TaskWords({ tasks }: { tasks: readonly TaskLine[] }) {
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ key, text, isIfThen }) => (
        <li key={key} data-if-then={isIfThen || undefined}>
          {isIfThen && <span className={styles.above}>If–then</span>}
          {text}
        </li>
      ))}
    </ul>
  );
}
