import type { Milestone, Roadmap } from '#schema/contracts/roadmaps.ts';
import type { TaskId } from '#schema/contracts/tasks.ts';
import { TASK_MAX } from '#schema/rules/limits.ts';
import { isIfThen } from './if-thens.ts';
import { type TaskList, taskIdAt } from './tasks.ts';

/** As long as the title of a milestone may be, with room for the words before it. */
const TITLE_ROOM = 160;
/** Each part of a step has at least so many tasks. */
const LEAST_TASKS = 2;

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  // No half of a pair of code units stays behind.
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}

/** A title that no step of the plan has, whatever its letters’ case. */
function ownTitle({ milestones }: Roadmap, lead: string, title: string): string {
  const taken = new Set(milestones.map((step) => step.title.toLowerCase()));
  const base = `${lead}: ${shortened(title, TITLE_ROOM)}`;
  for (let count = 2, own = base; ; count += 1, own = `${base} (${count})`)
    if (!taken.has(own.toLowerCase())) return own;
}

interface Splittable extends TaskList {
  doneTasks?: TaskId[] | undefined;
}

/**
 * Where a step’s tasks are parted so that what is open is halved; undefined where they are too few
 * for two parts.
 */
function cutOf(plan: Splittable, step: number, count: number): number | undefined {
  if (count < 2 * LEAST_TASKS) return undefined;
  const isOpen = (place: number) => !plan.doneTasks?.includes(taskIdAt(plan, step, place));
  const open = Array.from({ length: count }, (_, place) => Number(isOpen(place)));
  const half = open.reduce((sum, one) => sum + one, 0) / 2;
  const cuts = Array.from({ length: count - 2 * LEAST_TASKS + 1 }, (_, at) => at + LEAST_TASKS);
  const missedBy = (cut: number) =>
    Math.abs(open.slice(0, cut).reduce((sum, one) => sum + one, 0) - half);
  return cuts.reduce((best, cut) => (missedBy(cut) < missedBy(best) ? cut : best));
}

/**
 * A step in two: the first half of its tasks and the rest; where it has too few, ten minutes of its
 * first open task, and then the step as it is.
 */
export function inSmallerParts(plan: Splittable, at: number): Milestone[] {
  const step = plan.roadmap.milestones[at];
  if (!step) return [];
  const { title, tasks } = step;
  const cut = cutOf(plan, at, tasks.length);
  if (cut !== undefined) {
    const first = ownTitle(plan.roadmap, 'A first part', title);
    return [
      { ...step, title: first, tasks: tasks.slice(0, cut) },
      { ...step, tasks: tasks.slice(cut) },
    ];
  }
  const open = tasks.find(
    (task, place) => !plan.doneTasks?.includes(taskIdAt(plan, at, place)) && !isIfThen(task),
  );
  const what = shortened(open ?? title, TASK_MAX - 60);
  const beginning = {
    title: ownTitle(plan.roadmap, 'A small beginning', title),
    description: 'Ten minutes show where it goes on. Stopping after them is allowed.',
    targetDate: step.targetDate,
    tasks: [
      `Ten minutes of “${what}”, and stop there`,
      'Write down what would make the next ten minutes easier',
    ],
  };
  return [beginning, step];
}
