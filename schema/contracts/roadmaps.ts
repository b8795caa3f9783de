import * as z from 'zod/mini';
import { MAX_MILESTONES, MAX_TASKS } from '../rules/limits.ts';
import { CalendarDate } from './dates.ts';
import { line, paragraph } from './text.ts';

export const Milestone = z.strictObject({
  title: line(200, 'A milestone needs a title'),
  description: paragraph(1000),
  targetDate: CalendarDate,
  tasks: z.array(line(300, 'A task needs some words')).check(z.maxLength(MAX_TASKS)),
});
export type Milestone = z.infer<typeof Milestone>;

/**
 * A plan towards a goal. `note` is said to the person when the plan needs a frank word (a span too
 * short, say).
 */
export const Roadmap = z.strictObject({
  milestones: z.array(Milestone).check(z.maxLength(MAX_MILESTONES)),
  note: z.optional(paragraph(600)),
  /** Which coach wrote it: `built-in`, or the model's name. */
  coach: z.optional(line(100)),
});
export type Roadmap = z.infer<typeof Roadmap>;
