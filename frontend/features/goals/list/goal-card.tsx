import type { ComponentProps, ReactNode } from 'react';
import { AddStep } from '#frontend/features/goals/plan/add-step.tsx';
import type { MoveTo } from '#frontend/features/goals/plan/use-drag-order.ts';
import { localDate } from '#frontend/lib/render-locale.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { MAX_MILESTONES } from '#schema/rules/limits.ts';
import styles from './goal-card.module.css';
import { describeTargetDate, formatDate, localToday } from './goal-dates.rules.ts';
import { MilestonePath } from './milestone-path.tsx';

export type GoalIntents = {
  onComplete: (completed: boolean) => void;
  onMilestone: (index: number) => void;
  onEdit: () => void;
  onShare: () => void;
  onPause: () => void;
  onArchive: () => void;
  onDelete: () => void;
  /** Back to its line in the list, where cards stand in it. */
  onClose: () => void;
  onMoveStep: MoveTo;
  onAddStep: (title: string) => void;
  tasksOf?: ComponentProps<typeof MilestonePath>['tasksOf'];
  toolsOf?: ComponentProps<typeof MilestonePath>['toolsOf'];
};

/** One goal: what it is, how far it has come, and what is next. */
type GoalCardProps = GoalIntents & {
  goal: Goal;
  isSaving: boolean;
  waiting?: ReactNode;
  /** The ways to its parts, each at its address. */
  parts?: ReactNode;
  sharing?: ReactNode;
  journal?: ReactNode;
  /** What adjusts the plan to life: if-thens, and new dates. */
  living?: ReactNode;
};

export function GoalCard({
  goal,
  isSaving,
  waiting,
  parts,
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
          <h3 id={headingId} tabIndex={-1} className={styles.title}>
            {completed ? <s>{title}</s> : title}
          </h3>
          <Rest goal={goal} />
          <p className={styles.dates}>
            <span>
              Created <time dateTime={goal.createdAt}>{formatDate(createdOn)}</time>
            </span>
            {targetDate && !completed && (
              <span className={styles.target}>
                <span className={styles.day}>
                  Target <time dateTime={targetDate}>{formatDate(targetDate)}</time>,
                </span>{' '}
                {describeTargetDate(targetDate, localToday())}
              </span>
            )}
          </p>
          {parts}
          {waiting}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-expanded
          aria-label={`Close: ${title}`}
          onClick={intents.onClose}
        >
          <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
            <path d="M4 10l4-4 4 4" />
          </svg>
        </button>
      </header>
      <div className={styles.body}>
        <p className={description ? styles.description : styles.none}>
          {description || 'No description'}
        </p>
        {roadmap.note && !completed && <Notice title="About this plan">{roadmap.note}</Notice>}
        {roadmap.milestones.length > 0 && (
          <Plan
            {...{ goal, isSaving }}
            onToggle={intents.onMilestone}
            onMove={intents.onMoveStep}
            tasksOf={intents.tasksOf}
            toolsOf={intents.toolsOf}
          />
        )}
        {!completed && roadmap.milestones.length === 0 && (
          <p className={styles.noPlan}>No steps yet. The first one can be small.</p>
        )}
        {!completed && roadmap.milestones.length < MAX_MILESTONES && (
          <div className={styles.addStep}>
            <AddStep onAdd={intents.onAddStep} />
          </div>
        )}
        {living}
        {sharing}
        {journal}
        <footer className={styles.actions}>
          <Button kind="quiet" size="small" aria-describedby={headingId} onClick={intents.onEdit}>
            Edit goal
          </Button>
          <Button
            kind="quiet"
            size="small"
            className={styles.share}
            aria-describedby={headingId}
            onClick={intents.onShare}
          >
            Share
          </Button>
          {!completed && (
            <Button
              kind="quiet"
              size="small"
              aria-describedby={headingId}
              onClick={intents.onPause}
            >
              {goal.pausedAt ? 'Resume' : 'Pause'}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-describedby={headingId}
            onClick={intents.onArchive}
          >
            {goal.archivedAt ? 'Put back' : 'Archive'}
          </Button>
          <Button kind="quiet" size="small" aria-describedby={headingId} onClick={intents.onDelete}>
            Delete
          </Button>
        </footer>
      </div>
    </article>
  );
}

/** Says that a goal is paused or archived, and what that means. */
function Rest({ goal: { pausedAt, archivedAt } }: { goal: Goal }) {
  if (archivedAt) return <p className={styles.rest}>Archived: it’s kept, but out of your list.</p>;
  return pausedAt ? (
    <p className={styles.rest}>Paused. It asks for nothing until you resume it.</p>
  ) : null;
}

/** An open goal shows its path; that of a completed one is folded away. */
function Plan(path: ComponentProps<typeof MilestonePath>) {
  if (!path.goal.completed) return <MilestonePath {...path} />;
  const { tasksOf: _, toolsOf: __, onMove: ___, ...past } = path;
  return (
    <Disclosure summary="The way there">
      <MilestonePath {...past} />
    </Disclosure>
  );
}
