import { useGoalSummary } from '#frontend/api/goals/goals.ts';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './goal-summary.module.css';

export function GoalSummaryCard() {
  const { summary, isError } = useGoalSummary();
  const { completed = 0, total = 0 } = summary ?? {};
  const words = `${completed} of ${total} goals conquered`;
  return (
    <section className={styles.card} aria-labelledby="goals-progress">
      <header className={styles.head}>
        <SeedlingDrawing size={48} />
        <h2 id="goals-progress" className={styles.title}>
          <TextLink href={PATHS.goals} stretched>
            Goals & Progress
          </TextLink>
        </h2>
      </header>
      <p className={styles.words}>
        {isError
          ? 'Your goals are safe, but could not be counted just now.'
          : summary
            ? words
            : '\u00a0'}
      </p>
      <Progress value={completed} max={total} label={words} />
      <p className={styles.go} aria-hidden="true">
        Go to your goals
      </p>
    </section>
  );
}
