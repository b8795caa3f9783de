import type { Goal, Stage } from './plan-types.ts';
import { type Money, rampTo, readNumber, writeMoney } from './quantities.ts';

export interface Ramp {
  at(stage: number): string;
  readonly all: string;
  readonly each: string;
}

/** A sum without a currency, as in "save 1k": 100 or more, and not a year. */
function readBareSum(title: string): Money | undefined {
  const match = /\b(\d[\d.,]*\d|\d)\s?(k)?\b/.exec(title);
  const value = readNumber(match?.[1] ?? '0') * (match?.[2] ? 1000 : 1);
  const isYear = value >= 1900 && value <= 2100 && !/[.,k]/.test(match?.[0] ?? '');
  return value >= 100 && value < 1e9 && !isYear ? { value, before: '', after: '' } : undefined;
}

/** Sums on the way to the amount; they follow the days, so equal payments get there. */
export function readRamp(goal: Goal): Ramp | undefined {
  const money = goal.money ?? readBareSum(goal.plainTitle);
  if (!money || money.value < 20) return undefined;
  const often = goal.span >= 60 ? 30.4 : 7;
  const each = Math.ceil(money.value / Math.max(1, goal.dayOf(6) / often));
  const rounded = each > 100 ? Math.ceil(each / 10) * 10 : each;
  return {
    at: (stage) => writeMoney(money, rampTo(money.value, goal.shareAt(stage))),
    all: writeMoney(money),
    each: `${writeMoney(money, Math.min(money.value, rounded))} a ${goal.span >= 60 ? 'month' : 'week'}`,
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
