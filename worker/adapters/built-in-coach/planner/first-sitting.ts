import type { PlannerGoal } from './plan-types.ts';
import { amountsOf } from './quantities/quantities.ts';
import type { Unit } from './quantities/units.ts';

/** The least the person says they do today; undefined when they say nothing. */
export function todayOf({ quantities }: PlannerGoal, unit: Unit): number | undefined {
  const amounts = amountsOf(quantities, 'start', unit);
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

/** Where somebody begins: as they say, else as a beginner and no higher than half of what they say is too much yet. */
export function beginningOf(goal: PlannerGoal, unit: Unit, beginner: number): number {
  const tooMuch = amountsOf(goal.quantities, 'beyond', unit);
  return todayOf(goal, unit) ?? Math.min(beginner, ...tooMuch.map((value) => value / 2));
}

/** What they aim at, once or daily. */
export function aimOf({ quantities }: PlannerGoal, unit: Unit): number | undefined {
  return amountsOf(quantities, 'target', unit)[0];
}

/** An amount for the first sitting: a beginner's, and no more than they do today or aim at. */
export function firstOf(goal: PlannerGoal, unit: Unit, beginner: number): number {
  return Math.max(
    1,
    Math.floor(
      Math.min(beginner, beginningOf(goal, unit, beginner), aimOf(goal, unit) ?? beginner),
    ),
  );
}

/** An amount for an ordinary sitting later on: the usual one, and no more than they aim at. */
export function usualOf(goal: PlannerGoal, unit: Unit, usual: number): number {
  return Math.max(1, Math.floor(Math.min(usual, aimOf(goal, unit) ?? usual)));
}
