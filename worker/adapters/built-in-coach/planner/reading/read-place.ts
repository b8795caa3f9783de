import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

const PLACES =
  /\b(kitchen|bathroom|bedroom|living room|attic|basement|cellar|garage|hall|shed|deck|fence|house|flat|apartment|balcony|garden|allotment|lawn|wardrobe|closet|desk|study|office|guest room|nursery|treehouse|bookshelf|photos|papers|room)\b/;

/** "the bathroom" from the title, then the description; otherwise the given words. */
export function readPlace(goal: PlannerGoal, otherwise: string): string {
  const place = (PLACES.exec(goal.plainTitle) ?? PLACES.exec(goal.plainText))?.[1];
  return place ? `the ${place}` : otherwise;
}
