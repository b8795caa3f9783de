import type { ComponentProps, ReactNode } from 'react';
import { localDate } from '#frontend/lib/render-locale.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import styles from './goal-card.module.css';
import { describeTargetDate, formatDate, localToday } from './goal-dates.rules.ts';
import { MilestonePath } from './milestone-path.tsx';

export type GoalIntents = {
  onComplete: (completed: boolean) => void;
  onMilestone: (index: number) => void;
  onEdit: () => void;
  onShare: () => void;
  onDelete: () => void;
  tasksOf?: (step: number) => ReactNode;
};

/** One goal: what it is, how far it has come, and what is next. */
type GoalCardProps = GoalIntents & {
  goal: Goal;
  isSaving: boolean;
  waiting?: ReactNode;
  sharing?: ReactNode;
  journal?: ReactNode;
  /** What is lived with beside the plan: if-thens, and a look at the dates. */
  living?: ReactNode;
};

export function GoalCard({
  goal,
  isSaving,
  waiting,
  sharing,
  journal,
  living,
  ...intents
}: GoalCardProps) {
  const { title, description, completed, targetDate, roadmap } = goal;
  const headingId = `goal-${goal.id}`;
  const createdOn = localToday(localDate(goal.createdAt));
  return (
    <article
      className={styles.card}
      data-completed={completed || undefined}
      aria-labelledby={headingId}
    >
      <header className={styles.head}>
        <Checkbox
          label={completed ? `Reopen goal: ${title}` : `Complete goal: ${title}`}
          checked={completed}
          disabled={isSaving}
          onChange={(event) => intents.onComplete(event.target.checked)}
        />
        <div className={styles.words}>
          <h3 id={headingId} className={styles.title}>
            {completed ? <s>{title}</s> : title}
          </h3>
          <p className={styles.dates}>
            <span>
              Created <time dateTime={goal.createdAt}>{formatDate(createdOn)}</time>
            </span>
            {targetDate && !completed && (
              <span>
                Target <time dateTime={targetDate}>{formatDate(targetDate)}</time>
                <span className={styles.calm}>
                  , {describeTargetDate(targetDate, localToday())}
                </span>
              </span>
            )}
          </p>
          {waiting}
        </div>
      </header>
      <div className={styles.body}>
        <p className={description ? styles.description : styles.none}>
          {description || 'No description'}
        </p>
        {roadmap.note && !completed && <Notice title="About this plan">{roadmap.note}</Notice>}
        {roadmap.milestones.length > 0 && (
          <Plan {...{ goal, isSaving }} onToggle={intents.onMilestone} tasksOf={intents.tasksOf} />
        )}
        {living}
        {sharing}
        {journal}
        <footer className={styles.actions}>
          <Button kind="quiet" size="small" aria-describedby={headingId} onClick={intents.onEdit}>
            Edit goal
          </Button>
          <Button kind="quiet" size="small" aria-describedby={headingId} onClick={intents.onShare}>
            Share
          </Button>
          <Button kind="quiet" size="small" aria-describedby={headingId} onClick={intents.onDelete}>
            Delete
          </Button>
        </footer>
      </div>
    </article>
  );
}

/** An open goal shows its path; of a completed one it is there for whoever wants to look back. */
function Plan(path: ComponentProps<typeof MilestonePath>) {
  if (!path.goal.completed) return <MilestonePath {...path} />;
  const { tasksOf: _, ...past } = path;
  return (
    <Disclosure summary="The way there">
      <MilestonePath {...past} />
    </Disclosure>
  );
}
