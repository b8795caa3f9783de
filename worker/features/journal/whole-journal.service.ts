import type {
  AnyEntry,
  JournalDay,
  JournalMonth,
  WholeJournal,
  WholeJournalPage,
} from '#schema/contracts/journal.ts';
import type { UserContext } from '#worker/context.ts';
import { dateInZone, knownZone } from '#worker/lib/calendar.ts';
import { asEntryReply } from './entry-reply.rules.ts';
import {
  FREE,
  listFreeEntries,
  listFreeEntryTimes,
  listGoalEntries,
  listGoalEntryTimes,
  OF_GOAL,
  type Place,
  type Stretch,
} from './whole-journal.queries.ts';
import { around, daysOfMonth, daysWritten, sameDayBefore } from './whole-journal.rules.ts';

/** A search looks at so many entries of each goal, and of those about none. */
const SEARCHED = 1000;
/** More than anybody writes on one day, and in one month. */
const DAY_ENTRIES = 100;
const MONTH_ENTRIES = 2000;

const EVER: Stretch = { from: '', to: '9999' };
const END: Place = { at: '9999', kind: OF_GOAL, id: Number.MAX_SAFE_INTEGER };

const kindOf = ({ goalId }: AnyEntry) => (goalId === null ? FREE : OF_GOAL);

/** Newest first; entries of one instant by kind, then by id. */
function newestFirst(a: AnyEntry, b: AnyEntry): number {
  return b.createdAt.localeCompare(a.createdAt) || kindOf(b) - kindOf(a) || b.id - a.id;
}

const cursorOf = (entry: AnyEntry) => `${entry.createdAt}~${kindOf(entry)}~${entry.id}`;

function placeIn(cursor: string | undefined): Place {
  if (!cursor) return END;
  const [at = '', kind = '', id = ''] = cursor.split('~');
  return { at, kind: Number(kind), id: Number(id) };
}

interface Asked {
  within: readonly Stretch[];
  before?: Place;
  q?: string | undefined;
  limit: number;
}

/** Entries of both kinds, newest first. */
async function readEntries(
  ctx: UserContext,
  { within, before = END, q = '', limit }: Asked,
): Promise<AnyEntry[]> {
  const looksAt = q === '' ? limit : SEARCHED;
  const search = { userId: ctx.caller.userId, within, before, q, limit, looksAt };
  const [, ofGoals, free] = await ctx.read([listGoalEntries(search), listFreeEntries(search)]);
  return [...ofGoals, ...free].map(asEntryReply).sort(newestFirst);
}

const isOn = (ctx: UserContext, days: readonly string[]) => {
  const zone = knownZone(ctx.timeZone);
  return ({ createdAt }: AnyEntry) => days.includes(dateInZone(new Date(createdAt), zone));
};

/** All entries, about goals and about none: page by page, or those of one day of the person's. */
export async function readWholeJournal(
  ctx: UserContext,
  { limit, before, q, day }: WholeJournalPage,
): Promise<WholeJournal> {
  if (day) {
    const found = await readEntries(ctx, { within: [around(day)], q, limit: DAY_ENTRIES });
    return { entries: found.filter(isOn(ctx, [day])), next: null };
  }
  const found = await readEntries(ctx, {
    within: [EVER],
    before: placeIn(before),
    q,
    // One more tells whether there are more.
    limit: limit + 1,
  });
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: last && found.length > limit ? cursorOf(last) : null };
}

/** The days of a month with something written, where the person lives. */
export async function readJournalDays(
  ctx: UserContext,
  { month }: JournalMonth,
): Promise<JournalDay[]> {
  const search = {
    userId: ctx.caller.userId,
    ...around(...daysOfMonth(month)),
    limit: MONTH_ENTRIES,
  };
  const [, ofGoals, free] = await ctx.read([
    listGoalEntryTimes(search),
    listFreeEntryTimes(search),
  ]);
  const times = [...ofGoals, ...free].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return daysWritten(times, month, knownZone(ctx.timeZone));
}

/** What was written on this day a month, half a year and whole years ago, newest first. */
export async function readOnThisDay(ctx: UserContext): Promise<AnyEntry[]> {
  const days = sameDayBefore(dateInZone(ctx.clock.now(), knownZone(ctx.timeZone)));
  const within = days.map((day) => around(day));
  const found = await readEntries(ctx, { within, limit: DAY_ENTRIES });
  return found.filter(isOn(ctx, days));
}
