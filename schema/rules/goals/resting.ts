import type { Goal } from '#schema/contracts/goals.ts';

/** Whether a goal is active: not completed, not paused and not archived. */
export const isActive = ({ completed, pausedAt, archivedAt }: Goal): boolean =>
  !completed && !pausedAt && !archivedAt;
