import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import type { SafetyState } from '#worker/lib/safety/safety-state.ts';
import type { ModelCaller } from '#worker/ports.ts';
import { findCoachProfile, listGoalsInTalk, listRecentEntries } from './briefing.queries.ts';
import { type CoachProfile, toCoachProfile } from './briefing.rules.ts';

export type { CoachProfile } from './briefing.rules.ts';

const GOALS_SHARED = 10;
const ENTRIES_SHARED = 3;
const ENTRY_LENGTH_SHARED = 600;
export const TURNS_SHARED = 10;

/**
 * Query for what the person shares with Eden, for a batch that is sent anyway; `coachProfileOf`
 * reads its result.
 */
export const coachProfileQuery = (ctx: UserContext) =>
  findCoachProfile({ userId: ctx.caller.userId, notes: COACH_NOTES_MAX });

/**
 * The coach profile from the rows of `coachProfileQuery`. The row exists, since the person's
 * session does.
 */
export const coachProfileOf = ([row]: RowOf<typeof findCoachProfile>[]): CoachProfile =>
  toCoachProfile(row as RowOf<typeof findCoachProfile>);

/** For whom a coach is asked: their safety level and the deadline. */
export const modelCaller = (
  { caller, deadline }: UserContext,
  { level }: SafetyState,
): ModelCaller => ({
  userId: caller.userId,
  care: level,
  deadline,
});

/**
 * Queries for goals and entries that may be shared in a talk; `shareableInTalk` decides which are.
 */
export function goalAndEntryQueries({ caller: { userId }, config }: UserContext) {
  return [
    listGoalsInTalk({ userId, limit: GOALS_SHARED }),
    listRecentEntries({
      userId,
      limit: config.model ? ENTRIES_SHARED : 0,
      length: ENTRY_LENGTH_SHARED,
    }),
  ] as const;
}
