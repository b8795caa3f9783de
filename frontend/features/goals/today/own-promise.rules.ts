import type { Goal } from '#schema/contracts/goals.ts';
import type { IfThen } from '#schema/contracts/if-thens.ts';
import { isActive } from '#schema/rules/goals/resting.ts';

/** Whether somebody promised it, to themselves or to Eden; what a plan brings along is advice. */
const isOwnPromise = ({ madeBy }: IfThen): boolean => madeBy !== 'plan';

/**
 * The promise that was made last, with its goal. Of those that do not say when, the last of the
 * newest goal; none that rests or is completed is remembered.
 */
export function lastPromise(goals: Goal[]): { goal: Goal; ifThen: IfThen } | undefined {
  return goals
    .filter(isActive)
    .flatMap((goal) =>
      (goal.ifThens ?? [])
        .filter(isOwnPromise)
        .toReversed()
        .map((ifThen) => ({ goal, ifThen })),
    )
    .toSorted(
      (a, b) => Date.parse(b.ifThen.madeAt ?? LONG_AGO) - Date.parse(a.ifThen.madeAt ?? LONG_AGO),
    )[0];
}

const LONG_AGO = '1970-01-01';
