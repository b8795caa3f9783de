import type { Goal, GoalPatch, GoalSummary } from '#schema/contracts/goals.ts';
import type { QueuedWrite, Write } from './queued-write.ts';

/** The words of waiting writes, laid over what the server knows: a person sees what they did, done. */

const isWaiting = ({ state }: QueuedWrite) => state === 'waiting';

/** The waiting writes of one kind, oldest first. */
export function waitingOf<Kind extends Write['kind']>(writes: QueuedWrite[], kind: Kind) {
  return writes
    .filter(isWaiting)
    .flatMap(({ write, writtenAt }) =>
      write.kind === kind ? [{ ...(write as Extract<Write, { kind: Kind }>), writtenAt }] : [],
    );
}

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

export function summaryWith({ total, completed }: GoalSummary, writes: QueuedWrite[]): GoalSummary {
  const turns: number[] = waitingOf(writes, 'goal-change').map(({ body }) =>
    body.completed === undefined ? 0 : body.completed ? 1 : -1,
  );
  return {
    total: total + waitingOf(writes, 'goal').length,
    completed: turns.reduce((sum, turn) => sum + turn, completed),
  };
}
