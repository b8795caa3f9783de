import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { TaskId } from '#schema/contracts/tasks.ts';
import { isActive } from '#schema/rules/goals/resting.ts';
import { taskIdsOf } from '#schema/rules/goals/tasks.ts';

/** More than a few things are a list to look away from. */
export const MOST_TODAY = 7;

/** What was done with one of them here. */
export type Handled = 'done' | 'tomorrow' | 'skipped';

/** One thing to do today: a task, or a milestone whose tasks are all done. */
export interface TodayItem {
  goalId: number;
  goal: string;
  words: string;
  /** Of a task; without it there is nothing to tick here. */
  taskId?: TaskId;
  step: number;
  place: number;
  date: CalendarDate | undefined;
  /** What it is put in order by: its day, or that of its milestone after all that have one. */
  order: string;
}

export const keyOf = ({ goalId, taskId, step }: TodayItem) => `${goalId} ${taskId ?? step}`;

/**
 * The few things for today over all open goals: tasks whose day has come, and of each goal the next
 * task of its current milestone, unless that one was given a later day. Due ones first.
 */
export function itemsForToday(goals: Goal[], today: CalendarDate): TodayItem[] {
  const items = goals.filter(isActive).flatMap((goal) => itemsOf(goal, today));
  return inOrder(items).slice(0, MOST_TODAY);
}

/**
 * Things in the order of their days; of one day, the newest goal first, each goal’s as its plan has
 * them. So what was ticked keeps its place above the task that is next now.
 */
export const inOrder = (items: TodayItem[]) =>
  items.toSorted(
    (a, b) =>
      (a.order < b.order ? -1 : a.order > b.order ? 1 : 0) ||
      b.goalId - a.goalId ||
      a.step - b.step ||
      a.place - b.place,
  );

/**
 * What stood here at the last press keeps its place, whatever the order says by now; what is new
 * comes below. Nothing moves under a finger that is about to press the next box.
 */
export function inTheirPlaces(items: TodayItem[], places: readonly string[]): TodayItem[] {
  const known = places.flatMap((key) => items.find((item) => keyOf(item) === key) ?? []);
  return [...new Set([...known, ...items])];
}

function itemsOf(goal: Goal, today: CalendarDate): TodayItem[] {
  const { milestone: reached, roadmap, doneTasks, taskDates, taskRhythms } = goal;
  const open = taskIdsOf(goal).flatMap((ids, step) =>
    ids.flatMap((taskId, place) => {
      // What repeats is never done for good: it has a part of its own.
      if (doneTasks?.includes(taskId) || taskRhythms?.[taskId]) return [];
      const date = taskDates?.[taskId];
      const words = roadmap.milestones[step]?.tasks[place] ?? '';
      return [{ taskId, step, place, date, words }];
    }),
  );
  const current = roadmap.milestones[reached + 1];
  const next = open.find(({ step }) => step === reached + 1);
  const base = { goalId: goal.id, goal: goal.title };
  const due = open
    .filter((task) => (task.date ? task.date <= today : task === next))
    .map((task) => ({
      ...base,
      ...task,
      order: task.date ? `0 ${task.date}` : `1 ${current?.targetDate}`,
    }));
  if (!current || next) return due;
  // After its tasks: the last of them may have been ticked just now.
  const place = current.tasks.length;
  const ready = { words: current.title, step: reached + 1, place, date: undefined };
  return [...due, { ...base, ...ready, order: `1 ${current.targetDate}` }];
}

/** "Good morning", by the hour where the person is. */
export function greeting(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
