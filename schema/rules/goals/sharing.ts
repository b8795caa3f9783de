import type { Goal } from '#schema/contracts/goals.ts';
import type { SharedView } from '#schema/contracts/sharing.ts';

type Shareable = Pick<Goal, 'title' | 'completed' | 'targetDate' | 'milestone' | 'roadmap'>;

/**
 * All that others see of a shared goal: title, plan and progress. The owner's preview, the server's
 * answer and an encrypted snapshot are all made here, field by field, so that a preview cannot
 * promise less than is shown. Left out on purpose: description, journal, clarifications, and Eden's
 * note on the plan, which is said to the owner.
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
