import type { Goal } from '#schema/contracts/goals.ts';
import type { Milestone } from '#schema/contracts/roadmaps.ts';

export type MilestoneState = 'reached' | 'next' | 'later';
type Progress = Pick<Goal, 'milestone' | 'roadmap'>;

export function milestoneState(index: number, reached: number): MilestoneState {
  if (index <= reached) return 'reached';
  return index === reached + 1 ? 'next' : 'later';
}

/** Milestones move by one step: the next one may be reached, the last one reached may be taken back. */
export function canToggle(index: number, reached: number): boolean {
  return index === reached || index === reached + 1;
}

/** Where the goal stands after its milestone `index` is toggled. */
export function toggled(index: number, reached: number): number {
  return index <= reached ? index - 1 : index;
}

export function nextMilestone({ milestone, roadmap }: Progress): Milestone | undefined {
  return roadmap.milestones[milestone + 1];
}

/** The open goal whose next step is due first; one without steps counts by its own date. Undated ones come last. */
export function nearestGoal(goals: Goal[]): Goal | undefined {
  const due = (goal: Goal) => nextMilestone(goal)?.targetDate ?? goal.targetDate ?? '9999-12-31';
  return goals.filter(({ completed }) => !completed).toSorted((a, b) => due(a).localeCompare(due(b)))[0];
}
