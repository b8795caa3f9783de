import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { planDateIssues } from '#schema/rules/goals/plan-dates.ts';

/**
 * What is wrong with a new date of a step, beside those around it and that of the goal; undefined
 * where it fits. A date that stays as it was is never refused.
 */
export function stepDateError(
  roadmap: Roadmap,
  at: number,
  date: CalendarDate,
  goalDate: CalendarDate | null,
): string | undefined {
  const { milestones } = roadmap;
  if (milestones[at]?.targetDate === date) return undefined;
  const next = milestones[at + 1]?.targetDate;
  const bounds = { from: '0000-01-01', to: goalDate ?? '9999-12-31' };
  const around = [...milestones.slice(Math.max(at - 1, 0), at), { targetDate: date }];
  const [issue] = planDateIssues(around, bounds).filter(
    ({ path }) => path === `roadmap.milestones.${around.length - 1}.targetDate`,
  );
  if (issue) return issue.message;
  return next && date > next ? 'This step cannot end after the one below it' : undefined;
}
