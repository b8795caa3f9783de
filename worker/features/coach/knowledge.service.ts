import type { EdenKnowledge } from '#schema/contracts/privacy.ts';
import type { UserContext } from '#worker/context.ts';
import { shareableInTalk } from '#worker/features/briefing/briefing.rules.ts';
import {
  coachProfileOf,
  coachProfileQuery,
  goalAndEntryQueries,
  TURNS_SHARED,
} from '#worker/features/briefing/briefing.service.ts';
import { listLatestTurns } from './coach.queries.ts';

/**
 * The context that a coach would get with a message sent now, loaded by the same functions as in a
 * talk.
 */
export async function whatEdenKnows(ctx: UserContext): Promise<EdenKnowledge> {
  const [user, profiles, goals, entries, turns] = await ctx.read([
    coachProfileQuery(ctx),
    ...goalAndEntryQueries(ctx),
    listLatestTurns({ userId: ctx.caller.userId, limit: TURNS_SHARED }),
  ]);
  const profile = coachProfileOf(profiles);
  const told = shareableInTalk(profile, goals, entries, ctx.config.model !== undefined);
  const latest = user.incognitoMode ? undefined : turns[0];
  return {
    goals: told.goals.map(({ targetDate, nextMilestone, ...goal }) => ({
      ...goal,
      targetDate: targetDate ?? null,
      nextMilestone: nextMilestone ?? null,
    })),
    weakestCategory: profile.weakestCategory ?? null,
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
