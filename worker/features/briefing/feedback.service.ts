import type { UserContext } from '#worker/context.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import type { SafetyState } from '#worker/lib/safety/safety-state.ts';
import type { Finding } from '#worker/lib/safety/screen.ts';
import { stanceOf } from '#worker/lib/stances/stances.ts';
import type { CoachReply } from '#worker/ports.ts';
import { findGoalInTalk } from './briefing.queries.ts';
import { type CoachProfile, goalInTalk } from './briefing.rules.ts';
import { modelCaller } from './briefing.service.ts';
import { consumeQuota, enforceRateLimit, requireQuota } from './coach-limits.service.ts';
import { hashMessage } from './seed.rules.ts';

export interface EntryAdvice {
  reply: CoachReply;
  /** False in incognito: nothing of it is stored. */
  isKept: boolean;
}

interface Entry {
  /** Null for an entry about no goal. */
  goalId: number | null;
  /** The safety state of the writer. */
  care: SafetyState;
  content: string;
  finding: Finding;
}

/**
 * Eden's feedback on a journal entry, counted against the day's quota. The journal passes in the
 * coach profile and a query for recent templates. Entries of somebody in danger are answered
 * before. @throws tooMany
 */
export async function adviseOnEntry(
  ctx: UserContext,
  { goalId, content, finding, care }: Entry,
  { aiFeedback, sharesGoals, weakestCategory, notes }: CoachProfile,
  templates: Statement<{ templateId: string | null }[]>,
): Promise<EntryAdvice> {
  const { userId } = ctx.caller;
  await enforceRateLimit(ctx);
  const [users, counted, goals, recent] = await ctx.write([
    ctx.ownRow(),
    consumeQuota(ctx),
    // No goal has this id.
    findGoalInTalk({ userId, goalId: goalId ?? 0 }),
    templates,
  ]);
  requireQuota(ctx, counted);
  const stance = stanceOf(content, finding);
  const user = users[0] as (typeof users)[number];
  const coach = ctx.coaches[aiFeedback === 'model' ? 'model' : 'built-in'];
  const request = {
    content,
    ...(sharesGoals && goals[0] && { goal: goalInTalk(goals[0]) }),
    preferences: user,
    ...(weakestCategory && { weakestCategory }),
    notes,
    ...(stance && { stance }),
    recentTemplateIds: recent.map(({ templateId }) => templateId as string).reverse(),
    seed: hashMessage(content, recent.length),
  };
  const reply = await coach.feedback(request, modelCaller(ctx, care));
  return { reply, isKept: !user.incognitoMode };
}
