import * as z from 'zod/mini';

/**
 * A calendar date without a time zone, `YYYY-MM-DD`. Goals and milestones end on days, not at
 * instants.
 */
export type CalendarDate = string;

function isRealDate(value: string): boolean {
  const [year, month, day] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year as number, (month as number) - 1, day));
  return date.getUTCMonth() === (month as number) - 1 && date.getUTCDate() === day;
}

export const CalendarDate = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please give a date as YYYY-MM-DD'),
    z.refine(isRealDate, { error: 'This date does not exist', abort: true }),
  );

/** An instant as it travels: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** A time of day in a person's own zone, `07:30`. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is no time of day'));
export type ClockTime = z.infer<typeof ClockTime>;
