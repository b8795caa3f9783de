import { waitingOf } from '#frontend/outbox/pending-writes.rules.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import type { Goal, GoalPatch, GoalSummary } from '#schema/contracts/goals.ts';
import { carryTaskIds } from '#schema/rules/goals/task-edits.ts';
import { taskListOf } from '#schema/rules/goals/tasks.ts';
import { isPartWrite, withPartWrite } from './if-then-writes.rules.ts';
import { withMilestone } from './task-writes.rules.ts';

/** Goals as their owner left them: with the changes that the server does not know yet. */
export function applyPendingWrites(goals: Goal[], writes: QueuedWrite[]): Goal[] {
  const waiting = writes.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return goals;
  return goals.map((goal) =>
    waiting.reduce((shown, { write, writtenAt }) => {
      if (!('goalId' in write) || write.goalId !== goal.id) return shown;
      if (isPartWrite(write)) return withPartWrite(shown, write);
      return write.kind === 'goal-change' ? withPatch(shown, write.body, writtenAt) : shown;
    }, goal),
  );
}

/** The ids of a plan that is written anew, as the server will carry them; it names the new tasks. */
function withCarriedIds(goal: Goal, { roadmap }: GoalPatch): Goal {
  if (!roadmap) return goal;
  let added = 0;
  const taskIds = carryTaskIds(taskListOf(goal), roadmap, () => {
    added += 1;
    return `new-${added}`;
  });
  return { ...goal, taskIds };
}

const withPatch = (goal: Goal, patch: GoalPatch, writtenAt: string): Goal => ({
  ...withCarriedIds(
    patch.milestone === undefined ? goal : withMilestone(goal, patch.milestone),
    patch,
  ),
  ...(patch as Partial<Goal>),
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
