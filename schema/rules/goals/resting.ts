import type { Goal } from '#schema/contracts/goals.ts';

/** Whether a goal is worked on: neither completed nor paused, and not put away. */
export const isActive = ({ completed, pausedAt, archivedAt }: Goal): boolean =>
  !completed && !pausedAt && !archivedAt;
