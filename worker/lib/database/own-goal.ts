import { sql } from 'drizzle-orm';
import { goals } from '#schema/tables/goals.ts';
import { guard } from './guard.ts';

/** A goal and the person who says that it is theirs. */
export interface OwnGoal {
  userId: number;
  goalId: number;
}

/** Whether the goal exists and is the caller's own, as a condition in another query. */
export const ownGoalExists = (p: OwnGoal) =>
  sql`exists (select 1 from ${goals} where ${goals.id} = ${p.goalId} and ${goals.userId} = ${p.userId})`;

/** Fails the batch unless the goal is the caller's own. */
export const assertOwnGoal = (p: OwnGoal) => guard('goalFound', ownGoalExists(p));
