import { waitingOf } from '#frontend/outbox/pending-writes.rules.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import type { Goal, GoalPatch, GoalSummary } from '#schema/contracts/goals.ts';

/** Goals as their owner left them: with the changes that the server does not know yet. */
export function applyPendingWrites(goals: Goal[], writes: QueuedWrite[]): Goal[] {
  const changes = waitingOf(writes, 'goal-change');
  if (changes.length === 0) return goals;
  return goals.map((goal) => {
    const own = changes.filter(({ goalId }) => goalId === goal.id);
    return Object.assign({}, goal, ...own.map(({ body, writtenAt }) => asPart(body, writtenAt)));
  });
}

const asPart = (patch: GoalPatch, writtenAt: string): Partial<Goal> => ({
  ...patch,
  ...(patch.completed !== undefined && { completedAt: patch.completed ? writtenAt : null }),
});

/** The counts, with the changes that wait. */
export function summaryWith({ total, completed }: GoalSummary, writes: QueuedWrite[]): GoalSummary {
  const turns: number[] = waitingOf(writes, 'goal-change').map(({ body }) =>
    body.completed === undefined ? 0 : body.completed ? 1 : -1,
  );
  return {
    total: total + waitingOf(writes, 'goal').length,
    completed: turns.reduce((sum, turn) => sum + turn, completed),
  };
}
