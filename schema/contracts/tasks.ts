import * as z from 'zod/mini';
import { MAX_MILESTONES, MAX_TASKS, TASK_MAX } from '../rules/limits.ts';
import { CalendarDate, Instant } from './dates.ts';
import { RowId } from './ids.ts';
import { Rhythm, RhythmAnswers, RhythmDays } from './rhythms.ts';
import { line } from './text.ts';

/**
 * Names one task of a goal, whatever it is called and wherever it stands. The client may choose the
 * id of a new task, so that it can be ticked before the server has it.
 */
export const TaskId = z.string().check(
  z.regex(/^[a-z0-9-]{3,36}$/, 'This is no id of a task'),
  // The one such word that every object has.
  z.refine((id) => id !== 'constructor', 'This is no id of a task'),
);
export type TaskId = z.infer<typeof TaskId>;

const TaskWords = line(TASK_MAX, 'A task needs some words');
const Step = z.int().check(z.minimum(0), z.maximum(MAX_MILESTONES - 1));
const Place = z.int().check(z.minimum(0), z.maximum(MAX_TASKS - 1));

/** Ids by milestone and place, as the tasks stand in the plan. */
export const TaskIds = z
  .array(z.array(TaskId).check(z.maxLength(MAX_TASKS)))
  .check(z.maxLength(MAX_MILESTONES));
const MOST_TASKS = MAX_MILESTONES * MAX_TASKS;
export const DoneTasks = z.array(TaskId).check(z.maxLength(MOST_TASKS));
export const TaskDates = z
  .record(TaskId, CalendarDate)
  .check(z.refine((dates) => Object.keys(dates).length <= MOST_TASKS, 'Too many dates'));

export const TaskRhythms = z
  .record(TaskId, Rhythm)
  .check(z.refine((rhythms) => Object.keys(rhythms).length <= MOST_TASKS, 'Too many rhythms'));
export const TaskAnswers = z
  .record(TaskId, RhythmAnswers)
  .check(z.refine((tasks) => Object.keys(tasks).length <= MOST_TASKS, 'Too many answers'));

/** When a task was ticked; null for one that was unticked though its milestone is reached. */
export const TaskTicks = z
  .record(TaskId, z.nullable(Instant))
  .check(z.refine((ticks) => Object.keys(ticks).length <= MOST_TASKS, 'Too many ticks'));
export type TaskTicks = z.infer<typeof TaskTicks>;

/**
 * The state of the plan's tasks (ids, ticks, dates, rhythms); each part is left out where it is
 * empty.
 */
export const TASK_STATE = {
  /**
   * Without them a task's id is its first place: `0-2` is the third task of the first milestone.
   */
  taskIds: z.optional(TaskIds),
  /** Ticked one by one, or with their milestone. */
  doneTasks: z.optional(DoneTasks),
  /** On which day a task is meant to be done. */
  taskDates: z.optional(TaskDates),
  /** How often a task repeats; one that is done once is not named. */
  taskRhythms: z.optional(TaskRhythms),
  /** What was answered for the days of those that repeat. */
  rhythmAnswers: z.optional(TaskAnswers),
};

/** A task at the end of a milestone. */
export const NewTask = z.object({ id: z.optional(TaskId), milestone: Step, words: TaskWords });
export type NewTask = z.infer<typeof NewTask>;

export const TaskPatch = z
  .object({
    done: z.optional(z.boolean()),
    words: z.optional(TaskWords),
    /** Null takes the day away. */
    date: z.optional(z.nullable(CalendarDate)),
    /** Where it goes: into this milestone, and to this place in it (its end without one). */
    milestone: z.optional(Step),
    place: z.optional(Place),
    /** How often it repeats; null makes it a task that is done once. */
    rhythm: z.optional(z.nullable(Rhythm)),
    /** Days of its rhythm: done, a rest that counts as kept, or an answer taken back. */
    days: z.optional(RhythmDays),
  })
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'));
export type TaskPatch = z.infer<typeof TaskPatch>;

export const TaskParams = z.object({ goalId: RowId, taskId: TaskId });
