import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import { addDays } from '#schema/rules/time.ts';
import { isoWeekday } from '#worker/lib/zoned-time.ts';

/** By the numbers of ISO 8601: Monday is 1. */
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** The days of the month that every month has. */
const EVERY_MONTH_HAS = 28;

/** A repetition as RFC 5545 says it: the rule, and the first day that it falls on. */
export interface Recurrence {
  /** Without `UNTIL`: that depends on whether its days have an hour. */
  rule: string;
  first: CalendarDate;
}

function firstFrom(from: CalendarDate, isDue: (date: CalendarDate) => boolean): CalendarDate {
  let date = from;
  while (!isDue(date)) date = addDays(date, 1);
  return date;
}

const isLastOfMonth = (date: CalendarDate) => addDays(date, 1).endsWith('-01');
const dayOfMonth = (date: CalendarDate) => Number(date.slice(8));

/**
 * The last day of a month that is shorter: of the days 28 up to the wanted one, the last that there
 * is (`BYSETPOS`).
 */
function monthly(day: number, from: CalendarDate): Recurrence {
  const first = firstFrom(
    from,
    (date) => dayOfMonth(date) === day || (dayOfMonth(date) < day && isLastOfMonth(date)),
  );
  if (day <= EVERY_MONTH_HAS) return { rule: `FREQ=MONTHLY;BYMONTHDAY=${day}`, first };
  const days = Array.from({ length: day - EVERY_MONTH_HAS + 1 }, (_, at) => EVERY_MONTH_HAS + at);
  return { rule: `FREQ=MONTHLY;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`, first };
}

/**
 * A rhythm as a recurrence from a day on. “So many times a week, on any days” has no days to name:
 * it stands on the Mondays, where its week begins.
 */
export function recurrenceOf(rhythm: Rhythm, from: CalendarDate): Recurrence {
  switch (rhythm.every) {
    case 'weekdays': {
      const days = rhythm.days.toSorted((one, other) => one - other);
      const first = firstFrom(from, (date) => days.includes(isoWeekday(date)));
      return { rule: `FREQ=WEEKLY;BYDAY=${days.map((day) => DAYS[day - 1]).join(',')}`, first };
    }
    case 'week':
      return {
        rule: 'FREQ=WEEKLY;BYDAY=MO',
        first: firstFrom(from, (date) => isoWeekday(date) === 1),
      };
    case 'days':
      return {
        rule: rhythm.count === 1 ? 'FREQ=DAILY' : `FREQ=DAILY;INTERVAL=${rhythm.count}`,
        first: from,
      };
    case 'month':
      return monthly(rhythm.day, from);
  }
}
