import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useChangeGoal, useDeleteGoal } from '#frontend/api/goals/goal-changes.ts';
import { isPartWrite } from '#frontend/api/goals/if-then-writes.rules.ts';
import { withMilestone } from '#frontend/api/goals/task-writes.rules.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { openOutbox, useOutbox } from '#frontend/outbox/outbox.state.ts';
import { celebrateGoal, celebrateMilestone } from '#frontend/state/celebration.state.ts';
import { askToShare } from '#frontend/state/share-goal.state.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { WaitingMark } from '#frontend/ui/feedback/waiting-mark.tsx';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { GoalCard } from './goal-card.tsx';
import { GoalTasks } from './goal-tasks.tsx';
import { toggled } from './milestones.rules.ts';

const Living = lazyComponent(() =>
  import('#frontend/features/goals/replan/living.tsx').then((m) => m.Living),
);
const EditGoalDialog = lazyComponent(() =>
  import('#frontend/features/goals/edit/edit-goal-dialog.tsx').then((m) => m.EditGoalDialog),
);
const DeleteGoalDialog = lazyComponent(() =>
  import('#frontend/features/goals/edit/delete-goal-dialog.tsx').then((m) => m.DeleteGoalDialog),
);

type Props = { goal: Goal; sharing?: ReactNode; journal?: ReactNode };

/** A card with its own calls, so that two goals can be saved at once. */
export function GoalItem({ goal, sharing, journal }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const { mutate, isPending, variables } = useChangeGoal({
    onChanged: celebrate,
    onRefused: (error) =>
      showToast({
        title: 'Goal not changed',
        description: errorMessage(error, 'Please try again in a moment.'),
      }),
  });
  const remove = useDeleteGoal({
    onDeleted: () => showToast({ title: 'Goal deleted', description: goal.title }),
    onRefused: (error) =>
      showToast({
        title: 'Goal not deleted',
        description: errorMessage(error, 'It is still here. Please try again in a moment.'),
        kind: 'destructive',
      }),
  });

  // The link on the home screen names a goal; the browser itself looks for it only on a page load,
  // too early.
  useEffect(() => {
    const anchor = `goal-${goal.id}`;
    if (window.location.hash === `#${anchor}`)
      document.getElementById(anchor)?.closest('article')?.scrollIntoView();
  }, [goal.id]);

  const unsent = useOutbox().filter(
    ({ write }) => (write.kind === 'goal-change' || isPartWrite(write)) && write.goalId === goal.id,
  );
  const isRefused = unsent.some(({ state }) => state === 'refused');

  const change = (patch: GoalPatch) => mutate({ goal, patch });
  // What was asked for is shown at once and given back if the server refuses.
  const shown: Goal = isPending
    ? { ...whileSaving(goal, variables.patch), description: goal.description }
    : goal;

  return (
    <>
      <GoalCard
        goal={shown}
        isSaving={isPending}
        waiting={unsent.length > 0 && <WaitingMark onLook={isRefused && openOutbox} />}
        sharing={sharing}
        journal={journal}
        living={
          <Suspense fallback={null}>
            <Living goal={shown} onChange={change} />
          </Suspense>
        }
        onComplete={(completed) => change({ completed })}
        onMilestone={(index) => change({ milestone: toggled(index, goal.milestone) })}
        onEdit={() => setDialog('edit')}
        onShare={() => askToShare(goal)}
        onDelete={() => setDialog('delete')}
        tasksOf={(step) => <GoalTasks goal={shown} step={step} />}
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

const whileSaving = (goal: Goal, patch: GoalPatch): Goal => ({
  ...(patch.milestone === undefined ? goal : withMilestone(goal, patch.milestone)),
  ...(patch as Partial<Goal>),
});

function celebrate({ goal, patch }: { goal: Goal; patch: GoalPatch }) {
  if (patch.completed) celebrateGoal(goal.title);
  const { milestone } = patch;
  if (milestone !== undefined && milestone > goal.milestone) {
    celebrateMilestone(goal.roadmap.milestones[milestone]?.title);
  }
}
