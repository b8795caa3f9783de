import { useChangeGoal, useDeleteGoal } from '#frontend/api/goals/goal-changes.ts';
import { withPatch } from '#frontend/api/goals/goal-patch.rules.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { celebrateGoal, celebrateMilestone } from '#frontend/state/celebration.state.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';

/**
 * What can be done with one goal. Each has calls of its own, so that two can be saved at once. A
 * change is shown at once and rolled back if the server refuses.
 */
export function useGoalActs(goal: Goal) {
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
  return {
    shown: isPending
      ? {
          ...withPatch(goal, variables.patch, goal.createdAt),
          description: goal.description,
        }
      : goal,
    isSaving: isPending,
    change: (patch: GoalPatch) => mutate({ goal, patch }),
    remove,
  };
}

function celebrate({ goal, patch }: { goal: Goal; patch: GoalPatch }) {
  if (patch.completed) celebrateGoal(goal.title);
  const { milestone } = patch;
  if (milestone !== undefined && milestone > goal.milestone) {
    celebrateMilestone(goal.roadmap.milestones[milestone]?.title);
  }
}
