import {
  FIRST_SITTING_MINUTES,
  FIRST_STEPS,
  FIRST_WALK_MINUTES,
} from '#worker/adapters/built-in-coach/planner/beginner.ts';
import {
  aimOf,
  beginningOf,
  todayOf,
} from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** An amount of every day: where it starts, what is aimed at, and how much of that the days allow. */
export interface DailyTarget {
  readonly from: number;
  readonly aim: number;
  readonly reachable: number;
  /** True when the person named the aim; without it the plan has chosen one. */
  readonly isAsked: boolean;
}

interface Rule {
  readonly unit: 'min' | 'steps';
  readonly beginner: number;
  /** The most that is believed, in a day. */
  readonly most: number;
  /** How much more a day is added in a week. */
  readonly aWeek: number;
  usual(span: number): number;
}

/** People who count their steps walk about 2,500 more a day (Bravata et al. 2007, JAMA); the rest is judgement. */
const WALKED_STEPS: Rule = {
  unit: 'steps',
  beginner: FIRST_STEPS,
  most: 40_000,
  aWeek: 2500,
  usual: () => 8000,
};
const WALKED_MINUTES: Rule = {
  unit: 'min',
  beginner: FIRST_WALK_MINUTES,
  most: 240,
  aWeek: 15,
  usual: (span) => (span < 21 ? 30 : 60),
};
const SAT_MINUTES: Rule = {
  unit: 'min',
  beginner: FIRST_SITTING_MINUTES,
  most: 90,
  aWeek: 5,
  usual: (span) => (span < 60 ? 10 : 15),
};

function readDaily(goal: PlannerGoal, { unit, beginner, most, aWeek, usual }: Rule): DailyTarget {
  const asked = aimOf(goal, unit);
  const isAsked = asked !== undefined && asked >= 1 && asked <= most;
  const today = todayOf(goal, unit);
  const aim = Math.floor(isAsked ? asked : Math.max(usual(goal.span), Math.min(most, today ?? 0)));
  const from = Math.max(1, Math.floor(Math.min(aim, beginningOf(goal, unit, beginner))));
  return {
    from,
    aim,
    reachable: Math.min(aim, Math.floor(from + (aWeek * goal.span) / 7)),
    isAsked,
  };
}

/** Steps of an ordinary day; undefined when the goal is not counted in steps. */
export function readSteps(goal: PlannerGoal): DailyTarget | undefined {
  const target = readDaily(goal, WALKED_STEPS);
  return target.isAsked && target.aim >= 1000 ? target : undefined;
}

/** Minutes of walking in an ordinary day, named or not. */
export function readWalkedMinutes(goal: PlannerGoal): DailyTarget {
  return readDaily(goal, WALKED_MINUTES);
}

/** Minutes of sitting in an ordinary day, named or not. */
export function readSatMinutes(goal: PlannerGoal): DailyTarget {
  return readDaily(goal, SAT_MINUTES);
}
