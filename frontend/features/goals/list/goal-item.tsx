import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { isPartWrite } from '#frontend/api/goals/if-then-writes.rules.ts';
import board from '#frontend/features/goals/board/goal-board.module.css';
import { GoalLine } from '#frontend/features/goals/board/goal-line.tsx';
import { GoalParts } from '#frontend/features/goals/board/goal-parts.tsx';
import { OwnStep } from '#frontend/features/goals/plan/own-step.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { openOutbox, useOutbox } from '#frontend/outbox/outbox.state.ts';
import { askToShare } from '#frontend/state/share-goal.state.ts';
import { WaitingMark } from '#frontend/ui/feedback/waiting-mark.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { GoalPart } from '#schema/urls/page-paths.ts';
import { GoalCard } from './goal-card.tsx';
import { localToday } from './goal-dates.rules.ts';
import { GoalTasks } from './goal-tasks.tsx';
import { toggled } from './milestones.rules.ts';
import { useGoalActs } from './use-goal-acts.ts';

const GoalAdjustments = lazyComponent(() =>
  import('#frontend/features/goals/replan/goal-adjustments.tsx').then((m) => m.GoalAdjustments),
);
const EditGoalDialog = lazyComponent(() =>
  import('#frontend/features/goals/edit/edit-goal-dialog.tsx').then((m) => m.EditGoalDialog),
);
const DeleteGoalDialog = lazyComponent(() =>
  import('#frontend/features/goals/edit/delete-goal-dialog.tsx').then((m) => m.DeleteGoalDialog),
);

/** The code for changing steps is loaded with the first change. */
const stepEdits = () => import('#frontend/features/goals/plan/step-edits.rules.ts');

/** Other features' islands, put into each card by the screen. */
export type Slots = {
  sharingFor?: (goalId: number) => ReactNode;
  journalFor?: (goalId: number, isAsked: boolean) => ReactNode;
};

export type GoalItemProps = Slots & {
  goal: Goal;
  hrefTo: (goalId: number, part?: GoalPart) => string;
  isOpen: boolean;
  isSelected: boolean;
  /** Among a few that stand as cards on any screen: an open one has no line. */
  isAlone: boolean;
  /** What the address asks for beside the plan. */
  part: GoalPart | undefined;
  /** Whether the address names it. */
  isAsked: boolean;
  onClose: (goalId: number) => void;
  onArchived: (goalId: number) => void;
};

/** A goal in the list: its line and, where it is open, its card. */
export function GoalItem(props: GoalItemProps) {
  const { goal, hrefTo, isOpen, isSelected, isAlone } = props;
  const acts = useGoalActs(goal);
  const { shown, isSaving, change } = acts;
  const complete = (completed: boolean) => change({ completed });
  return (
    <li
      className={board['entry']}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      {!(isAlone && isOpen) && (
        <GoalLine
          href={hrefTo(goal.id)}
          {...{ goal: shown, isOpen, isSelected, isSaving }}
          onComplete={complete}
        />
      )}
      {(isOpen || isSelected) && <OpenGoal {...props} acts={acts} />}
    </li>
  );
}

function OpenGoal(props: GoalItemProps & { acts: ReturnType<typeof useGoalActs> }) {
  const { goal, part, isAsked, hrefTo, onClose, onArchived, sharingFor, journalFor } = props;
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const { shown, isSaving, change, remove } = props.acts;

  const unsent = useOutbox().filter(
    ({ write }) => (write.kind === 'goal-change' || isPartWrite(write)) && write.goalId === goal.id,
  );
  const isRefused = unsent.some(({ state }) => state === 'refused');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address counts once.
  useEffect(() => {
    if (part === 'share') askToShare(goal);
  }, [part, goal.id]);

  const { roadmap, milestone, targetDate } = shown;
  const replan = (plan: Roadmap) => change({ roadmap: plan });
  // A line that became a card where it stood takes the focus along.
  useEffect(() => {
    const { activeElement } = document;
    const wasHere = activeElement === document.body || activeElement?.closest('[data-row]');
    const heading = document.getElementById(`goal-${goal.id}`);
    const row = heading?.closest('li')?.querySelector('[data-row]');
    if (isAsked && wasHere && row?.checkVisibility() !== true)
      heading?.focus({ preventScroll: true });
  }, [isAsked, goal.id]);

  const archive = () => {
    if (!goal.archivedAt) onArchived(goal.id);
    change({ archived: !goal.archivedAt });
  };

  return (
    <>
      <GoalCard
        goal={shown}
        isSaving={isSaving}
        waiting={unsent.length > 0 && <WaitingMark onLook={isRefused && openOutbox} />}
        sharing={sharingFor?.(goal.id)}
        journal={journalFor?.(goal.id, part === 'journal')}
        parts={<GoalParts {...{ goal, hrefTo }} current={isAsked ? (part ?? 'plan') : undefined} />}
        onClose={() => onClose(goal.id)}
        living={
          <Suspense fallback={null}>
            <GoalAdjustments goal={shown} onChange={change} />
          </Suspense>
        }
        onComplete={(completed) => change({ completed })}
        onMilestone={(index) => change({ milestone: toggled(index, goal.milestone) })}
        onEdit={() => setDialog('edit')}
        onShare={() => askToShare(goal)}
        onPause={() => change({ paused: !goal.pausedAt })}
        onArchive={archive}
        onDelete={() => setDialog('delete')}
        onMoveStep={async (from, to) =>
          replan((await stepEdits()).moveStepTo(roadmap, milestone, from, to))
        }
        onAddStep={async (title) =>
          replan((await stepEdits()).addStepAtEnd(roadmap, title, targetDate ?? localToday()))
        }
        tasksOf={(step, tools) => <GoalTasks goal={shown} {...{ step, tools }} />}
        toolsOf={(step, canMove, onMove) => (
          <OwnStep {...{ goal: shown, step, canMove, onMove }} onChange={replan} />
        )}
      />
      <Suspense fallback={null}>
        {dialog === 'edit' && <EditGoalDialog goal={goal} onClose={() => setDialog(null)} />}
        {dialog === 'delete' && (
          <DeleteGoalDialog
            goal={goal}
            isPending={remove.isPending}
            onClose={() => setDialog(null)}
            onConfirm={() => remove.mutate(goal.id, { onError: () => setDialog(null) })}
          />
        )}
      </Suspense>
    </>
  );
}
