import type { Measure } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { floorTo, rampTo } from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import type { Amounts } from './read-amounts.ts';
import { floorAmount, writeAmount } from './written.ts';

/** The way of a measure from today to the date, in its own unit. */
export interface PlanCourse {
  /** Where it starts; undefined where nothing was said and no beginner’s amount fits. */
  readonly from: number | undefined;
  readonly isTold: boolean;
  /** What the first step asks at most. */
  readonly first: number | undefined;
  readonly aim: number | undefined;
  /** True where the person named the aim. */
  readonly isNamed: boolean;
  /** What the days allow of the aim, and whether that is all of it. */
  readonly reachable: number | undefined;
  readonly isWhole: boolean;
  /** Due at each checkpoint; undefined where nothing can be said. */
  readonly due: readonly (number | undefined)[];
  /** The person is there already, or further; and what was aimed at then. */
  readonly isBeyond: boolean;
  readonly told: number | undefined;
  /** Days that the whole takes from here; undefined where the days there are will do. */
  readonly neededDays: number | undefined;
  /** As it reads in a sentence. */
  write(value: number): string;
}

/** Of an aim that is less than a beginner does, a first step asks this share. */
const FIRST_OF_SMALL_AIM = 0.6;
/** Close enough to what is trained before the day: the day itself carries the rest. */
const NEARLY = 0.9;
/** How far a total goes on that is reached already. */
const FURTHER = 1.25;
/** Of a span, what is left to work in: the rest is the buffer. */
const WORKING = 0.86;
/** Nobody is told to wait for longer. */
const LONGEST_WAIT = 3650;

const peakOf = ({ peak = [], direction }: Measure, aim: number) =>
  direction === 'down' ? aim : aim * (peak.find(({ over }) => aim > over)?.share ?? 1);

/** By what a load changes over so many days of training. */
function changed({ grows, adds = 0, direction }: Measure, from: number, days: number): number {
  const weeks = days / 7;
  const sign = direction === 'down' ? -1 : 1;
  if (grows) return from * (1 + sign * grows) ** weeks;
  return Math.max(0, from + sign * adds * weeks);
}

/** Days of training it takes from one load to another. */
function daysTo({ grows, adds = 1, direction }: Measure, from: number, to: number): number {
  if (grows) {
    const rate = Math.log(direction === 'down' ? 1 - grows : 1 + grows);
    return Math.max(0, (7 * Math.log(to / from)) / rate);
  }
  return Math.max(0, (7 * Math.abs(to - from)) / adds);
}

/** Days of training behind each checkpoint: none before the first, none in a stretch of rest. */
function trainedDays(offsets: readonly number[], rests: number | undefined): number[] {
  let trained = 0;
  return offsets.map((offset, at) => {
    const isRest = rests !== undefined && at > 1 && at % rests === 0;
    if (at > 0 && !isRest) trained += offset - (offsets[at - 1] as number);
    return trained;
  });
}

function startOfLoad(measure: Measure, { today, beyond, target }: Amounts): number | undefined {
  if (today !== undefined && today > 0) return today;
  if (measure.direction === 'down') return measure.beginner > 0 ? measure.beginner : undefined;
  const aim = target ?? measure.usual ?? Number.POSITIVE_INFINITY;
  const begin = Math.min(measure.beginner, aim * FIRST_OF_SMALL_AIM, (beyond ?? Infinity) / 2);
  return begin > 0 ? begin : undefined;
}

/** Whether what is done today is what was aimed at, or more of it. */
const isPast = ({ direction }: Measure, { today, target }: Amounts) =>
  today !== undefined &&
  target !== undefined &&
  (direction === 'down' ? today <= target : today >= target);

