import { FIRST_WEEK_OF_SUM } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import type { PlannerGoal, Stage } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { type Money, type Sum, writeMoney } from './money.ts';
import { floorTo, rampTo } from './quantities.ts';

export interface Ramp {
  at(stage: number): string;
  readonly all: string;
  /** Equal parts, and how often: "€430 a month". */
  readonly each: string;
  /** What a first transfer need not exceed. */
  readonly first: string;
}

/** The sum aimed at, and what of it is there already; a sum in the title goes before one in the description. */
function readAim(sums: readonly Sum[]): { money: Money; there: number } | undefined {
  const money = sums.find(({ role }) => role === 'target');
  if (!money || money.value < 20) return undefined;
  const there = sums.find(({ role }) => role === 'start')?.value ?? 0;
  return { money, there: there < money.value ? there : 0 };
}

/** Sums on the way to the amount, from what is there already; they follow the days, so equal payments get there. */
export function readRamp(goal: PlannerGoal): Ramp | undefined {
  const aim = readAim(goal.sums);
  if (!aim) return undefined;
  const { money, there } = aim;
  const left = money.value - there;
  const perWeek = left / Math.max(1, goal.dayOf(6) / 7);
  const often = goal.span >= 60 ? 30.4 : 7;
  const each = Math.ceil(left / Math.max(1, goal.dayOf(6) / often));
  const rounded = each > 100 ? Math.ceil(each / 10) * 10 : each;
  return {
    at: (stage) => writeMoney(money, there + rampTo(left, goal.shareAt(stage))),
    all: writeMoney(money),
    each: `${writeMoney(money, Math.min(left, rounded))} a ${goal.span >= 60 ? 'month' : 'week'}`,
    first: writeMoney(money, floorTo(Math.min(left * FIRST_WEEK_OF_SUM, perWeek))),
  };
}

/** The last milestone of saving and of paying off: what stays of the arrangement. */
export function lookBack(kind: 'saved' | 'paid'): Pick<Stage, 'why' | 'tasks' | 'ifThen'> {
  return {
    why: 'An arrangement that ends with the goal leaves no trace; one that goes on does.',
    tasks: [
      `Add up what was ${kind} and write down which change cost you least.`,
      'Decide what the monthly sum does from now on: the same, less, or into another pot.',
    ],
    ifThen: 'When unexpected money comes, then I send half of it the same way on the same day.',
  };
}
