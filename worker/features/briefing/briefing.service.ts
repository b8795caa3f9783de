import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import type { SafetyState } from '#worker/lib/safety/care.ts';
import type { ModelCaller } from '#worker/ports.ts';
import { findCoachProfile, listGoalsInTalk, listRecentEntries } from './briefing.queries.ts';
import { type CoachProfile, toCoachProfile } from './briefing.rules.ts';

export type { CoachProfile } from './briefing.rules.ts';

const GOALS_SHARED = 10;
const ENTRIES_SHARED = 3;
const ENTRY_LENGTH_SHARED = 600;
export const TURNS_SHARED = 10;

/** Finds what the person lets Eden know and who may lend her words, within a batch that is under way anyhow: `briefingIn`. */
export const coachProfileQuery = (ctx: UserContext) =>
  findCoachProfile({ userId: ctx.caller.userId, notes: COACH_NOTES_MAX });

/** What `coachProfileQuery` found: the person is there, since their session is. */
export const coachProfileOf = ([row]: RowOf<typeof findCoachProfile>[]): CoachProfile =>
  toCoachProfile(row as RowOf<typeof findCoachProfile>);

/** Whom a coach is asked for, and how they stand. */
export const modelCaller = (
  { caller, deadline }: UserContext,
  { level }: SafetyState,
): ModelCaller => ({
  userId: caller.userId,
  care: level,
  deadline,
});

/** What of goals and journal may go along with a message: `toldInTalk` says what does. */
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
