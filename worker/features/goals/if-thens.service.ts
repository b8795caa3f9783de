import type { Goal } from '#schema/contracts/goals.ts';
import type { IfThenPatch, NewIfThen } from '#schema/contracts/if-thens.ts';
import { ifThenOf } from '#schema/rules/goals/if-thens.ts';
import { IF_THENS_MAX } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import { noticeForText } from '#worker/features/safety/safety.service.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import { conflict, notFound } from '#worker/lib/errors.ts';
import { type GoalRow, toGoal } from './goal-row.rules.ts';
import {
  addIfThenByTitle,
  addOwnIfThen,
  deleteOwnIfThen,
  findOwnIfThens,
  moveReminderAlong,
  updateOwnIfThen,
} from './if-thens.queries.ts';

const NO_SUCH_GOAL = 'Goal not found';
const NO_SUCH_IF_THEN = 'This if-then is not here any more';
const IS_FULL = `A goal holds up to ${IF_THENS_MAX} if-thens. Let one go first.`;
const ID_IS_TAKEN = 'This if-then is here already';

const newId = () => crypto.randomUUID().slice(0, 8);

const madeNow = (ctx: UserContext) => ({ madeAt: ctx.clock.now().toISOString() });

const ownOf = (ctx: UserContext, goalId: number) => ({ ...ctx.session(), goalId });

async function ownIfThens(ctx: UserContext, goalId: number) {
  const [, [row]] = await ctx.read([findOwnIfThens({ userId: ctx.caller.userId, goalId })]);
  if (!row) throw notFound(NO_SUCH_GOAL);
  return row.ifThens;
}

/** Words of care go along where what was typed speaks of danger. */
async function withNotice(ctx: UserContext, goal: Goal, { when, act }: IfThenPatch) {
  const words = [when, act].filter(Boolean).join('.\n');
  const safetyNotice = words ? await noticeForText(ctx, words) : undefined;
  return { ...goal, ...(safetyNotice && { safetyNotice }) };
}

/** @throws notFound, conflict where the goal holds no more or the id is taken */
export async function addIfThen(
  ctx: UserContext,
  goalId: number,
  { id = newId(), ...given }: NewIfThen,
): Promise<Goal> {
  const row = await ctx.writeUnguarded({
    before: [],
    change: addOwnIfThen(ownOf(ctx, goalId), { id, ...given, madeBy: 'person', ...madeNow(ctx) }),
    after: [],
  });
  if (row) return withNotice(ctx, toGoal(row as GoalRow), given);
  const list = await ownIfThens(ctx, goalId);
  throw conflict(list.some((one) => one.id === id) ? ID_IS_TAKEN : IS_FULL);
}

/** @throws notFound */
export async function changeIfThen(
  ctx: UserContext,
  { goalId, ifThenId: id }: { goalId: number; ifThenId: string },
  patch: IfThenPatch,
): Promise<Goal> {
  const own = { ...ownOf(ctx, goalId), id };
  const now = ctx.clock.now().toISOString();
  const row = await ctx.writeUnguarded({
    before: patch.at ? [moveReminderAlong({ ...own, at: patch.at, now })] : [],
    change: updateOwnIfThen(own, patch),
    after: [],
  });
  if (row) return withNotice(ctx, toGoal(row as GoalRow), patch);
  await ownIfThens(ctx, goalId);
  throw notFound(NO_SUCH_IF_THEN);
}

/** @throws notFound */
export async function deleteIfThen(
  ctx: UserContext,
  { goalId, ifThenId: id }: { goalId: number; ifThenId: string },
): Promise<void> {
  const [gone] = await ctx.write([deleteOwnIfThen({ ...ownOf(ctx, goalId), id })]);
  if (gone.length > 0) return;
  await ownIfThens(ctx, goalId);
  throw notFound(NO_SUCH_IF_THEN);
}

/** What a guided session ended in, and the goal it was about. */
export interface SessionPromise {
  goalTitle: string | null;
  when: string;
  act: string;
}

/**
 * For the batch that keeps what came of a session: its if-then in the goal that it was about.
 * Nothing where it was about none, or where a part is missing.
 */
export function keepIfThenOfSession(
  ctx: UserContext,
  { goalTitle, when, act }: SessionPromise,
): Statement[] {
  const parts = ifThenOf(when, act);
  if (!goalTitle || !parts) return [];
  const own = { userId: ctx.caller.userId, title: goalTitle };
  return [addIfThenByTitle(own, { id: newId(), ...parts, madeBy: 'session', ...madeNow(ctx) })];
}
