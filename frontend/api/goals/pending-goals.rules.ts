import { waitingOf } from '#frontend/outbox/pending-writes.rules.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import type { WriteOf } from '#frontend/outbox/write-kind.ts';
import type { Goal, GoalSummary } from '#schema/contracts/goals.ts';
import { withPatch } from './goal-patch.rules.ts';
import { isPartWrite, withPartWrite } from './if-then-writes.rules.ts';
import { withTaskWrite } from './task-writes.rules.ts';

/** Goals as their owner left them: with the changes that the server does not know yet. */
export function applyPendingWrites(goals: Goal[], writes: QueuedWrite[]): Goal[] {
  const waiting = writes.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return goals;
  return goals.map((goal) =>
    waiting.reduce((shown, { write, writtenAt }) => {
      if (!('goalId' in write) || write.goalId !== goal.id) return shown;
      if (write.kind === 'reminder-answer') return withAnswer(shown, write);
      if (isPartWrite(write)) return withPartWrite(shown, write);
      return write.kind === 'goal-change' ? withPatch(shown, write.body, writtenAt) : shown;
    }, goal),
  );
}

/** A task that was said to be done shows as done, wherever that was said. */
function withAnswer(goal: Goal, { goalId, taskId, body }: WriteOf<'reminder-answer'>): Goal {
  if (body.answer !== 'done' || !taskId) return goal;
  return withTaskWrite(goal, { kind: 'task-change', goalId, taskId, body: { done: true } });
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
