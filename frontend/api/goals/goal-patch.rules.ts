import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { carryTaskIds } from '#schema/rules/goals/task-edits.ts';
import { withMilestone } from './task-writes.rules.ts';

/** A goal as the server will have it once it has this change, made at that moment. */
export function withPatch(goal: Goal, patch: GoalPatch, at: string): Goal {
  const { paused, archived, milestone, roadmap, ...said } = patch;
  const { pausedAt, archivedAt, ...before } =
    milestone === undefined ? goal : withMilestone(goal, milestone);
  const isPaused = patch.completed ? false : (paused ?? pausedAt !== undefined);
  return {
    ...before,
    ...(said as Partial<Goal>),
    ...(said.completed !== undefined && { completedAt: said.completed ? at : null }),
    ...(isPaused && { pausedAt: pausedAt ?? at }),
    ...((archived ?? archivedAt !== undefined) && { archivedAt: archivedAt ?? at }),
    ...(roadmap && { roadmap, taskIds: carryTaskIds(goal, roadmap, unnamed()) }),
  };
}

/** Ids of tasks that the server has not named yet, the same each time a change is shown. */
function unnamed() {
  let count = 0;
  return () => `new-${count++}`;
}
