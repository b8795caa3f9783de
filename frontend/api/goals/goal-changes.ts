import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus, request } from '#frontend/lib/request.ts';
import { deliverWrite } from '#frontend/outbox/deliver.ts';
import type { Goal, GoalPatch, NewGoal } from '#schema/contracts/goals.ts';
import { goalOf } from './goal-paths.ts';
import { goalSummaryQuery, goalsQuery } from './goals.ts';
import { updateCachedGoals } from './loaded-goals.ts';

/**
 * Creates a goal. One without a plan gets one before it is sent, in the `prepare` step of its
 * write.
 */
export function useCreateGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewGoal) => deliverWrite<Goal>(client, { kind: 'goal', body }),
  });
}

type Change = { goal: Goal; patch: GoalPatch };

/**
 * Completes, reopens, moves or edits a goal. The callbacks belong to the call, not to the card that
 * made it: the card of a completed goal may be gone when the answer comes.
 */
export function useChangeGoal(handlers: {
  onChanged?: (change: Change) => void;
  onRefused?: (error: Error) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ goal, patch }: Change) =>
      deliverWrite<Goal>(client, { kind: 'goal-change', goalId: goal.id, body: patch }),
    onSuccess: (_, change) => handlers.onChanged?.(change),
    onError: (error) => {
      // Another tab was quicker, or the goal is gone: show what is true now.
      if (hasStatus(error, 409) || hasStatus(error, 404)) client.invalidateQueries(goalsQuery);
      handlers.onRefused?.(error);
    },
  });
}

export function useDeleteGoal(handlers: {
  onDeleted?: () => void;
  onRefused?: (error: Error) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goalId: number) => request<void>('DELETE', goalOf(goalId)),
    onSuccess: (_, goalId) => {
      updateCachedGoals(client, (goals) => goals.filter(({ id }) => id !== goalId));
      // A page that lost a row no longer tells whether more follow.
      client.invalidateQueries(goalsQuery);
      client.invalidateQueries(goalSummaryQuery);
      handlers.onDeleted?.();
    },
    onError: handlers.onRefused,
  });
}
