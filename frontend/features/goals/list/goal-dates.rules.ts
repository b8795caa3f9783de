import { formatLocalDate } from '#frontend/lib/render-locale.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { DAY_MS } from '#schema/rules/time.ts';

export const localToday = todayHere;

/** Whole days from one calendar date to another; negative when `to` lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * The calendar date so many months after another; the last day of a month that has no such day.
 */
export function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return then.toISOString().slice(0, 10);
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** A date in calm words: "in 3 weeks", "tomorrow", "12 days past the date". */
export function describeDate(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days < 0) return `${count(-days, 'day')} past the date`;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 14) return `in ${days} days`;
  if (days < 60) return `in ${count(Math.round(days / 7), 'week')}`;
  if (days < 700) return `in ${count(Math.round(days / 30.4), 'month')}`;
  return `in ${count(Math.round(days / 365.25), 'year')}`;
}

/** A goal's target date in words. A date that went by is an invitation, not a failure. */
export function describeTargetDate(date: CalendarDate, today: CalendarDate): string {
  const words = describeDate(date, today);
  return date < today ? `${words}: shift, shrink or let go` : words;
}

/** "14 March 2027" in the person's own order of day and month. */
export function formatDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return formatLocalDate(new Date(year, month - 1, day), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
