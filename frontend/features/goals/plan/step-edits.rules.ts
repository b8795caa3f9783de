import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Milestone, Roadmap } from '#schema/contracts/roadmaps.ts';
import { MAX_MILESTONES } from '#schema/rules/limits.ts';

const withSteps = (roadmap: Roadmap, milestones: Milestone[]): Roadmap => ({
  ...roadmap,
  milestones,
});

/**
 * The plan with a step at another place. The dates stay where they are, so that they keep their
 * order; so do the steps that are reached: the count of what is behind you keeps its meaning.
 */
export function moveStepTo(roadmap: Roadmap, reached: number, from: number, to: number): Roadmap {
  const { milestones } = roadmap;
  const step = milestones[from];
  if (!step || !milestones[to] || from <= reached || to <= reached) return roadmap;
  const moved = milestones.toSpliced(from, 1).toSpliced(to, 0, step);
  return withSteps(
    roadmap,
    moved.map((one, at) => ({ ...one, targetDate: milestones[at]?.targetDate ?? one.targetDate })),
  );
}

export const changeStepAt = (roadmap: Roadmap, at: number, part: Partial<Milestone>): Roadmap =>
  withSteps(
    roadmap,
    roadmap.milestones.map((step, index) => (index === at ? { ...step, ...part } : step)),
  );

export const removeStepAt = (roadmap: Roadmap, at: number): Roadmap =>
  withSteps(roadmap, roadmap.milestones.toSpliced(at, 1));

/**
 * The plan with another step at its end, on the date of the last one; as it is where it is full.
 */
export function addStepAtEnd(roadmap: Roadmap, title: string, otherwise: CalendarDate): Roadmap {
  const { milestones } = roadmap;
  if (milestones.length >= MAX_MILESTONES) return roadmap;
  const targetDate = milestones.at(-1)?.targetDate ?? otherwise;
  return withSteps(roadmap, [...milestones, { title, description: '', targetDate, tasks: [] }]);
}
