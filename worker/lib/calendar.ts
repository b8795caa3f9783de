import type { CalendarDate } from '#schema/contracts/dates.ts';

/** The date of an instant in an IANA zone. @throws RangeError for an unknown zone. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((piece) => piece.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The hour of an instant in an IANA zone, 0 to 23. @throws RangeError for an unknown zone. */
export function hourInZone(instant: Date, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant),
  );
}

/** A known IANA zone, or UTC where none or an unknown one was given. */
export function knownZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || 'UTC' }).resolvedOptions().timeZone;
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
