import { waitingOf } from '#frontend/outbox/pending-writes.rules.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import type { Goal, GoalPatch, GoalSummary } from '#schema/contracts/goals.ts';
import { carryTaskIds } from '#schema/rules/goals/task-edits.ts';
import { isTaskWrite, withMilestone, withTaskWrite } from './task-writes.rules.ts';

/** Goals as their owner left them: with the changes that the server does not know yet. */
export function applyPendingWrites(goals: Goal[], writes: QueuedWrite[]): Goal[] {
  const waiting = writes.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return goals;
  return goals.map((goal) =>
    waiting.reduce((shown, { write, writtenAt }) => {
      if (!('goalId' in write) || write.goalId !== goal.id) return shown;
      if (isTaskWrite(write)) return withTaskWrite(shown, write);
      return write.kind === 'goal-change' ? withPatch(shown, write.body, writtenAt) : shown;
    }, goal),
  );
}

/** A goal as the server will have it once it has this change, made at that moment. */
export function withPatch(goal: Goal, patch: GoalPatch, at: string): Goal {
  const { paused, archived, milestone, roadmap, ...said } = patch;
  const { pausedAt, archivedAt, ...before } =
    milestone === undefined ? goal : withMilestone(goal, milestone);
  const isPaused = patch.completed ? false : (paused ?? pausedAt !== undefined);
  return {
    ...before,
    ...(said as Partial<Goal>),
    ...(said.completed !== undefined && { completedAt: said.completed ? at : null }),
    ...(isPaused && { pausedAt: pausedAt ?? at }),
    ...((archived ?? archivedAt !== undefined) && { archivedAt: archivedAt ?? at }),
    ...(roadmap && { roadmap, taskIds: carryTaskIds(goal, roadmap, unnamed()) }),
  };
}

/** Ids of tasks that the server has not named yet, the same each time a change is shown. */
function unnamed() {
  let count = 0;
  return () => `new-${count++}`;
}

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
