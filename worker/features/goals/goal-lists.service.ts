import type { Goal, GoalPage, GoalSummary } from '#schema/contracts/goals.ts';
import type { UserContext } from '#worker/context.ts';
import { toGoal } from './goal-row.rules.ts';
import { countOwnGoals, listOwnGoals } from './goals.queries.ts';

export async function listGoals(ctx: UserContext, { limit, before }: GoalPage): Promise<Goal[]> {
  const page = { userId: ctx.caller.userId, limit, before: before ?? Number.MAX_SAFE_INTEGER };
  const [, rows] = await ctx.read([listOwnGoals(page)]);
  return rows.map(toGoal);
}

export async function summariseGoals(ctx: UserContext): Promise<GoalSummary> {
  const [, counts] = await ctx.read([countOwnGoals({ userId: ctx.caller.userId })]);
  return counts[0] as GoalSummary;
}
