import type { CalendarDate } from '#schema/contracts/dates.ts';

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The calendar date so many days after another, or before it. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
