import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { IfThen } from '#schema/contracts/if-thens.ts';
import type { Rhythm, RhythmAnswers } from '#schema/contracts/rhythms.ts';
import type { TaskId, TaskTicks } from '#schema/contracts/tasks.ts';
import { doneTasksOf, taskListOf } from '#schema/rules/goals/tasks.ts';

/** A goal as it is stored: the contract's fields, and what the tasks' state is told from. */
export type GoalRow = Omit<
  Goal,
  | 'taskIds'
  | 'doneTasks'
  | 'taskDates'
  | 'taskRhythms'
  | 'rhythmAnswers'
  | 'ifThens'
  | 'pausedAt'
  | 'archivedAt'
  | 'safetyNotice'
> & {
  pausedAt: string | null;
  archivedAt: string | null;
  taskIds: TaskId[][];
  taskTicks: TaskTicks;
  taskDates: Record<TaskId, CalendarDate>;
  taskRhythms: Record<TaskId, Rhythm>;
  rhythmAnswers: Record<TaskId, RhythmAnswers>;
  ifThens: IfThen[];
};

/** Without what was kept for tasks that the plan holds no more. */
export function only<Value>(states: Record<TaskId, Value>, ids: TaskId[][]): Record<TaskId, Value> {
  const known = new Set(ids.flat());
  return Object.fromEntries(Object.entries(states).filter(([id]) => known.has(id)));
}

/** What stands beside the tasks, of those that a plan holds. */
export const statesOf = (row: GoalRow, ids: TaskId[][]) => ({
  taskTicks: only(row.taskTicks, ids),
  taskDates: only(row.taskDates, ids),
  taskRhythms: only(row.taskRhythms, ids),
  rhythmAnswers: only(row.rhythmAnswers, ids),
});

const isFilled = (value: object) => Object.keys(value).length > 0;

/** A goal as it goes out. What stands beside the plan is left out where it is empty. */
export function toGoal(row: GoalRow): Goal {
  const {
    taskIds,
    taskTicks,
    taskDates,
    taskRhythms,
    rhythmAnswers,
    ifThens,
    pausedAt,
    archivedAt,
    ...told
  } = row;
  // Set one by one, since a list has up to hundreds of goals, and most have little of it.
  const goal: Goal = told;
  const { roadmap, milestone } = row;
  const doneTasks = doneTasksOf({ ...taskListOf({ roadmap, taskIds }), taskTicks, milestone });
  if (taskIds.length > 0) goal.taskIds = taskIds;
  if (doneTasks.length > 0) goal.doneTasks = doneTasks;
  if (isFilled(taskDates)) goal.taskDates = taskDates;
  if (isFilled(taskRhythms)) {
    goal.taskRhythms = taskRhythms;
    // What was answered is kept while a rhythm is away, and told while there is one.
    const answered = Object.entries(rhythmAnswers).filter(
      ([id, days]) => taskRhythms[id] && isFilled(days),
    );
    if (answered.length > 0) goal.rhythmAnswers = Object.fromEntries(answered);
  }
  if (ifThens.length > 0) goal.ifThens = ifThens;
  if (pausedAt) goal.pausedAt = pausedAt;
  if (archivedAt) goal.archivedAt = archivedAt;
  return goal;
}
