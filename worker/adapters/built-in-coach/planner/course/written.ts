import type { Measure } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { countOf } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import {
  floorDistance,
  writeDistance,
} from '#worker/adapters/built-in-coach/planner/quantities/distances.ts';
import {
  type Money,
  writeMoney,
} from '#worker/adapters/built-in-coach/planner/quantities/money.ts';
import {
  floorTo,
  writeNumber,
} from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import { writeTime } from '#worker/adapters/built-in-coach/planner/quantities/race-times.ts';

/** How the person writes amounts: their currency, their units. */
export interface Notation {
  readonly money?: Money | undefined;
  readonly isMetric: boolean;
  /** The exercise that is counted, such as `push-ups`. */
  readonly exercise?: string | undefined;
}

const KILO = 2.2046;

/**
 * An amount of a measure as it reads in a sentence: “€3,000”, “5 km”, “24:30”, “three customers”.
 */
export function writeAmount(
  { unit, noun }: Pick<Measure, 'unit' | 'noun'>,
  value: number,
  { money, isMetric, exercise }: Notation,
): string {
  switch (unit) {
    case 'money':
      return writeMoney(money ?? { value, before: '', after: '' }, value);
    case 'distance':
      return writeDistance(value, isMetric);
    case 'time':
      return writeTime(value);
    case 'minutes':
      return writeMinutes(value);
    case 'hours':
      return countOf(value, 'hour');
    case 'weight':
      return isMetric
        ? `${writeNumber(value)} kg`
        : `${writeNumber(Math.round(value * KILO))} pounds`;
    case 'repeats':
      return `${writeNumber(value)} ${exercise ?? (value === 1 ? 'repetition' : 'repetitions')}`;
    case 'rating':
      return writeNumber(value);
    case 'count': {
      const [one, several] = noun ?? ['one', 'of them'];
      return countOf(value, one, several);
    }
    default:
      return value === 1 ? `one ${unit.replace(/s$/, '')}` : `${writeNumber(value)} ${unit}`;
  }
}

const HOUR = 60;
/** From so many minutes on, people say hours. */
const IN_HOURS = 120;

/** “45 minutes”, “3 hours 10 minutes”, “two hours”. */
function writeMinutes(value: number): string {
  if (value < IN_HOURS) return countOf(value, 'minute');
  const [hours, minutes] = [Math.floor(value / HOUR), Math.round(value % HOUR)];
  return minutes === 0
    ? countOf(hours, 'hour')
    : `${hours} ${hours === 1 ? 'hour' : 'hours'} ${minutes} minutes`;
}

const SECOND = 1 / 60;

/** What people say: every minute up to 20, fives up to 100, tens above. */
export function minutesStep(value: number): number {
  if (value < 20) return 1;
  return value < 100 ? 5 : 10;
}

/**
 * The next amount below that one would name; times to the second. 0 where it would be less than the
 * least of them.
 */
export function floorAmount(
  { unit }: Pick<Measure, 'unit'>,
  value: number,
  { isMetric }: Notation,
): number {
  if (unit === 'distance') return value <= 0 ? 0 : floorDistance(value, isMetric);
  if (unit === 'time') return Math.round(value / SECOND) * SECOND;
  if (unit === 'weight') return Math.floor(value * 2) / 2;
  if (unit === 'rating') return Math.floor(value / 5) * 5;
  if (value < 1) return 0;
  if (unit === 'minutes') return Math.floor(value / minutesStep(value)) * minutesStep(value);
  if (unit === 'count' || unit === 'books' || unit === 'repeats') return Math.floor(value);
  return floorTo(value);
}
