import * as z from 'zod/mini';
import { ANSWERS_KEPT_DAYS } from '../rules/limits.ts';
import { CalendarDate } from './dates.ts';

/** Monday is 1, Sunday is 7, as in ISO 8601. */
export const Weekday = z.int().check(z.minimum(1), z.maximum(7));

/**
 * How often a task repeats: on days of the week, so many times a week on any days, every so many
 * days, or on a day of the month (its last, where the month is shorter).
 */
export const Rhythm = z.discriminatedUnion('every', [
  z.strictObject({
    every: z.literal('weekdays'),
    days: z.array(Weekday).check(
      z.minLength(1),
      z.maxLength(7),
      z.refine((days) => new Set(days).size === days.length, 'A day of the week is named once'),
    ),
  }),
  z.strictObject({
    every: z.literal('week'),
    times: z.int().check(z.minimum(1), z.maximum(7)),
  }),
  z.strictObject({
    every: z.literal('days'),
    count: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  z.strictObject({
    every: z.literal('month'),
    day: z.int().check(z.minimum(1), z.maximum(31)),
  }),
]);
export type Rhythm = z.infer<typeof Rhythm>;

/** What was said of one day of a rhythm: done, or a rest that counts as kept. */
export const RHYTHM_ANSWERS = ['done', 'rest'] as const;
export type RhythmAnswer = (typeof RHYTHM_ANSWERS)[number];

/** A little more than is kept: a file or a device may be some days behind. */
const MOST_ANSWERS = ANSWERS_KEPT_DAYS + 30;
export const RhythmAnswers = z
  .record(CalendarDate, z.enum(RHYTHM_ANSWERS))
  .check(z.refine((days) => Object.keys(days).length <= MOST_ANSWERS, 'Too many days'));
export type RhythmAnswers = z.infer<typeof RhythmAnswers>;

/** Days to answer at once; null takes an answer back. */
export const RhythmDays = z.record(CalendarDate, z.nullable(z.enum(RHYTHM_ANSWERS))).check(
  z.refine((days) => Object.keys(days).length > 0, 'No day was given'),
  z.refine((days) => Object.keys(days).length <= MOST_ANSWERS, 'Too many days'),
);
export type RhythmDays = z.infer<typeof RhythmDays>;
