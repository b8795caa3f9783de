import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { crisisReply, screenForCrisis } from '#worker/lib/crisis/crisis.ts';
import type { Statement } from '#worker/lib/sql.ts';
import type { CoachReply } from '#worker/ports.ts';
import { findGoalInTalk } from './briefing.queries.ts';
import { type Briefing, goalInTalk } from './briefing.rules.ts';
import { seedOf } from './coach.rules.ts';
import { admitToCoach } from './coach-limits.service.ts';
import { countOneReply, refuseWithoutAllowance } from './talk.service.ts';

export interface EntryAdvice {
  reply: CoachReply;
  /** False in incognito: nothing of it is stored. */
  isKept: boolean;
}

interface Entry {
  goalId: number;
  content: string;
}

/**
 * Eden's words on an entry of an own goal; the journal hands in what it read of the person's choices, and how to read which
 * templates she used there lately. Counts against the day's allowance like a chat message; somebody in danger is answered before any limit and any
 * model. @throws tooMany
 */
export async function adviseOnEntry(
  ctx: UserContext,
  { goalId, content }: Entry,
  { aiFeedback, tellsGoals, weakestCategory, notes }: Briefing,
  templates: Statement<{ templateId: string | null }[]>,
): Promise<EntryAdvice> {
  const { userId } = ctx.caller;
  const danger = screenForCrisis(content);
  if (danger) {
    const [user] = await ctx.read([]);
    return { reply: { message: crisisReply(danger), coach: SAFETY }, isKept: !user.incognitoMode };
  }
  await admitToCoach(ctx);
  const [users, counted, goals, recent] = await ctx.write([
    ctx.self(),
    countOneReply(ctx),
    findGoalInTalk({ userId, goalId }),
    templates,
  ]);
  refuseWithoutAllowance(ctx, counted);
  const user = users[0] as (typeof users)[number];
  const reply = await ctx.coaches[aiFeedback === 'model' ? 'model' : 'built-in'].feedback({
    content,
    ...(tellsGoals && { goal: goalInTalk(goals[0] as (typeof goals)[number]) }),
    preferences: user,
    ...(weakestCategory && { weakestCategory }),
    notes,
    recentTemplateIds: recent.map(({ templateId }) => templateId as string).reverse(),
    seed: seedOf(content, recent.length),
  });
  return { reply, isKept: !user.incognitoMode };
}
