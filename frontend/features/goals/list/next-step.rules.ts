import type { Goal } from '#schema/contracts/goals.ts';
import type { Milestone } from '#schema/contracts/roadmaps.ts';
import { daysBetween } from './goal-dates.rules.ts';

export function nextMilestone({
  milestone,
  roadmap,
}: Pick<Goal, 'milestone' | 'roadmap'>): Milestone | undefined {
  return roadmap.milestones[milestone + 1];
}

/**
 * The open goal whose next step is due first; one without steps counts by its own date. Undated
 * ones come last.
 */
export function nearestGoal(goals: Goal[]): Goal | undefined {
  const due = (goal: Goal) => nextMilestone(goal)?.targetDate ?? goal.targetDate ?? '9999-12-31';
  return goals
    .filter(({ completed }) => !completed)
    .toSorted((a, b) => daysBetween(due(b), due(a)))[0];
}
