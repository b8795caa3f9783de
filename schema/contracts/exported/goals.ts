import * as z from 'zod/mini';
import { areIdsOf } from '../../rules/goals/tasks.ts';
import { CalendarDate, ClockTime, Instant } from '../dates.ts';
import { SHARE_PERMISSIONS } from '../enums.ts';
import { ClarificationResponse, GOAL_DESCRIPTION_MAX, GOAL_TITLE_MAX } from '../goals.ts';
import { IfThenList } from '../if-thens.ts';
import { REMINDER_SUBJECTS } from '../reminder-choices.ts';
import { ReminderDays } from '../reminders.ts';
import { Roadmap } from '../roadmaps.ts';
import { TaskAnswers, TaskDates, TaskIds, TaskRhythms, TaskTicks } from '../tasks.ts';
import { Id, kept } from './values.ts';

export const ExportedGoal = z
  .strictObject({
    id: Id,
    title: kept(GOAL_TITLE_MAX).check(z.minLength(1)),
    description: z.nullable(kept(GOAL_DESCRIPTION_MAX)),
    completed: z.boolean(),
    completedAt: z.nullable(Instant),
    createdAt: Instant,
    targetDate: z.nullable(CalendarDate),
    /** Index of the last reached milestone; -1 for none. */
    milestone: z.int().check(z.minimum(-1)),
    roadmap: Roadmap,
    clarificationResponses: z.array(ClarificationResponse).check(z.maxLength(20)),
    /* What stands beside the tasks: files from before they could be ticked have none of it. */
    taskIds: z.optional(TaskIds),
    taskTicks: z.optional(TaskTicks),
    taskDates: z.optional(TaskDates),
    /* Files from before goals could rest or be put away do not say. */
    pausedAt: z.optional(z.nullable(Instant)),
    archivedAt: z.optional(z.nullable(Instant)),
    taskRhythms: z.optional(TaskRhythms),
    rhythmAnswers: z.optional(TaskAnswers),
    ifThens: z.optional(IfThenList),
  })
  .check(
    z.refine((goal) => goal.milestone < goal.roadmap.milestones.length, {
      error: 'More milestones are reached than there are',
      path: ['milestone'],
    }),
    z.refine(({ roadmap, taskIds = [] }) => areIdsOf(roadmap, taskIds), {
      error: 'These are not the ids of the plan’s tasks',
      path: ['taskIds'],
    }),
  );

/** A reminder; its next time is not exported. */
export const ExportedReminder = z
  .strictObject({
    id: Id,
    goalId: Id,
    subject: z.enum(REMINDER_SUBJECTS),
    subjectId: kept(36).check(z.minLength(3)),
    at: ClockTime,
    days: z.nullable(ReminderDays),
    byPush: z.boolean(),
    byMail: z.boolean(),
    createdAt: Instant,
  })
  .check(z.refine(({ byPush, byMail }) => byPush || byMail, 'A reminder needs a way'));

/**
 * With whom a goal was shared. Not read in again: what was shared once is not shared anew behind
 * anybody's back.
 */
export const ExportedShare = z.strictObject({
  id: Id,
  goalId: Id,
  sharedWithEmail: z.nullable(kept(254)),
  sharedWithUsername: z.nullable(kept(50)),
  permissionLevel: z.enum(SHARE_PERMISSIONS),
  isEncrypted: z.boolean(),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  lastViewedAt: z.nullable(Instant),
});

/**
 * Notes a partner left at one's goals, and one's own at theirs. Not read in again, being words
 * between two.
 */
export const ExportedNote = z.strictObject({
  id: Id,
  /** Null for a note left at another person's goal. */
  goalId: z.nullable(Id),
  isOwn: z.boolean(),
  content: kept(2000),
  createdAt: Instant,
});
