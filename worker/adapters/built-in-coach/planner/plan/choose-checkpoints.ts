import type { GoalKind, Step } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';

/** A checkpoint of a plan, and how often it has stood there before (0 for the first time). */
export interface Chosen {
  readonly step: Step;
  readonly repeats: number;
}

/** Steps behind the first that cannot wait, in their order; they follow it directly. */
export function urgentSteps({ steps }: Pick<GoalKind, 'steps'>, begins: number): Step[] {
  const [, ...later] = ownSteps(steps, begins);
  const end = later.findIndex(({ within }) => within === undefined);
  return end < 0 ? later : later.slice(0, end);
}

const ownSteps = (steps: readonly Step[], begins: number) =>
  steps.slice(Math.max(0, Math.min(begins - 1, steps.length - 3)));

/**
 * Steps of a plan that has room for fewer: first and last, what cannot wait, then what is least
 * dispensable, spread evenly.
 */
function fewer(steps: readonly Step[], count: number): Step[] {
  const kept = new Set([0, steps.length - 1]);
  for (const step of urgentSteps({ steps }, 1))
    if (kept.size < count) kept.add(steps.indexOf(step));
  while (kept.size < count) {
    const open = steps.map((_, at) => at).filter((at) => !kept.has(at));
    const distance = (at: number) => Math.min(...[...kept].map((other) => Math.abs(other - at)));
    const [best] = open.toSorted(
      (one, other) =>
        (steps[one]?.keep ?? 2) - (steps[other]?.keep ?? 2) ||
        distance(other) - distance(one) ||
        one - other,
    );
    kept.add(best as number);
  }
  return steps.filter((_, at) => kept.has(at));
}

/**
 * Steps in order with rounds evenly between them; before the second step and behind the last but
 * one stands none.
 */
function withRounds(steps: readonly Step[], rounds: readonly Step[], count: number): Chosen[] {
  const extra = count - steps.length;
  // So many rounds stand before each step: shared out from the middle steps on.
  const slots = Math.max(1, steps.length - 3);
  const chosen: Chosen[] = [];
  let used = 0;
  const urgent = urgentSteps({ steps }, 1).length;
  steps.forEach((step, at) => {
    const due =
      at < Math.min(2 + urgent, steps.length - 1)
        ? 0
        : Math.min(extra, Math.round((extra * (at - 1)) / slots));
    while (used < due) {
      const round = rounds[used % rounds.length] as Step;
      chosen.push({ step: round, repeats: Math.floor(used / rounds.length) });
      used += 1;
    }
    chosen.push({ step, repeats: 0 });
  });
  return chosen;
}

/**
 * What stands at each of `count` (3 to 20) checkpoints of a plan, in order.
 * @param begins number of the step that the plan begins with, from 1
 */
export function chooseCheckpoints(
  { steps, short, rounds }: Pick<GoalKind, 'steps' | 'short' | 'rounds'>,
  count: number,
  begins = 1,
): Chosen[] {
  const own = ownSteps(steps, begins);
  if (count === 3 && short)
    return [own[0] as Step, short, own.at(-1) as Step].map((step) => ({ step, repeats: 0 }));
  if (count <= own.length) return fewer(own, count).map((step) => ({ step, repeats: 0 }));
  return withRounds(own, rounds, count);
}
