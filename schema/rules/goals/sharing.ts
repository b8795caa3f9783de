import type { Goal } from '#schema/contracts/goals.ts';
import type { SharedView } from '#schema/contracts/sharing.ts';

type Shareable = Pick<Goal, 'title' | 'completed' | 'targetDate' | 'milestone' | 'roadmap'>;

/**
 * What others see of a shared goal: title, plan and progress. Preview, server and encrypted
 * snapshot all use it, so that they show the same. Description, journal, clarifications and Eden's
 * note stay private.
 */
export function sharedViewOf({
  title,
  completed,
  targetDate,
  milestone,
  roadmap,
}: Shareable): SharedView {
  return {
    title,
    completed,
    targetDate,
    milestone,
    roadmap: {
      milestones: roadmap.milestones.map((step) => ({
        title: step.title,
        description: step.description,
        targetDate: step.targetDate,
        tasks: step.tasks,
      })),
    },
  };
}

/** Whether an end (ISO 8601 instant, or null for none) has come. */
export const isOver = (expiresAt: string | null, now: Date) =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
