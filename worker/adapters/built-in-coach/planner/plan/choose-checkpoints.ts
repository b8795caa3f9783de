import type { GoalKind, Step } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';

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

/** Where a round has its place, whether that is between these steps; numbers from 1. */
const fits = ({ before, after }: Step, next: number) =>
  (before === undefined || next <= before) && (after === undefined || next > after);

/**
 * Steps in order with others evenly between them; before the second step and behind the last but
 * one stands none. The others are the rounds, each once and in its place, and where there are too
 * few of them the plain count, so that nothing is done for a second time.
 * @param number of the first of the steps in the kind, from 1
 */
function withBetween(steps: readonly Step[], { rounds, plain, extra, number }: Between): Step[] {
  // So many stand before each step: shared out from the middle steps on.
  const slots = Math.max(1, steps.length - 3);
  const open = [...rounds];
  const urgent = urgentSteps({ steps }, 1).length;
  let used = 0;
  // Rounds are shared out over the whole of the way, with plain counts between them.
  let shown = 0;
  const next = (step: number): Step => {
    used += 1;
    const isDue = shown < Math.round((used * Math.min(rounds.length, extra)) / extra);
    const at = isDue ? open.findIndex((round) => fits(round, step)) : -1;
    const [found] = at < 0 ? [] : open.splice(at, 1);
    if (found) shown += 1;
    return found ?? plain;
  };
  return steps.flatMap((step, at) => {
    const due =
      at < Math.min(2 + urgent, steps.length - 1)
        ? 0
        : Math.min(extra, Math.round((extra * (at - 1)) / slots));
    const before = Array.from({ length: Math.max(0, due - used) }, () => next(number + at));
    return [...before, step];
  });
}

interface Between {
  readonly rounds: readonly Step[];
  readonly plain: Step;
  /** So many checkpoints more than steps. */
  readonly extra: number;
  readonly number: number;
}

/**
 * How many steps no plan of so many days can do without: the first, the last, what cannot wait and
 * the core.
 */
export const countCore = (steps: readonly Step[], begins: number, span: number): number =>
  ownSteps(steps, begins).filter(
    ({ keep, within, from = 0 }, at, own) =>
      at === 0 || at === own.length - 1 || (keep === 1 && from <= span) || within !== undefined,
  ).length;

/** How many checkpoints have something of their own to say. */
export const countOwn = ({ steps, rounds }: Pick<GoalKind, 'steps' | 'rounds'>, begins: number) =>
  ownSteps(steps, begins).length +
  rounds.filter(({ before }) => before === undefined || before > begins + 1).length;

interface Room {
  /** 3 to 20. */
  readonly count: number;
  /** Number of the step that the plan begins with, from 1. */
  readonly begins: number;
  /** What stands where the rounds do not reach. */
  readonly plain: Step;
  /** Days from today to each of them, where some may be too early for a step. */
  readonly offsets?: readonly number[];
  /** Of the way, what the days allow: steps behind it are left for later; 1 for all of it. */
  readonly share: number;
}

/** The steps that so many days allow, first to last, in place of a few of all of them. */
function reachedSteps(own: readonly Step[], count: number, share: number): readonly Step[] {
  const reached = Math.max(count - 1, Math.ceil(own.length * share));
  return reached >= own.length ? own : [...own.slice(0, reached), own.at(-1) as Step];
}

/** First, last and one between them. */
const FEWEST = 3;

/** What stands at each checkpoint of a plan, in order. */
export function chooseCheckpoints(
  { steps, short, rounds }: Pick<GoalKind, 'steps' | 'short' | 'rounds'>,
  { count, begins, plain, share, offsets }: Room,
): Step[] {
  const own = ownSteps(steps, begins);
  if (count === 3 && short) return [own[0] as Step, short, own.at(-1) as Step];
  const number = steps.length - own.length + 1;
  const choose = (left: readonly Step[], others: readonly Step[]): Step[] => {
    const chosen =
      count <= left.length
        ? fewer(reachedSteps(left, count, share), count)
        : withBetween(left, { rounds: others, plain, extra: count - left.length, number });
    // What says that a month has gone by stands nowhere before that; the last is the date itself.
    const early = chosen.find(
      ({ from = 0 }, at) => at < chosen.length - 1 && (offsets?.[at] ?? from) < from,
    );
    return early && (left.length > FEWEST || !left.includes(early))
      ? choose(
          left.filter((step) => step !== early),
          others.filter((round) => round !== early),
        )
      : chosen;
  };
  return choose(own, rounds);
}
