import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { TaskId } from '#schema/contracts/tasks.ts';
import { taskIdsOf } from '#schema/rules/goals/tasks.ts';

/** A goal as it is stored: the contract's fields, and what the tasks' state is told from. */
export type GoalRow = Omit<Goal, 'taskIds' | 'doneTasks' | 'taskDates' | 'safetyNotice'> & {
  taskIds: TaskId[][];
  taskTicks: Record<TaskId, string | null>;
  taskDates: Record<TaskId, CalendarDate>;
};

/** The done tasks of a plan: ticked, or of a reached milestone and not unticked since. */
export function doneTasksOf(row: Pick<GoalRow, 'taskIds' | 'taskTicks' | 'roadmap' | 'milestone'>) {
  return taskIdsOf(listOf(row)).flatMap((ids, step) =>
    ids.filter((id) => (id in row.taskTicks ? row.taskTicks[id] !== null : step <= row.milestone)),
  );
}

/** Empty ids mean that no task was ever moved. */
export const listOf = <Row extends Pick<GoalRow, 'roadmap' | 'taskIds'>>({
  roadmap,
  taskIds,
}: Row) => ({ roadmap, taskIds: taskIds.length > 0 ? taskIds : undefined });

/** Without what was kept for tasks that the plan holds no more. */
export function only<Value>(states: Record<TaskId, Value>, ids: TaskId[][]): Record<TaskId, Value> {
  const known = new Set(ids.flat());
  return Object.fromEntries(Object.entries(states).filter(([id]) => known.has(id)));
}

/** A goal as it goes out. What stands beside the tasks is left out where it is empty. */
export function toGoal({ taskIds, taskTicks, taskDates, ...goal }: GoalRow): Goal {
  const doneTasks = doneTasksOf({ taskIds, taskTicks, ...goal });
  return {
    ...goal,
    ...(taskIds.length > 0 && { taskIds }),
    ...(doneTasks.length > 0 && { doneTasks }),
    ...(Object.keys(taskDates).length > 0 && { taskDates }),
  };
}
