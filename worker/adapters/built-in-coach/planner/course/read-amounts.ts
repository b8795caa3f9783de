import type { Measure } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { KM_A_MILE } from '#worker/adapters/built-in-coach/planner/quantities/distances.ts';
import {
  type Money,
  type Rate,
  readMoney,
  readRate,
  readSums,
} from '#worker/adapters/built-in-coach/planner/quantities/money.ts';
import { inFigures } from '#worker/adapters/built-in-coach/planner/quantities/number-words.ts';
import {
  MOST_AMOUNTS,
  NUMBER,
  type Quantity,
  readNumber,
  readQuantities,
} from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import { sentenceAround } from '#worker/adapters/built-in-coach/planner/quantities/quantity-pair.ts';
import {
  type Meaning,
  meaningOf,
} from '#worker/adapters/built-in-coach/planner/quantities/quantity-role.ts';
import { readRaceTimes } from '#worker/adapters/built-in-coach/planner/quantities/race-times.ts';
import { EXERCISES } from '#worker/adapters/built-in-coach/planner/quantities/units.ts';
import type { GoalWords } from '#worker/adapters/built-in-coach/planner/reading/goal-words.ts';
import type { Notation } from './written.ts';

/** What was said of the amounts of a measure, in its own unit. */
export interface Amounts {
  readonly today?: number | undefined;
  readonly target?: number | undefined;
  /** The race that was named instead of its distance: “the marathon”. */
  readonly event?: string | undefined;
  /** What they say they cannot do yet. */
  readonly beyond?: number | undefined;
  /** Of a time to beat: the kilometres it is over. */
  readonly distance?: number | undefined;
  /** Of hours that add up: how many a week holds, where that was said. */
  readonly aWeek?: number | undefined;
  /** Money that is put aside or paid again and again. */
  readonly rate?: Rate | undefined;
  /** True where the target is a rate, as in “10 pages a day”. */
  readonly per?: Meaning['per'];
  readonly notation: Notation;
}

const KILO_OF_POUND = 0.4536;

function inUnit(unit: Measure['unit'], found: Quantity): number | undefined {
  const { value } = found;
  switch (unit) {
    case 'distance':
      if (found.unit === 'km') return value;
      if (found.unit === 'mi') return value * KM_A_MILE;
      return found.unit === 'm' && value >= 25 ? value / 1000 : undefined;
    case 'minutes':
      return found.unit === 'min' ? value : undefined;
    case 'hours':
      return found.unit === 'min' ? value / 60 : undefined;
    case 'weight':
      if (found.unit === 'kg') return value;
      return found.unit === 'lb' ? value * KILO_OF_POUND : undefined;
    case 'repeats':
      return EXERCISES.some((name) => name === found.unit) ? value : undefined;
    default:
      return found.unit === unit ? value : undefined;
  }
}

/**
 * “I can do 12”, “currently at 3”: a number of today with no unit behind it, where the goal counts
 * something.
 */
const BARE_TODAY =
  /\b(?:(?:i )?can(?: do| manage| hold)|i can|i do|i manage|currently|now|today|at the moment)\s(?:at |do |about |around |only |just |up to ){0,3}(\d{1,5})(k)?(?=\s*(?:$|[.,;)]|now\b|today\b|in a row|at the moment|so far))/;
/** “80 for 3”, “80 kg x 3”: a weight that is lifted several times running. */
const SET_TODAY =
  /\b(?:i can(?: do| lift| bench| squat)?|i (?:do|lift|bench|squat)|currently|now|today|at the moment)\s(?:at |do |about |around )?(\d{2,3})(?: ?kgs?)? ?(?:for|x|×) ?([1-9]|1[0-2])\b/;
/** “12k done”, “40 so far”. */
const DONE_TODAY = /\b(\d{1,6})(k)? (?:is |are )?(?:done|so far|already|written|read|down)\b/;
const BARE_UNITS: readonly Measure['unit'][] = ['repeats', 'minutes', 'steps', 'pages', 'words'];

function bareToday(unit: Measure['unit'], text: string): number | undefined {
  const plain = inFigures(text.slice(0, 2300));
  if (unit === 'weight') {
    const [, lifted, times] = SET_TODAY.exec(plain) ?? [];
    // What could be lifted once: Epley 1985, a thirtieth more for each repetition.
    return lifted && times
      ? Math.round(Number(lifted) * (times === '1' ? 1 : 1 + Number(times) / 30))
      : undefined;
  }
  if (!BARE_UNITS.includes(unit)) return undefined;
  const [, found, thousands] = BARE_TODAY.exec(plain) ?? DONE_TODAY.exec(plain) ?? [];
  return found ? Number(found) * (thousands ? 1000 : 1) : undefined;
}

/** “Deadlift 180”: of a lift, the last bare number of a title is its weight. */
const BARE_WEIGHT =
  /(?<![\d.,])(\d{2,3})(?=\s*(?:$|[.,;!)]|by\b|before\b|until\b|at\b|this\b|for (?:one|a|1)\b))/g;

function bareWeight(unit: Measure['unit'], title: string): number | undefined {
  const found = unit === 'weight' ? [...title.matchAll(BARE_WEIGHT)].at(-1)?.[1] : undefined;
  return found === undefined ? undefined : Number(found);
}

const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : undefined);

