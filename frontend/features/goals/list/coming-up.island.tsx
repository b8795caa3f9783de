import { useGoalSummary, useGoals } from '#frontend/api/goals/goals.ts';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { isActive } from '#schema/rules/goals/resting.ts';
import { goalPath } from '#schema/urls/page-paths.ts';
import styles from './coming-up.module.css';
import { daysBetween, describeDate, localToday } from './goal-dates.rules.ts';
import { nextMilestone } from './next-step.rules.ts';

const SHOWN = 4;

/** The quiet column beside the list: how far in all, and which steps come next across goals. */
export function ComingUp() {
  const { goals } = useGoals();
  const { summary } = useGoalSummary();
  if (!goals || !summary || summary.total === 0) return null;

  const today = localToday();
  const steps = goals
    .filter(isActive)
    .flatMap((goal) => {
      const step = nextMilestone(goal);
      return step ? [{ goal, step }] : [];
    })
    .toSorted((a, b) => daysBetween(b.step.targetDate, a.step.targetDate))
    .slice(0, SHOWN);
  const words = `${summary.completed} of ${summary.total} ${summary.total === 1 ? 'goal' : 'goals'} completed`;

  return (
    <div className={styles.column}>
      <div className={styles.progress}>
        <p>{words}</p>
        <Progress value={summary.completed} max={summary.total} label={words} />
      </div>
      {steps.length > 0 && (
        <section aria-labelledby="coming-up">
          <h2 id="coming-up" className={styles.title}>
            Coming up
          </h2>
          <ol>
            {steps.map(({ goal, step }) => (
              <li key={goal.id} className={styles.step}>
                <p className={styles.when}>{describeDate(step.targetDate, today)}</p>
                <p>{step.title}</p>
                <p className={styles.goal}>
                  <TextLink href={goalPath(goal.id)}>{goal.title}</TextLink>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
