import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { NewTask, TaskId, TaskPatch } from '#schema/contracts/tasks.ts';
import { MAX_TASKS } from '#schema/rules/limits.ts';
import { type TaskList, type TaskPlace, taskIdAt, taskIdsOf } from './tasks.ts';

/** Why a change of tasks is not made. */
export type TaskFault = 'no such task' | 'no such step' | 'step is full' | 'id is taken';

export function findTask(list: TaskList, id: TaskId): TaskPlace | undefined {
  const ids = taskIdsOf(list);
  const step = ids.findIndex((row) => row.includes(id));
  const place = ids[step]?.indexOf(id);
  return place === undefined ? undefined : { step, place };
}

/** A list with the tasks of one milestone and their ids changed. */
function withStep<List extends TaskList>(
  list: List,
  at: number,
  change: (tasks: [TaskId, string][]) => [TaskId, string][],
): List {
  const ids = taskIdsOf(list);
  const { milestones } = list.roadmap;
  const step = milestones[at];
  if (!step) return list;
  const tasks = change(step.tasks.map((words, place) => [taskIdAt(list, at, place), words]));
  return {
    ...list,
    roadmap: {
      ...list.roadmap,
      milestones: milestones.with(at, { ...step, tasks: tasks.map(([, words]) => words) }),
    },
    taskIds: ids.with(
      at,
      tasks.map(([id]) => id),
    ),
  };
}

/** The list with a new task at the end of its milestone, or why there is none. */
export function withTask<List extends TaskList>(
  list: List,
  { id, milestone, words }: NewTask & { id: TaskId },
): List | TaskFault {
  const step = list.roadmap.milestones[milestone];
  if (!step) return 'no such step';
  if (findTask(list, id)) return 'id is taken';
  if (step.tasks.length >= MAX_TASKS) return 'step is full';
  return withStep(list, milestone, (tasks) => [...tasks, [id, words]]);
}

/** The list without a task, or why it is as it was. */
export function withoutTask<List extends TaskList>(list: List, id: TaskId): List | TaskFault {
  const found = findTask(list, id);
  if (!found) return 'no such task';
  return withStep(list, found.step, (tasks) => tasks.toSpliced(found.place, 1));
}

/**
 * The list with a task renamed or moved, or why it was not changed. A place beyond the end is the
 * end.
 */
export function withChangedTask<List extends TaskList>(
  list: List,
  id: TaskId,
  { words, milestone, place }: Pick<TaskPatch, 'words' | 'milestone' | 'place'>,
): List | TaskFault {
  const from = findTask(list, id);
  if (!from) return 'no such task';
  const to = milestone ?? from.step;
  const target = list.roadmap.milestones[to];
  if (!target) return 'no such step';
  if (to !== from.step && target.tasks.length >= MAX_TASKS) return 'step is full';
  const said = words ?? list.roadmap.milestones[from.step]?.tasks[from.place] ?? '';
  if (milestone === undefined && place === undefined)
    return withStep(list, from.step, (tasks) => tasks.with(from.place, [id, said]));
  const lifted = withStep(list, from.step, (tasks) => tasks.toSpliced(from.place, 1));
  return withStep(lifted, to, (tasks) => tasks.toSpliced(place ?? tasks.length, 0, [id, said]));
}

/**
 * The ids for a plan that was written anew as a whole. A milestone that reads as before keeps all
 * of its ids. A task of another keeps its id by its words, in its own milestone first and anywhere
 * else then; one that reads differently keeps it where its milestone
 * holds as many tasks as before. `newId` gives the others theirs.
 */
export function carryTaskIds(before: TaskList, after: Roadmap, newId: () => TaskId): TaskId[][] {
  const ids: (TaskId | undefined)[][] = after.milestones.map(({ tasks }) =>
    tasks.map(() => undefined),
  );
  const left = new Map(
    taskIdsOf(before).flatMap((row, step) =>
      row.map((id, place) => [
        id,
        { step, place, words: before.roadmap.milestones[step]?.tasks[place] },
      ]),
    ),
  );
  type Old = { step: number; place: number; words: string | undefined };
  const claim = (fits: (old: Old, step: number, place: number, words: string) => boolean) => {
    for (const [step, { tasks }] of after.milestones.entries())
      for (const [place, words] of tasks.entries()) {
        const row = ids[step];
        if (!row || row[place] !== undefined) continue;
        const [id] = [...left].find(([, old]) => fits(old, step, place, words)) ?? [];
        if (id === undefined) continue;
        row[place] = id;
        left.delete(id);
      }
  };
  // A step that reads as it did keeps all its ids.
  const wordsOf = ({ title, tasks }: Roadmap['milestones'][number]) =>
    JSON.stringify([title, tasks]);
  const was = before.roadmap.milestones.map(wordsOf);
  const is = after.milestones.map(wordsOf);
  const moved = new Map(is.flatMap((words, at) => (was[at] === words ? [[at, at]] : [])));
  for (const [at, words] of is.entries()) {
    const taken = new Set(moved.values());
    const from = was.findIndex((old, place) => old === words && !taken.has(place));
    if (!moved.has(at) && from >= 0) moved.set(at, from);
  }
  claim((old, step, place) => moved.get(step) === old.step && old.place === place);
  const countOf = (plan: Roadmap, step: number) => plan.milestones[step]?.tasks.length;
  claim((old, step, _, words) => old.step === step && old.words === words);
  claim((old, _, __, words) => old.words === words);
  claim(
    (old, step, place) =>
      old.step === step &&
      old.place === place &&
      countOf(after, step) === countOf(before.roadmap, step),
  );
  return ids.map((row) => row.map((id) => id ?? newId()));
}
