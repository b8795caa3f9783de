import type { EdenKnowledge } from '#schema/contracts/privacy.ts';
import type { UserContext } from '#worker/context.ts';
import { shareableInTalk } from '#worker/features/briefing/briefing.rules.ts';
import {
  briefingIn,
  readBriefing,
  readGoalsAndEntries,
  TURNS_SHARED,
} from '#worker/features/briefing/briefing.service.ts';
import { listLatestTurns } from './coach.queries.ts';

/** What Eden would be told with a message sent now: gathered by the functions that a talk uses. */
export async function whatEdenKnows(ctx: UserContext): Promise<EdenKnowledge> {
  const [user, briefings, goals, entries, turns] = await ctx.read([
    readBriefing(ctx),
    ...readGoalsAndEntries(ctx),
    listLatestTurns({ userId: ctx.caller.userId, limit: TURNS_SHARED }),
  ]);
  const briefing = briefingIn(briefings);
  const told = shareableInTalk(briefing, goals, entries, ctx.config.model !== undefined);
  const latest = user.incognitoMode ? undefined : turns[0];
  return {
    goals: told.goals.map(({ targetDate, nextMilestone, ...goal }) => ({
      ...goal,
      targetDate: targetDate ?? null,
      nextMilestone: nextMilestone ?? null,
    })),
    weakestCategory: briefing.weakestCategory ?? null,
    entries: told.entries.map(({ content, ...entry }) => ({ words: content, ...entry })),
    conversation: latest
      ? {
          id: latest.conversationId,
          title: latest.title,
          turns: turns
            .map(({ content, response }) => ({ message: content, reply: response ?? '' }))
            .reverse(),
        }
      : null,
  };
}
