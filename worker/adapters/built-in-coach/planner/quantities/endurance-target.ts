import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { KM_A_MILE, roundDistance, writeDistance } from './distances.ts';
import type { Quantity } from './quantities.ts';

export type Sport = 'run' | 'walk' | 'cycle' | 'swim';

/** What an endurance goal asks for. Distances in kilometres; `metric` false shows miles. */
export interface EnduranceTarget {
  readonly sport: Sport;
  /** "the marathon", "the 10 km" or, when none was named, undefined. */
  readonly event: string | undefined;
  readonly distance: number;
  /** True for a distance of every day, as in "walk 3 km a day". */
  readonly isDaily: boolean;
  /** What the person does today, when they say so. */
  readonly start: number | undefined;
  /** The minutes they said, where they told their start so. */
  readonly startMinutes: number | undefined;
  /** What a first outing may not exceed, when they say only what is too far, or how far they get in a week. */
  readonly most: number | undefined;
  readonly metric: boolean;
  /** True when the person says that they begin from nothing. */
  readonly novice: boolean;
}

/** What someone reaches who names no distance: a first goal most healthy adults can train for. */
const UNNAMED: Record<Sport, number> = { run: 5, walk: 8, cycle: 40, swim: 1 };
/** No training is for one outing longer than this; a larger figure is the sum of many. */
const LONGEST: Record<Sport, number> = { run: 170, walk: 100, cycle: 500, swim: 35 };
/** Minutes to a kilometre at a pace at which one can talk, for a start told in minutes; on the slow side. */
export const SLOW_MINUTES: Record<Sport, number> = { run: 8, walk: 12, cycle: 4, swim: 40 };
const NOVICE =
  /\b(never (ran|run|walked|cycled|swum|swam|done|exercised)|not a runner|beginner|from (scratch|zero|0|nothing)|^0 to|couch|unfit|out of shape)\b/;

function inKilometres({ value, unit }: Quantity): number | undefined {
  if (unit === 'km') return value;
  if (unit === 'mi') return value * KM_A_MILE;
  return unit === 'm' && value >= 25 ? value / 1000 : undefined;
}

function readSport({ kind, plainTitle, plainText }: PlannerGoal): Sport {
  if (kind === 'walking') return 'walk';
  const source = /\b(swim|run|jog|cycl|bike|ride|marathon|5k|10k)/.test(plainTitle)
    ? plainTitle
    : plainText;
  if (/\bswim|lake|pool/.test(source)) return 'swim';
  return /\b(cycl|bike|bicycle|ride|sportive)/.test(source) ? 'cycle' : 'run';
}

function least(values: readonly number[]): number | undefined {
  return values.length > 0 ? Math.min(...values) : undefined;
}

/** The sport, distance and starting distance of a goal; amounts from 25 m to what one outing can hold are believed. */
export function readEnduranceTarget(goal: PlannerGoal): EnduranceTarget {
  const sport = readSport(goal);
  const told = goal.quantities.flatMap((quantity) => {
    // A marathon is one of running; nobody swims it.
    if (quantity.event && sport !== 'run' && sport !== 'walk') return [];
    const km = inKilometres(quantity);
    return km !== undefined && km >= 0.025 && km <= LONGEST[sport] ? [{ ...quantity, km }] : [];
  });
  const once = told.filter(({ per }) => per === undefined || per === 'day');
  const often = goal.namedDays ?? 3;
  const weekly = told.filter(({ per }) => per === 'week');
  const minutes = least(
    goal.quantities
      .filter(
        ({ unit, role, per }) => unit === 'min' && role === 'start' && (!per || per === 'day'),
      )
      .map(({ value }) => value),
  );
  const startKm = least(once.filter(({ role }) => role === 'start').map(({ km }) => km));
  const start = startKm ?? (minutes === undefined ? undefined : minutes / SLOW_MINUTES[sport]);
  const most = least([
    ...once.filter(({ role }) => role === 'beyond').map(({ km }) => km / 2),
    ...weekly.filter(({ role }) => role === 'start').map(({ km }) => km),
  ]);
  const aim = once.find(({ role }) => role === 'target');
  const aWeek = weekly.find(({ role }) => role === 'target');
  const metric = !told.some(({ unit }) => unit === 'mi');
  const distance =
    aim?.km ??
    (aWeek ? roundDistance(aWeek.km / often) : Math.max(UNNAMED[sport], (start ?? 0) * 1.5));
  return {
    sport,
    event: aim
      ? (aim.event ?? `the ${writeDistance(distance, metric)}`)
      : aWeek && `the ${writeDistance(aWeek.km, metric)} week`,
    distance,
    isDaily: aim?.per === 'day',
    start: start === undefined ? undefined : Math.min(start, distance),
    startMinutes:
      startKm === undefined && start !== undefined && start < distance ? minutes : undefined,
    most,
    metric,
    novice: NOVICE.test(goal.plainText),
  };
}

/** The distance the goal names for one outing or for each day; undefined when it names none. */
export function distanceNamed(goal: PlannerGoal): 'once' | 'daily' | undefined {
  const { event, isDaily } = readEnduranceTarget(goal);
  if (!event) return undefined;
  return isDaily ? 'daily' : 'once';
}

const NO_SWIMMER =
  /\b(?:learn(?:ing)?(?: how)? to swim|(?:can'?t|cannot|can not|don't know how to|do not know how to|never learn(?:t|ed)(?: how)? to) swim(?! (?:more|further|farther|longer|over|\d|an? ))|non-?swimmer)\b/;

/** True for someone who does not swim yet: they need a person beside them and not a distance. */
export function learnsToSwim({ kind, plainText }: PlannerGoal): boolean {
  return kind === 'endurance' && NO_SWIMMER.test(plainText);
}
