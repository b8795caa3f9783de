import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Rhythm, RhythmAnswer } from '#schema/contracts/rhythms.ts';
import { addDays, DAY_MS } from '#schema/rules/time.ts';

/** What was answered, by day. A day without an answer is simply open. */
export type Answers = Readonly<Record<CalendarDate, RhythmAnswer>>;

const dayOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** Monday is 1, Sunday is 7, as in ISO 8601. */
export const weekdayOf = (date: CalendarDate): number => dayOf(date).getUTCDay() || 7;

const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS);

function lastOfMonth(date: CalendarDate): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The last day that was kept before this one. */
const lastKeptBefore = (answers: Answers, day: CalendarDate) =>
  Object.keys(answers).reduce<CalendarDate | undefined>(
    (last, kept) => (kept < day && (last === undefined || kept > last) ? kept : last),
    undefined,
  );

/** How many days of this day's week, Monday to Sunday, were kept before it. */
export function keptInWeek(answers: Answers, day: CalendarDate): number {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Object.keys(answers).filter((kept) => kept >= monday && kept < day).length;
}

/**
 * Whether a rhythm asks for something on a day, by what was answered before it: an answer for the
 * day itself changes nothing. So many times a week is asked for on each day until the week has
 * them; every so many days begins with the day that was kept last; a day of the month that the
 * month does not have is its last.
 */
export function isRhythmDue(rhythm: Rhythm, answers: Answers, day: CalendarDate): boolean {
  switch (rhythm.every) {
    case 'weekdays':
      return rhythm.days.includes(weekdayOf(day));
    case 'week':
      return keptInWeek(answers, day) < rhythm.times;
    case 'days': {
      const last = lastKeptBefore(answers, day);
      return last === undefined || daysBetween(last, day) >= rhythm.count;
    }
    case 'month':
      return Number(day.slice(8)) === Math.min(rhythm.day, lastOfMonth(day));
  }
}

/** Whether a day that is over was needed: without it the rhythm was not kept. */
function wasNeeded(rhythm: Rhythm, answers: Answers, day: CalendarDate): boolean {
  if (!isRhythmDue(rhythm, answers, day)) return false;
  // A week with days left can still be kept without this one.
  if (rhythm.every === 'week') return rhythm.times - keptInWeek(answers, day) > 7 - weekdayOf(day);
  if (rhythm.every !== 'days') return true;
  const last = lastKeptBefore(answers, day);
  return last !== undefined && daysBetween(last, day) === rhythm.count;
}

/** The days that can be answered now. */
export interface OpenDays {
  /** Asked for today, and not answered. */
  today: boolean;
  /** Asked for yesterday and not answered; never before the rhythm's first answer. */
  yesterday: boolean;
}

/**
 * The days that are still open, of today and yesterday. Yesterday is left out while nothing was
 * ever answered.
 */
export function openDays(rhythm: Rhythm, answers: Answers, today: CalendarDate): OpenDays {
  const yesterday = addDays(today, -1);
  const hasBegun = lastKeptBefore(answers, yesterday) !== undefined;
  return {
    today: !answers[today] && isRhythmDue(rhythm, answers, today),
    yesterday: hasBegun && !answers[yesterday] && wasNeeded(rhythm, answers, yesterday),
  };
}

/** The days of a week, from Monday: day 1 of a rhythm is the first of them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const WORKDAYS = '1,2,3,4,5';
const WEEKEND = '6,7';

function listed(words: string[]): string {
  const [last = '', ...rest] = words.toReversed();
  return rest.length === 0 ? last : `${rest.toReversed().join(', ')} and ${last}`;
}

function ordinal(number: number): string {
  const teens = number > 10 && number < 14;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** A rhythm in words: “on Monday and Thursday”, “3 times a week”, “every 2 days”. */
export function rhythmWords(rhythm: Rhythm): string {
  switch (rhythm.every) {
    case 'weekdays': {
      const days = rhythm.days.toSorted((a, b) => a - b);
      if (days.length === 7) return 'every day';
      if (String(days) === WORKDAYS) return 'Monday to Friday';
      if (String(days) === WEEKEND) return 'at weekends';
      return `on ${listed(days.map((day) => WEEKDAYS[day - 1] ?? ''))}`;
    }
    case 'week':
      if (rhythm.times === 7) return 'every day';
      return rhythm.times === 1 ? 'once a week' : `${rhythm.times} times a week`;
    case 'days':
      return rhythm.count === 1 ? 'every day' : `every ${rhythm.count} days`;
    case 'month':
      return rhythm.day === 31
        ? 'on the last day of the month'
        : `on the ${ordinal(rhythm.day)} of the month`;
  }
}
