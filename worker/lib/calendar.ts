import type { CalendarDate } from '#schema/contracts/dates.ts';

/** There are fewer zones than this; the bound keeps made-up spellings from filling the memory. */
const CLOCKS_MAX = 1_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * A zone's clock, made once: making one takes longer than a small write. @throws RangeError for an
 * unknown zone.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  if (clocks.size >= CLOCKS_MAX) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * The date and the hour, 0 to 23, of an instant in an IANA zone. @throws RangeError for an unknown
 * zone.
 */
export function readClock(instant: Date, timeZone: string): { date: CalendarDate; hour: number } {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((piece) => piece.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/** The date of an instant in an IANA zone. @throws RangeError for an unknown zone. */
export const dateInZone = (instant: Date, timeZone: string): CalendarDate =>
  readClock(instant, timeZone).date;

/** A known IANA zone, or UTC where none or an unknown one was given. */
export function knownZone(timeZone: string | undefined): string {
  try {
    return clockOf(timeZone || 'UTC').resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/**
 * The last zone on earth to reach a new day: whatever day it is there, it is at least that day
 * everywhere.
 */
const EARLIEST_TODAY_ZONE = 'Etc/GMT+12';

/**
 * Today for a person. Without a known zone the earliest today on earth is taken, so that no
 * person's own today is refused.
 */
export function todayFor(now: Date, timeZone: string | undefined): CalendarDate {
  if (timeZone) {
    try {
      return dateInZone(now, timeZone);
    } catch {
      // An unknown zone is treated as none.
    }
  }
  return dateInZone(now, EARLIEST_TODAY_ZONE);
}
