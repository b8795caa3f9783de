import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';

/**
 * What a plan must be before it is shown, whoever wrote it: 3 to 7 milestones of 2 to 5 tasks, in
 * order of date, none before today or after the target date. (Bounds: `decisions.md`, Goals; a plan
 * with more steps is a list.)
 */
export function isSoundRoadmap(
  roadmap: Roadmap,
  today: CalendarDate,
  targetDate: CalendarDate,
): boolean {
  const { milestones } = roadmap;
  if (milestones.length < 3 || milestones.length > 7) return false;
  return milestones.every(({ tasks, targetDate: date }, index) => {
    const previous = milestones[index - 1]?.targetDate ?? today;
    return tasks.length >= 2 && tasks.length <= 5 && date >= previous && date <= targetDate;
  });
}
