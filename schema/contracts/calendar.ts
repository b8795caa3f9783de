import * as z from 'zod/mini';
import { MAX_MILESTONES } from '../rules/limits.ts';
import { type CalendarDate, Instant } from './dates.ts';
import { RowId } from './ids.ts';
import { IfThenId } from './if-thens.ts';
import { TaskId } from './tasks.ts';

/** `GET /api/calendar-address`: whether a calendar may read along, and whether one does. */
export const CalendarAddress = z.strictObject({
  /** Null where there is none. */
  createdAt: z.nullable(Instant),
  lastReadAt: z.nullable(Instant),
});
export type CalendarAddress = z.infer<typeof CalendarAddress>;

/** `POST /api/calendar-address`: the one time that it is told. */
export const NewCalendarAddress = z.strictObject({
  ...CalendarAddress.shape,
  /** The path to put behind this app's own address: `/calendar/….ics`. */
  path: z.string(),
});
export type NewCalendarAddress = z.infer<typeof NewCalendarAddress>;

/**
 * 256 random bits in base64url, with the shard of their owner in front where that is not the first.
 */
export const CalendarFeedParams = z.object({
  code: z.string().check(z.regex(/^(?:[1-9]\d{0,3}\.)?[\w-]{43}\.ics$/)),
});

export const GoalEventParams = z.object({ goalId: RowId });
/**
 * One task with a day or a rhythm, one if-then with an hour, one milestone, or without any of them
 * the goal's own date.
 */
export const GoalEventQuery = z
  .object({
    task: z.optional(TaskId),
    ifThen: z.optional(IfThenId),
    milestone: z.optional(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_MILESTONES - 1)),
    ),
  })
  .check(
    z.refine(
      (query) => Object.values(query).filter((one) => one !== undefined).length <= 1,
      'Name a task, an if-then or a milestone, not several of them',
    ),
  );
export type GoalEventQuery = z.infer<typeof GoalEventQuery>;

/** What is remembered of an event that a calendar was sent. */
export interface SentEvent {
  uid: string;
  /** Raised with each change, as RFC 5545 has it. */
  sequence: number;
  /** Of all that the event says; empty once it is cancelled. */
  hash: string;
  changedAt: string;
  /** Its first day, and its last where it repeats until one. */
  from: CalendarDate;
  until?: CalendarDate;
  /** How it repeats, and at which hour. */
  repeats?: string;
  cancelledAt?: string;
}
export type SentEvents = Record<string, SentEvent>;
