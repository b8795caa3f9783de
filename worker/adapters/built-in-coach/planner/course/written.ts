import type { Measure } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import {
  countOf,
  countsIn,
  figureOf,
  inWords,
  writeNumber,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import {
  floorDistance,
  writeDistance,
} from '#worker/adapters/built-in-coach/planner/quantities/distances.ts';
import {
  type Money,
  writeMoney,
} from '#worker/adapters/built-in-coach/planner/quantities/money.ts';
import { floorTo } from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import { writeTime } from '#worker/adapters/built-in-coach/planner/quantities/race-times.ts';

/** How the person writes amounts: their currency, their units. */
export interface Notation {
  readonly money?: Money | undefined;
  readonly isMetric: boolean;
  /** The exercise that is counted, such as `push-ups`. */
  readonly exercise?: string | undefined;
  /** What the plan is written in; English where nothing is said. */
  readonly language?: PlanLanguage | undefined;
}

const KILO = 2.2046;

/** What people count one by one, with the unit that tells it. */
const COUNTED = { pages: 'page', words: 'word', books: 'book', steps: 'step' } as const;

/**
 * An amount of a measure as it reads in a sentence: “€3,000”, “5 km”, “24:30”, “three customers”.
 */
export function writeAmount(
  { unit, noun }: Pick<Measure, 'unit' | 'noun'>,
  value: number,
  { money, isMetric, exercise, language }: Notation,
): string {
  switch (unit) {
    case 'money':
      return writeMoney(money ?? { value, before: '', after: '' }, value, language);
    case 'distance':
      return writeDistance(value, isMetric, language);
    case 'time':
      return writeTime(value, language);
    case 'minutes':
      return writeMinutes(value, language);
    case 'hours':
      return countOf(value, 'hour', language);
    case 'weight':
      return isMetric
        ? `${writeNumber(value, language)} kg`
        : figureOf(Math.round(value * KILO), 'pound', language);
    case 'repeats':
      return exercise
        ? `${writeNumber(value, language)} ${countsIn(language).exercises[exercise] ?? exercise}`
        : figureOf(value, 'repetition', language);
    case 'rating':
      return writeNumber(value, language);
    case 'count': {
      const [one, several] = noun ?? ['one', 'of them'];
      // A noun of another language comes with its article, which no rule of ours could tell.
      if (value === 1 && (language ?? 'en') !== 'en') return one;
      return `${inWords(value, language)} ${value === 1 ? one : several}`;
    }
    default:
      return figureOf(value, COUNTED[unit], language);
  }
}

const HOUR = 60;
/** From so many minutes on, people say hours. */
const IN_HOURS = 120;

/** “45 minutes”, “3 hours 10 minutes”, “two hours”. */
function writeMinutes(value: number, language: PlanLanguage = 'en'): string {
  if (value < IN_HOURS) return countOf(value, 'minute', language);
  const [hours, minutes] = [Math.floor(value / HOUR), Math.round(value % HOUR)];
  if (minutes === 0) return countOf(hours, 'hour', language);
  return `${figureOf(hours, 'hour', language)} ${figureOf(minutes, 'minute', language)}`;
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
