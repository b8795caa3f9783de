import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import type { Care } from '#worker/lib/safety/care.ts';
import type { ModelCaller } from '#worker/ports.ts';
import { findBriefing, listGoalsInTalk, listRecentEntries } from './briefing.queries.ts';
import { type Briefing, briefingOf } from './briefing.rules.ts';

export type { Briefing } from './briefing.rules.ts';

const GOALS_TOLD = 10;
const ENTRIES_TOLD = 3;
const ENTRY_LENGTH_TOLD = 600;
export const TURNS_SHARED = 10;

/** Finds what the person lets Eden know and who may lend her words, within a batch that is under way anyhow: `briefingIn`. */
export const readBriefing = (ctx: UserContext) =>
  findBriefing({ userId: ctx.caller.userId, notes: COACH_NOTES_MAX });

/** What `readBriefing` found: the person is there, since their session is. */
export const briefingIn = ([row]: RowOf<typeof findBriefing>[]): Briefing =>
  briefingOf(row as RowOf<typeof findBriefing>);

/** Whom a coach is asked for, and how they stand. */
export const askerOf = ({ caller, deadline }: UserContext, { level }: Care): ModelCaller => ({
  userId: caller.userId,
  care: level,
  deadline,
});

/** What of goals and journal may go along with a message: `toldInTalk` says what does. */
export function readGoalsAndEntries({ caller: { userId }, config }: UserContext) {
  return [
    listGoalsInTalk({ userId, limit: GOALS_TOLD }),
    listRecentEntries({
      userId,
      limit: config.model ? ENTRIES_TOLD : 0,
      length: ENTRY_LENGTH_TOLD,
    }),
  ] as const;
}
