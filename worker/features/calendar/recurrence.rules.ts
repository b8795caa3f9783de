import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import { weekdayOf } from '#schema/rules/goals/rhythms.ts';
import { addDays } from '#schema/rules/time.ts';

/** By the numbers of ISO 8601: Monday is 1. */
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** The days of the month that every month has, and the last that any has. */
const EVERY_MONTH_HAS = 28;
const LONGEST_MONTH = 31;
const NOT_FEBRUARY = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A repetition as RFC 5545 says it: the rule, and the first day that it falls on. */
export interface Recurrence {
  /** Without `UNTIL`: that depends on whether its days have an hour. */
  rule: string;
  first: CalendarDate;
  /** Told apart where one rhythm takes two of them. */
  part?: 'february';
}

function firstFrom(from: CalendarDate, isDue: (date: CalendarDate) => boolean): CalendarDate {
  let date = from;
  while (!isDue(date)) date = addDays(date, 1);
  return date;
}

const isLastOfMonth = (date: CalendarDate) => addDays(date, 1).endsWith('-01');
const dayOfMonth = (date: CalendarDate) => Number(date.slice(8));

/**
 * A day of the month, or its last where it is shorter. The 29th and the 30th take a recurrence of
 * its own for February: `BYSETPOS` could say it in one, and readers that calendars are built on
 * pass over it.
 */
function monthly(day: number, from: CalendarDate): Recurrence[] {
  const firstOn = (isDue: (date: CalendarDate) => boolean) => firstFrom(from, isDue);
  if (day === LONGEST_MONTH)
    return [{ rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', first: firstOn(isLastOfMonth) }];
  const isThatDay = (date: CalendarDate) => dayOfMonth(date) === day;
  if (day <= EVERY_MONTH_HAS)
    return [{ rule: `FREQ=MONTHLY;BYMONTHDAY=${day}`, first: firstOn(isThatDay) }];
  const isFebruary = (date: CalendarDate) => date.slice(5, 7) === '02';
  return [
    {
      rule: `FREQ=YEARLY;BYMONTH=${NOT_FEBRUARY.join(',')};BYMONTHDAY=${day}`,
      first: firstOn((date) => isThatDay(date) && !isFebruary(date)),
    },
    {
      rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
      first: firstOn((date) => isFebruary(date) && isLastOfMonth(date)),
      part: 'february',
    },
  ];
}

/**
 * A rhythm as recurrences from a day on. “So many times a week, on any days” has no days to name:
 * it stands on the Mondays, where its week begins.
 */
export function recurrencesOf(rhythm: Rhythm, from: CalendarDate): Recurrence[] {
  switch (rhythm.every) {
    case 'weekdays': {
      const days = rhythm.days.toSorted((one, other) => one - other);
      const first = firstFrom(from, (date) => days.includes(weekdayOf(date)));
      return [{ rule: `FREQ=WEEKLY;BYDAY=${days.map((day) => DAYS[day - 1]).join(',')}`, first }];
    }
    case 'week':
      return [
        {
          rule: 'FREQ=WEEKLY;BYDAY=MO',
          first: firstFrom(from, (date) => weekdayOf(date) === 1),
        },
      ];
    case 'days':
      return [
        {
          rule: rhythm.count === 1 ? 'FREQ=DAILY' : `FREQ=DAILY;INTERVAL=${rhythm.count}`,
          first: from,
        },
      ];
    case 'month':
      return monthly(rhythm.day, from);
  }
}
