import * as z from 'zod/mini';

/** A time of day in a person's own zone, `07:30`. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is no time of day'));
export type ClockTime = z.infer<typeof ClockTime>;
