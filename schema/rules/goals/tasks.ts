import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { TaskId, TaskTicks } from '#schema/contracts/tasks.ts';

/** A plan's tasks: their words in the roadmap, and their ids beside it. */
export interface TaskList {
  roadmap: Roadmap;
  taskIds?: TaskId[][] | undefined;
}

/** A plan as it is stored: empty ids mean that no task was ever moved. */
export const taskListOf = ({ roadmap, taskIds }: TaskList): TaskList => ({
  roadmap,
  taskIds: taskIds?.length ? taskIds : undefined,
});

/** Where a task stands: its milestone, and its place in it. */
export interface TaskPlace {
  step: number;
  place: number;
}

/** The id of a task that was never moved: its place when the plan was made. */
const firstId = (step: number, place: number): TaskId => `${step}-${place}`;

/** The place that such an id names. */
export function placeIn(id: TaskId): TaskPlace | undefined {
  const [, step, place] = /^(\d{1,2})-(\d{1,2})$/.exec(id) ?? [];
  return step && place ? { step: Number(step), place: Number(place) } : undefined;
}

export const taskIdAt = ({ taskIds }: TaskList, step: number, place: number): TaskId =>
  taskIds?.[step]?.[place] ?? firstId(step, place);

/** All ids, by milestone and place. */
export const taskIdsOf = (list: TaskList): TaskId[][] =>
  list.roadmap.milestones.map(({ tasks }, step) =>
    tasks.map((_, place) => taskIdAt(list, step, place)),
  );

/** The done tasks of a plan: ticked, or of a reached milestone and not unticked since. */
export function doneTasksOf(
  plan: TaskList & { taskTicks: TaskTicks; milestone: number },
): TaskId[] {
  if (plan.milestone < 0 && Object.keys(plan.taskTicks).length === 0) return [];
  return taskIdsOf(plan).flatMap((ids, step) =>
    ids.filter((id) => {
      const tick = plan.taskTicks[id];
      return tick === undefined ? step <= plan.milestone : tick !== null;
    }),
  );
}

/** Whether a plan has either no task ids, or an id for each task and none twice. */
export function areIdsOf({ milestones }: Roadmap, taskIds: TaskId[][]): boolean {
  if (taskIds.length === 0) return true;
  const fits = (tasks: string[], step: number) => taskIds[step]?.length === tasks.length;
  return (
    taskIds.length === milestones.length &&
    milestones.every(({ tasks }, step) => fits(tasks, step)) &&
    new Set(taskIds.flat()).size === taskIds.flat().length
  );
}
