import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { TaskId, TaskTicks } from '#schema/contracts/tasks.ts';
import { doneTasksOf, taskListOf } from '#schema/rules/goals/tasks.ts';

/** A goal as it is stored: the contract's fields, and what the tasks' state is told from. */
export type GoalRow = Omit<
  Goal,
  'taskIds' | 'doneTasks' | 'taskDates' | 'pausedAt' | 'archivedAt' | 'safetyNotice'
> & {
  pausedAt: string | null;
  archivedAt: string | null;
  taskIds: TaskId[][];
  taskTicks: TaskTicks;
  taskDates: Record<TaskId, CalendarDate>;
};

/** Without what was kept for tasks that the plan holds no more. */
export function only<Value>(states: Record<TaskId, Value>, ids: TaskId[][]): Record<TaskId, Value> {
  const known = new Set(ids.flat());
  return Object.fromEntries(Object.entries(states).filter(([id]) => known.has(id)));
}

/** A goal as it goes out. What it does not have is left out: ids, ticks, days, a rest. */
export function toGoal({
  taskIds,
  taskTicks,
  taskDates,
  pausedAt,
  archivedAt,
  ...goal
}: GoalRow): Goal {
  const doneTasks = doneTasksOf({
    ...taskListOf({ ...goal, taskIds }),
    taskTicks,
    milestone: goal.milestone,
  });
  return {
    ...goal,
    ...(taskIds.length > 0 && { taskIds }),
    ...(doneTasks.length > 0 && { doneTasks }),
    ...(Object.keys(taskDates).length > 0 && { taskDates }),
    ...(pausedAt && { pausedAt }),
    ...(archivedAt && { archivedAt }),
  };
}
