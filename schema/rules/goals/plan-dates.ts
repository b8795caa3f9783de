import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Milestone } from '#schema/contracts/roadmaps.ts';

/**
 * A goal that was set without a network may wait on a device for so many days; its first steps may
 * have gone by when it arrives, and are no mistake of anybody's.
 */
export const PLAN_MAY_WAIT_DAYS = 7;

export const STEP_PAST = 'This date has passed';
export const STEP_LATE = 'A step cannot end after the date of the goal';
export const STEP_ORDER = 'This step cannot end before the one above it';

/** The days between which the steps of a new plan lie, both included. */
export interface PlanBounds {
  from: CalendarDate;
  to: CalendarDate;
}

export interface PlanDateIssue {
  path: string;
  message: string;
}

/**
 * What is wrong with the dates of a new plan, whoever wrote it: each step lies within the bounds,
 * and none before the one above it. At most one issue a step; none where all is well. The dates
 * must be calendar dates, which compare as text.
 */
export function planDateIssues(
  milestones: readonly Pick<Milestone, 'targetDate'>[],
  { from, to }: PlanBounds,
): PlanDateIssue[] {
  return milestones.flatMap(({ targetDate }, at) => {
    const before = milestones[at - 1]?.targetDate;
    const path = `roadmap.milestones.${at}.targetDate`;
    if (targetDate < from) return [{ path, message: STEP_PAST }];
    if (targetDate > to) return [{ path, message: STEP_LATE }];
    return before && targetDate < before ? [{ path, message: STEP_ORDER }] : [];
  });
}
