import { type Quantity, writeNumber } from './quantities.ts';

export type Sport = 'run' | 'cycle' | 'swim';

/** What an endurance goal asks for. Distances in kilometres; `metric` false shows miles. */
export interface EnduranceTarget {
  readonly sport: Sport;
  /** "the marathon", "the 10 km" or, when none was named, undefined. */
  readonly event: string | undefined;
  readonly distance: number;
  readonly start: number | undefined;
  readonly metric: boolean;
  /** True when the person says that they begin from nothing. */
  readonly novice: boolean;
}

const KM_A_MILE = 1.609;
const NAMED: readonly (readonly [RegExp, number, string])[] = [
  [/\bhalf[- ]?marathon\b/, 21.1, 'the half marathon'],
  [/\bultra[- ]?marathon\b/, 50, 'the ultramarathon'],
  [/\bmarathon\b/, 42.2, 'the marathon'],
  [/\bparkrun\b/, 5, 'the parkrun'],
];
/** What someone reaches who names no distance: a first goal most healthy adults can train for. */
const UNNAMED: Record<Sport, number> = { run: 5, cycle: 40, swim: 1 };
/** Where someone probably starts who does not say: short of what an untrained adult can do with breaks. */
const USUAL_START: Record<Sport, number> = { run: 3, cycle: 15, swim: 0.2 };
/**
 * Ten per cent a week is the common rule of thumb for adding running distance (Nielsen et al. 2014 found more injuries
 * above 30); swimming and cycling, without impact, bear a little more.
 */
const GROWTH_A_WEEK: Record<Sport, number> = { run: 1.1, cycle: 1.15, swim: 1.15 };
const NOVICE =
  /\b(never (ran|run|cycled|swum|swam|done|exercised)|not a runner|beginner|from (scratch|zero)|couch|unfit|out of shape)\b/;
/** What plans for a marathon of 16 to 20 weeks presume their reader can run. */
const MARATHON_PRESUMES = 8.5;

function inKilometres({ value, unit }: Quantity): number | undefined {
  if (unit === 'km') return value;
  if (unit === 'mi') return value * KM_A_MILE;
  return unit === 'm' && value >= 25 ? value / 1000 : undefined;
}

/** The sport, distance and starting distance of lower-case text; amounts outside 25 m to 500 km are not believed. */
export function readEnduranceTarget(
  title: string,
  text: string,
  quantities: readonly Quantity[],
): EnduranceTarget {
  const source = /\b(swim|run|jog|cycl|bike|ride|marathon|5k|10k)/.test(title) ? title : text;
  const sport: Sport = /\bswim|lake|pool/.test(source)
    ? 'swim'
    : /\b(cycl|bike|bicycle|ride|sportive)/.test(source)
      ? 'cycle'
      : 'run';
  const named =
    sport === 'run' ? NAMED.find(([pattern]) => pattern.test(title) || pattern.test(text)) : undefined;
  const told = quantities.map((quantity) => ({ km: inKilometres(quantity), quantity }));
  const believed = told.filter(({ km }) => km !== undefined && km >= 0.025 && km <= 500);
  const start = believed.find(({ quantity }) => quantity.isStart)?.km;
  const aim = believed.find(({ quantity }) => !quantity.isStart);
  const distance = named?.[1] ?? aim?.km ?? UNNAMED[sport];
  const metric = !believed.some(({ quantity }) => quantity.unit === 'mi');
  const event = named?.[2] ?? (aim ? `the ${writeDistance(distance, metric)}` : undefined);
  return {
    sport,
    event,
    distance,
    start: start !== undefined && start < distance ? start : undefined,
    metric,
    novice: NOVICE.test(text),
  };
}

/** "600 m", "1.8 km", "12 km" or "8 miles"; a length to swim or run, rounded to what one can measure. */
export function writeDistance(km: number, metric: boolean): string {
  if (!metric) {
    const miles = km / KM_A_MILE;
    const shown = miles < 10 ? Math.max(0.5, Math.round(miles * 2) / 2) : Math.round(miles);
    return shown === 1 ? '1 mile' : `${writeNumber(shown)} miles`;
  }
  return km < 1 ? `${writeNumber(Math.round(km * 1000))} m` : `${writeNumber(km)} km`;
}

/** A training distance on the way: 50 m steps below 1.5 km, 100 m to 3 km, half kilometres to 10, whole ones above. */
export function roundDistance(km: number): number {
  const step = km < 1.5 ? 0.05 : km < 3 ? 0.1 : km < 10 ? 0.5 : 1;
  return Math.round(Math.round(km / step) * step * 100) / 100;
}

/** Kilometres from which the training starts: as told, else a usual start that suits the distance. */
export function startOf(target: EnduranceTarget): number {
  const usual = USUAL_START[target.sport] * (target.novice ? 0.8 : 1);
  return target.start ?? Math.min(usual, target.distance * 0.5);
}

/**
 * The longest training distance before the day itself: about three quarters of a marathon, nearly nine tenths of
 * 15 to 30 km, the whole of anything shorter (common training plans such as Higdon's and Galloway's).
 */
export function longestTraining({ sport, distance }: EnduranceTarget): number {
  if (sport === 'run') return distance > 30 ? distance * 0.75 : distance > 15 ? distance * 0.87 : distance;
  return distance > (sport === 'swim' ? 2 : 80) ? distance * 0.85 : distance;
}

/**
 * The distance that can be trained for in `days`, in km, never more than the aim. When no start was told, whoever aims
 * at a marathon in 16 weeks or more is taken to run already, and others who do not call themselves beginners to manage
 * 5 km with walking breaks.
 */
export function reachableIn(target: EnduranceTarget, days: number): number {
  const runs = target.sport === 'run' && !target.novice && target.start === undefined;
  const presumed =
    target.distance > 30 && days >= 112 ? MARATHON_PRESUMES : Math.min(5, target.distance * 0.5);
  const start = runs ? presumed : startOf(target);
  const weeks = days < 7 ? 0 : (days * 0.86) / 7;
  const trained = start * GROWTH_A_WEEK[target.sport] ** weeks;
  return trained >= longestTraining(target) * 0.9 ? target.distance : Math.min(target.distance, trained);
}

/** Kilometres the plan begins with: as told or usual, or further when the days presume someone who trains already. */
export function beginningOf(target: EnduranceTarget, peak: number, days: number): number {
  if (target.start !== undefined) return target.start;
  const presumed = peak / GROWTH_A_WEEK[target.sport] ** (days / 7);
  const most = target.sport === 'run' ? MARATHON_PRESUMES : peak / 2;
  return Math.min(peak, Math.max(startOf(target), target.novice ? 0 : Math.min(most, presumed)));
}
