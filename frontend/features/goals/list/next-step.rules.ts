import type { Goal } from '#schema/contracts/goals.ts';
import type { Milestone } from '#schema/contracts/roadmaps.ts';

export function nextMilestone({
  milestone,
  roadmap,
}: Pick<Goal, 'milestone' | 'roadmap'>): Milestone | undefined {
  return roadmap.milestones[milestone + 1];
}
