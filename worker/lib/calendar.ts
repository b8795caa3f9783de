import type { CalendarDate } from '#schema/contracts/dates.ts';

/** As people write them: there are fewer zones than this, and whoever makes up spellings fills no memory. */
const CLOCKS_MAX = 1_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A zone's clock, made once: making one takes longer than a small write. @throws RangeError for an unknown zone. */
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

function readClock(instant: Date, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(instant);
  return (type: string) => parts.find((piece) => piece.type === type)?.value ?? '';
}

/** The date of an instant in an IANA zone. @throws RangeError for an unknown zone. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  const part = readClock(instant, timeZone);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The hour of an instant in an IANA zone, 0 to 23. @throws RangeError for an unknown zone. */
export function hourInZone(instant: Date, timeZone: string): number {
  return Number(readClock(instant, timeZone)('hour'));
}

/** A known IANA zone, or UTC where none or an unknown one was given. */
export function knownZone(timeZone: string | undefined): string {
  try {
    return clockOf(timeZone || 'UTC').resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The last zone on earth to reach a new day: whatever day it is there, it is at least that day everywhere. */
const EARLIEST_TODAY_ZONE = 'Etc/GMT+12';

/**
 * Today for a person. Without a zone, or with one nobody knows, the earliest today on earth is taken, so that
 * nobody's own today is refused.
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
