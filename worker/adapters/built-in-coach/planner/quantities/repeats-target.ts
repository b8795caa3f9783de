import { FIRST_REPEATS } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { beginningOf, todayOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { EXERCISES, type Exercise } from './units.ts';

/** Repetitions aimed at in a row or a day, where they start, and how many the days allow. */
export interface RepeatsTarget {
  readonly exercise: Exercise;
  readonly count: number;
  readonly isDaily: boolean;
  readonly start: number;
  readonly isTold: boolean;
  readonly reachable: number;
}

/** Beginners add repetitions fast, nearly a third a week at first; a judgement of ours. */
const GROWTH_A_WEEK = 1.3;

/** The first exercise of the goal that is counted; undefined when none is. */
export function readRepeats(goal: PlannerGoal): RepeatsTarget | undefined {
  const { quantities, span } = goal;
  const aim = quantities.find(
    ({ unit, role, value, per }) =>
      role === 'target' &&
      (!per || per === 'day') &&
      value > 1 &&
      value <= 500 &&
      EXERCISES.some((name) => name === unit),
  );
  const exercise = EXERCISES.find((name) => name === aim?.unit);
  if (!aim || !exercise) return undefined;
  const start = Math.max(
    1,
    Math.floor(Math.min(aim.value, beginningOf(goal, exercise, FIRST_REPEATS[exercise]))),
  );
  const weeks = span < 7 ? 0 : (span * 0.86) / 7;
  const trained = Math.max(start, start * GROWTH_A_WEEK ** weeks);
  return {
    exercise,
    count: aim.value,
    isDaily: aim.per === 'day',
    start,
    isTold: todayOf(goal, exercise) !== undefined,
    reachable: trained >= aim.value * 0.9 ? aim.value : Math.max(1, Math.floor(trained)),
  };
}
