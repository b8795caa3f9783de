import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { MAX_MILESTONES, MAX_TASKS } from '#schema/rules/limits.ts';
import { DAY_MS } from '#schema/rules/time.ts';

const YEAR = 366;
/** Days that may lie between two checkpoints: four weeks in the first year, eight after it. */
const LONGEST_GAP = 28;
const LONGEST_LATER_GAP = 56;
/** The first checkpoint is at most so many days away. */
export const FIRST_WITHIN = 7;
/** Under so many days a plan has no room for a buffer. */
export const BUFFER_FROM = 14;

/** The days from one calendar date to another; negative where that is earlier. */
export const daysFrom = (from: CalendarDate, to: CalendarDate) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** How many days may lie between a checkpoint so many days away and the next one. */
export const longestGapAfter = (day: number) => (day < YEAR ? LONGEST_GAP : LONGEST_LATER_GAP);

/**
 * What is wrong with the days of checkpoints, counted from today, for a span of so many days;
 * undefined where nothing is.
 */
export function faultOfDays(days: readonly number[], span: number): string | undefined {
  if (days.some((day, at) => day < (days[at - 1] ?? 0) || day > span)) return 'order of dates';
  if ((days[0] ?? 0) > FIRST_WITHIN) return 'first step';
  if (days.some((day, at) => day - (days[at - 1] ?? 0) > longestGapAfter(days[at - 1] ?? 0)))
    return 'gap';
  const isWhole = days.at(-1) === span;
  const hasBuffer = days.length < 2 || span - (days.at(-2) ?? 0) >= 1;
  return isWhole && span >= BUFFER_FROM && !hasBuffer ? 'buffer' : undefined;
}

/**
 * What is wrong with a plan before it is shown, whoever wrote it; undefined where nothing is. It
 * has 3 to 20 checkpoints of 2 to 10 tasks in order of date with titles of their own, none before
 * today or after the target date, the first within a week, no gap of over four weeks in the first
 * year or eight after it, and a buffer before the end.
 */
export function faultOf(
  { milestones }: Roadmap,
  today: CalendarDate,
  targetDate: CalendarDate,
): string | undefined {
  const days = milestones.map((milestone) => daysFrom(today, milestone.targetDate));
  const span = daysFrom(today, targetDate);
  if (milestones.length < 3 || milestones.length > MAX_MILESTONES) return 'count of milestones';
  if (milestones.some(({ tasks }) => tasks.length < 2 || tasks.length > MAX_TASKS))
    return 'count of tasks';
  const fault = faultOfDays(days, span);
  if (fault) return fault;
  const titles = new Set(milestones.map(({ title }) => title.toLowerCase()));
  return titles.size < milestones.length ? 'titles' : undefined;
}
