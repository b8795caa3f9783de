import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { EntryMood } from '#schema/contracts/enums.ts';
import type { JournalDay } from '#schema/contracts/journal.ts';
import { dateInZone } from '#worker/lib/calendar.ts';

/** Zones are at most this far from UTC, and a day of any of them within this of the UTC day. */
const ZONE_HOURS = 14;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back “on this day” goes. */
const YEARS_BACK = 10;

const utc = (day: CalendarDate) => Date.parse(`${day}T00:00:00.000Z`);

/** All instants that are on one of these days, first to last, in any zone, and some more. */
export const around = (first: CalendarDate, last = first) => ({
  from: new Date(utc(first) - ZONE_HOURS * HOUR_MS).toISOString(),
  to: new Date(utc(last) + DAY_MS + ZONE_HOURS * HOUR_MS).toISOString(),
});

/** The first and the last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): [first: CalendarDate, last: CalendarDate] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return [`${month}-01`, `${month}-${length}`];
}

/**
 * The same day a month ago, half a year ago, and in each of ten years before; those that have no
 * such day are left out.
 */
export function sameDayBefore(today: CalendarDate): CalendarDate[] {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const monthsBack = (months: number) => {
    const at = new Date(Date.UTC(year, month - 1 - months, day));
    return at.getUTCDate() === day ? [at.toISOString().slice(0, 10)] : [];
  };
  const years = Array.from({ length: YEARS_BACK }, (_, index) => 12 * (index + 1));
  return [1, 6, ...years].flatMap(monthsBack);
}

/** The days of a month on which something was written. `times` are oldest first. */
export function daysWritten(
  times: readonly { createdAt: string; mood: EntryMood | null }[],
  month: string,
  zone: string,
): JournalDay[] {
  const days = new Map<CalendarDate, JournalDay>();
  for (const { createdAt, mood } of times) {
    const day = dateInZone(new Date(createdAt), zone);
    if (!day.startsWith(`${month}-`)) continue;
    const before = days.get(day);
    days.set(day, {
      day,
      entries: (before?.entries ?? 0) + 1,
      mood: mood ?? before?.mood ?? null,
    });
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}