function readMeasured(
  { unit, most }: Measure,
  words: Pick<GoalWords, 'plainTitle' | 'plainDescription'>,
): Amounts {
  const found = readQuantities(words.plainTitle, words.plainDescription).flatMap((quantity) => {
    const value = inUnit(unit, quantity);
    const isBelieved = value !== undefined && (most === undefined || value <= most);
    return isBelieved ? [{ ...quantity, value, of: quantity.unit }] : [];
  });
  const once = found.filter(({ per }) => per === undefined || per === 'day');
  const target = once.find(({ role }) => role === 'target');
  const bare = target ? undefined : bareWeight(unit, words.plainTitle);
  return {
    today:
      least(once.filter(({ role }) => role === 'start').map(({ value }) => value)) ??
      bareToday(unit, `${words.plainTitle}. ${words.plainDescription}`),
    target: target?.value ?? bare,
    event: target?.event,
    beyond: least(once.filter(({ role }) => role === 'beyond').map(({ value }) => value)),
    per: target?.per,
    notation: {
      isMetric: !found.some(({ of }) => of === 'mi' || of === 'lb'),
      exercise: found.map(({ of }) => of).find((of) => EXERCISES.some((name) => name === of)),
    },
  };
}

function readMoneyAmounts({ title, description }: GoalWords): Amounts {
  const sums = readSums(title, description);
  const target = sums.find(({ role }) => role === 'target');
  const today = sums.find(({ role }) => role === 'start');
  const rate = readRate(title, description);
  const money: Money | undefined = target ?? today ?? rate;
  return {
    today: today?.value,
    rate,
    target: target && target.value >= 20 ? target.value : undefined,
    notation: { money, isMetric: true },
  };
}

const BARE = new RegExp(NUMBER, 'g');

/**
 * A number belongs to the noun right behind it: “two brides, 70 guests” are 70 guests, “500 pounds
 * for 60 people” 60.
 */
function nounBehind(after: string, nouns: readonly string[]): string {
  const words = (after.split(/[,\d]/)[0] ?? '').split(/[^\p{L}-]+/u).filter(Boolean);
  // “70 of my closest guests” counts guests; “500 pounds for 60 people” ends with the next thing.
  const end = words.findIndex((word) => ENDS_PHRASE.has(word));
  const phrase = (end < 0 ? words : words.slice(0, end)).slice(0, 4);
  return phrase.find((word) => nouns.includes(word)) ?? '';
}
const ENDS_PHRASE = new Set([
  'for',
  'in',
  'at',
  'on',
  'by',
  'with',
  'and',
  'or',
  'to',
  'from',
  'until',
]);

/** Numbers with no unit of their own: ratings, and things that are counted by a noun. */
function readCounted({ unit, noun, also = [], most }: Measure, words: GoalWords): Amounts {
  const nouns = [...(noun ?? []), ...also].map((word) => word.split(' ').at(-1) as string);
  const found = [words.plainTitle, words.plainDescription].flatMap((raw, index) => {
    const text = inFigures(raw);
    return [...text.matchAll(BARE)].slice(0, MOST_AMOUNTS).flatMap((match) => {
      const value = readNumber(match[1] ?? '');
      const around = sentenceAround(text, match.index, match.index + match[0].length);
      const isNamed = nouns.includes(nounBehind(around.after, nouns));
      const isRating =
        unit === 'rating' && value >= 100 && !/^ ?(?:km|m|h|min)\b/.test(around.after);
      if (!(isNamed || isRating) || value <= 0 || (most !== undefined && value > most)) return [];
      const meaning = meaningOf(around.before, around.after, index === 0);
      return meaning ? [{ value, ...meaning }] : [];
    });
  });
  return {
    today: found.find(({ role }) => role === 'start')?.value,
    target: found.find(({ role }) => role === 'target')?.value,
    notation: { isMetric: true },
  };
}

function readTimes(words: GoalWords): Amounts {
  const text = `${words.plainTitle}. ${words.plainDescription}`;
  const measured = readQuantities(words.plainTitle, words.plainDescription);
  const distance = measured
    .map((quantity) => inUnit('distance', quantity))
    .find((km) => km !== undefined && km >= 0.1);
  const title = readRaceTimes(words.plainTitle, distance);
  const whole = readRaceTimes(text, distance);
  return {
    today: title.today ?? whole.today,
    target: title.target ?? whole.target,
    distance,
    notation: { isMetric: true },
  };
}

/** What somebody says of the amounts of a measure, in the title and description of their goal. */
export function readAmounts(measure: Measure, words: GoalWords): Amounts {
  if (measure.unit === 'money') return readMoneyAmounts(words);
  if (measure.unit === 'time') return readTimes(words);
  if (measure.unit === 'count' || measure.unit === 'rating') return readCounted(measure, words);
  return readMeasured(measure, words);
}

/**
 * An amount from an answer: with a unit or bare, in the unit of the measure. Undefined where there
 * is none.
 */
export function amountIn(
  measure: Measure,
  answer: string,
  distance?: number,
): { value: number; isMetric: boolean; money?: Money } | undefined {
  const text = inFigures(answer.toLowerCase());
  if (measure.unit === 'money') {
    const money = readMoney(answer);
    if (money) return { value: money.value, isMetric: true, money };
  }
  if (measure.unit === 'time') {
    const { today, target } = readRaceTimes(`currently ${text}`, distance);
    const value = today ?? target;
    return value === undefined ? undefined : { value, isMetric: true };
  }
  const plainDescription = `i can do ${text}.`;
  const amounts = readMeasured(measure, { plainTitle: '', plainDescription });
  const told = amounts.today ?? amounts.target;
  if (told !== undefined) return { value: told, isMetric: amounts.notation.isMetric };
  const match = new RegExp(`${NUMBER}(k\\b)?`).exec(text);
  const value = match
    ? readNumber(match[1] ?? '') * (match[2] && measure.unit === 'money' ? 1000 : 1)
    : NaN;
  return value >= 0 && value < 1e9 ? { value, isMetric: true } : undefined;
}
