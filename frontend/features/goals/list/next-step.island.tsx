import { useGoals } from '#frontend/api/goals/goals.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { describeDate, describeTargetDate, localToday } from './goal-dates.rules.ts';
import styles from './next-step.module.css';
import { nearestGoal, nextMilestone } from './next-step.rules.ts';

/** The one thing to do next. Without goals it is to plant one. */
export function NextStep() {
  const { goals, isPending } = useGoals();
  const goal = goals && nearestGoal(goals);
  return (
    <section className={styles.step} aria-labelledby="next-step" aria-busy={isPending}>
      <Sprig />
      <div className={styles.words}>
        {isPending ? <Waiting /> : goal ? <Next goal={goal} /> : <FirstGoal />}
      </div>
    </section>
  );
}

function Next({ goal }: { goal: Goal }) {
  const milestone = nextMilestone(goal);
  const due = milestone?.targetDate ?? goal.targetDate;
  return (
    <>
      <h2 id="next-step" className={styles.label}>
        Your next step
      </h2>
      <p className={styles.title}>{milestone?.title ?? goal.title}</p>
      <p className={styles.detail}>
        {milestone ? `For “${goal.title}”` : wordsWithoutStep(goal)}
        {due && milestone && `, ${describeDate(due, localToday())}`}
      </p>
      {milestone?.tasks[0] && <p className={styles.task}>Start with: {milestone.tasks[0]}</p>}
      <ButtonLink href={`${PATHS.goals}#goal-${goal.id}`} className={styles.go}>
        Open this goal
      </ButtonLink>
    </>
  );
}

function wordsWithoutStep({ roadmap, targetDate }: Goal): string {
  if (roadmap.milestones.length > 0) return 'Every step of it is reached. Ready to call it done?';
  return targetDate ? `Your goal, ${describeTargetDate(targetDate, localToday())}` : 'Your goal';
}

function FirstGoal() {
  return (
    <>
      <h2 id="next-step" className={styles.label}>
        Your next step
      </h2>
      <p className={styles.title}>Plant a goal</p>
      <p className={styles.detail}>
        Write down one thing you cannot do yet. You get a plan of small, dated steps for it.
      </p>
      <ButtonLink href={PATHS.goals} className={styles.go}>
        Choose a goal
      </ButtonLink>
    </>
  );
}

function Waiting() {
  return (
    <h2 id="next-step" className={styles.label}>
      Looking for your next step
    </h2>
  );
}

function Sprig() {
  return (
    <svg viewBox="0 0 200 240" className={styles.sprig} aria-hidden="true">
      <path className={styles.stem} d="M100 240C104 170 92 110 120 30" />
      <path d="M102 196c-34 2-58-14-66-44 34-2 60 14 66 44zM103 152c30-2 52-20 58-48-32 0-54 18-58 48zM102 116c-28-2-44-18-48-44 28 2 46 18 48 44zM110 76c22-4 38-20 40-42-24 2-38 18-40 42zM118 40c-10-10-10-24 2-36 10 12 8 26-2 36z" />
    </svg>
  );
}
