import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { isActive } from '#schema/rules/goals/resting.ts';
import { taskIdsOf } from '#schema/rules/goals/tasks.ts';

/** The days of tasks that are still to be done. */
function openTaskDays(goal: Goal): CalendarDate[] {
  const { taskDates = {}, doneTasks = [] } = goal;
  const known = new Set(taskIdsOf(goal).flat());
  return Object.entries(taskDates)
    .filter(([id]) => known.has(id) && !doneTasks.includes(id))
    .map(([, day]) => day);
}

/**
 * The day on which a goal next asks for something: of a dated task, of its next step, or its own.
 */
export function nextDayOf(goal: Goal): CalendarDate | undefined {
  const step = goal.roadmap.milestones[goal.milestone + 1]?.targetDate;
  const days = [...openTaskDays(goal), step ?? goal.targetDate].filter((day) => day != null);
  return days.toSorted()[0];
}

/** Whether something of a goal that is worked on has its day today, or had it before. */
export const isGoalDue = (goal: Goal, today: CalendarDate): boolean =>
  isActive(goal) && (nextDayOf(goal) ?? '9999') <= today;