function courseOfLoad(measure: Measure, amounts: Amounts, offsets: readonly number[]): PlanCourse {
  const write = (value: number) => writeAmount(measure, value, amounts.notation);
  // Less than one minute, page or repetition nobody would name.
  const floor = (value: number) =>
    floorAmount(measure, value, amounts.notation) || Math.ceil(value);
  const isDown = measure.direction === 'down';
  const from = startOfLoad(measure, amounts);
  const isTold = amounts.today !== undefined && amounts.today > 0;
  const named = amounts.target;
  const usual =
    measure.usual === undefined
      ? undefined
      : isDown
        ? Math.min(measure.usual, from ?? measure.usual)
        : Math.max(measure.usual, (from ?? 0) * 1.5);
  const aim = named ?? usual;
  const isBeyond = isTold && named !== undefined && isPast(measure, amounts);
  const base = { from, isTold, aim, isNamed: named !== undefined, isBeyond, told: named, write };
  if (from === undefined || aim === undefined)
    return {
      ...base,
      first: from === undefined ? undefined : floor(from * measure.first),
      reachable: aim,
      isWhole: true,
      due: offsets.map(() => undefined),
      neededDays: undefined,
    };
  const isThere = isDown ? aim >= from : aim <= from * measure.first;
  const first = isDown ? from : Math.min(from * measure.first, aim);
  const trained = trainedDays(offsets.slice(0, -1), measure.rests);
  const total = trained.at(-1) ?? 0;
  const peak = peakOf(measure, aim);
  const most = changed(measure, first, total);
  const isWhole = isThere || (isDown ? most <= aim * 1.002 : most >= peak * NEARLY);
  const reachable = isBeyond ? from : isWhole ? aim : floor(isDown ? Math.max(aim, most) : most);
  const top = isDown ? Math.max(peak, most) : Math.max(first, Math.min(peak, most));
  const dueAt = (at: number): number => {
    if (isBeyond) return floor(from);
    if (isThere) return floor(Math.min(first, aim));
    if (at === offsets.length - 1) return reachable;
    const share = total > 0 ? (trained[at] as number) / total : 0;
    return floor(measure.grows ? first * (top / first) ** share : first + (top - first) * share);
  };
  const rest = measure.rests ? measure.rests / (measure.rests - 1) : 1;
  const needed = Math.ceil((daysTo(measure, first, peak) * rest) / WORKING / 7 + 1) * 7;
  return {
    ...base,
    first: floor(first),
    reachable,
    isWhole,
    due: offsets.map((_, at) => dueAt(at)),
    neededDays: isWhole ? undefined : Math.min(LONGEST_WAIT, needed),
  };
}

function courseOfTotal(
  measure: Measure,
  amounts: Amounts,
  offsets: readonly number[],
  span: number | undefined,
): PlanCourse {
  const write = (value: number) => writeAmount(measure, value, amounts.notation);
  const named = amounts.target ?? measure.usual;
  const from = amounts.today ?? 0;
  const isBeyond = named !== undefined && named > 0 && from >= named;
  // Whoever is there already goes on: by a quarter more, as one would say it.
  const aim = isBeyond ? Math.max(from + 1, floorTo(from * FURTHER)) : named;
  const base = {
    isBeyond,
    told: named,
    from,
    isTold: amounts.today !== undefined,
    aim,
    isNamed: amounts.target !== undefined,
    write,
  };
  if (aim === undefined)
    return {
      ...base,
      first: undefined,
      reachable: undefined,
      isWhole: true,
      due: offsets.map(() => undefined),
      neededDays: undefined,
    };
  const left = aim - from;
  const close = Math.max(1, span === undefined ? (offsets.at(-2) ?? 1) : span * WORKING);
  const most = measure.adds ? (measure.adds * Math.max(1, close)) / 7 : left;
  const isWhole = most >= left * 0.98;
  const way = isWhole ? left : Math.max(floorAmount(measure, most, amounts.notation), 0);
  const perWeek = way / Math.max(1, close / 7);
  const { aWeek } = amounts;
  const dueAt = (offset: number): number => {
    // Who has said how much a week holds is asked for no more than that.
    if (aWeek !== undefined)
      return Math.min(from + way, from + Math.max(1, floorTo((aWeek * offset) / 7)));
    const share = Math.min(1, offset / close);
    const part =
      measure.unit === 'books' || measure.unit === 'count'
        ? // Of what is counted, the next one is due before there is a first.
          Math.max(Math.min(1, Math.floor(way)), Math.floor(way * share + 0.001))
        : rampTo(way, share);
    return from + part;
  };
  return {
    ...base,
    first:
      floorAmount(measure, Math.min(left * measure.first, perWeek), amounts.notation) || undefined,
    reachable: from + way,
    isWhole,
    due: offsets.map((offset) => dueAt(offset) || undefined),
    neededDays: isWhole
      ? undefined
      : Math.min(LONGEST_WAIT, Math.ceil(left / (measure.adds as number) / WORKING + 1) * 7),
  };
}

/**
 * Where a measure stands at each checkpoint of a plan (days from today, at least two of them, the
 * last the date). A load begins with what the person does today or less and never changes by more
 * than the measure allows; a total follows the days, so that equal parts get there: by the last of
 * them, or by `span` days where the checkpoints end before.
 */
export const courseOf = (
  measure: Measure,
  amounts: Amounts,
  offsets: readonly number[],
  span?: number,
): PlanCourse =>
  measure.counts === 'load'
    ? courseOfLoad(measure, amounts, offsets)
    : courseOfTotal(measure, amounts, offsets, span);
