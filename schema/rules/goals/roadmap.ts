import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { MAX_MILESTONES, MAX_TASKS } from '#schema/rules/limits.ts';

const DAY = 86_400_000;
const YEAR = 366;
/** Days that may lie between two checkpoints: four weeks in the first year, eight after it. */
const LONGEST_GAP = 28;
const LONGEST_LATER_GAP = 56;
const FIRST_WITHIN = 7;
/** Under so many days a plan has no room for a buffer. */
const BUFFER_FROM = 14;

const daysFrom = (from: CalendarDate, to: CalendarDate) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

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
  if (days.some((day, at) => day < (days[at - 1] ?? 0) || day > span)) return 'order of dates';
  if ((days[0] ?? 0) > FIRST_WITHIN) return 'first step';
  const isTooFar = (day: number, at: number) => {
    const before = days[at - 1] ?? 0;
    return day - before > (before < YEAR ? LONGEST_GAP : LONGEST_LATER_GAP);
  };
  if (days.some(isTooFar)) return 'gap';
  const isWhole = days.at(-1) === span;
  if (isWhole && span >= BUFFER_FROM && span - (days.at(-2) ?? 0) < 1) return 'buffer';
  const titles = new Set(milestones.map(({ title }) => title.toLowerCase()));
  return titles.size < milestones.length ? 'titles' : undefined;
}
