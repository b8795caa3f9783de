import { inFigures } from './number-words.ts';
import { meaningOfPair, type NumberContext, sentenceAround } from './quantity-pair.ts';
import { HEDGES, type Meaning, meaningOf } from './quantity-role.ts';
import { RACES, UNIT_WORDS, type Unit } from './units.ts';

/** An amount the person named and what it is to them. Hours are told in minutes. */
export interface Quantity extends Meaning {
  readonly value: number;
  readonly unit: Unit;
  /** "the marathon", where a race was named instead of its distance. */
  readonly event?: string;
}

/** A number as people write it, up to a thousand billions, as one group of a pattern. */
export const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:[.,' ]\d{3}){1,4}(?!\d)|\d+(?:[.,]\d{1,2})?)`;
/**
 * "From 5 to 10 km", "5-10 km", "30 of 100 pages": a first number whose unit may follow the second
 * alone.
 */
const firstOfPair = (words: string) =>
  `(?:${NUMBER}\\s*(?:(?:${words})(?![a-z\\d]))?\\s*(to|-|–|or|up to|(?:out )?of|/)\\s*(?:(?:the|my|a|about|around|total of)\\s+)*)?`;
const UNIT_PATTERNS = UNIT_WORDS.map(
  ([words, unit, factor]) =>
    [
      // "60k words" are thousands; the k of "5 km" is none.
      new RegExp(
        `${firstOfPair(words)}${NUMBER}(?:[\\s-]?(k))?${unit === 'm' || unit === 'mi' ? '(?<!k)' : ''}[\\s-]*(?:${words})(?![a-z\\d])`,
        'g',
      ),
      unit,
      factor,
    ] as const,
);

/** Minutes after such a word are a time to beat, or a time of day, and nothing to practise for. */
const TIME_LIMIT = new RegExp(
  `(?<!\\bfor )\\b(?:in|under|within|below|sub|inside|beat|break|faster than|quicker than|less than|of|at|by)[\\s-]+${HEDGES}$`,
);
/** Nobody runs what they read: "I read about a 42 km race". */
const READ_OF = /\bi (?:[a-z]+ )?(?:read|write|learn|study|know|weigh|save)\b/;
/**
 * A race is done today only by somebody who says that they can; "I run the marathon" is one they
 * have entered for.
 */
const CAN_RACE = /\b(?:can|can't|cannot|already|currently|never|longest)\b/;

/** So many amounts of a unit are read of a text; nobody tells more of one goal. */
export const MOST_AMOUNTS = 20;

/**
 * The number a person wrote: "3,000", "3.000" and "3 000" are three thousand, "1,8" and "1.8" are
 * decimals.
 */
export function readNumber(text: string): number {
  if (/^\d{1,3}([.,' ]\d{3})+$/.test(text)) return Number(text.replace(/\D/g, ''));
  return Number(text.replace(',', '.'));
}

function isNoAmount(unit: Unit, { before }: NumberContext): boolean {
  if (unit === 'min') return TIME_LIMIT.test(before);
  return (unit === 'km' || unit === 'mi' || unit === 'm') && READ_OF.test(before);
}

function readUnits(text: string, isTitle: boolean): Quantity[] {
  return UNIT_PATTERNS.flatMap(([pattern, unit, factor]) =>
    [...text.matchAll(pattern)].slice(0, MOST_AMOUNTS).flatMap((match): Quantity[] => {
      const around = sentenceAround(text, match.index, match.index + match[0].length);
      const [, paired, link, digits, thousands] = match;
      const value = readNumber(digits ?? '0') * (thousands ? 1000 : 1) * factor;
      if (isNoAmount(unit, around)) return [];
      if (paired === undefined || link === undefined) {
        const meaning = meaningOf(around.before, around.after, isTitle);
        return meaning ? [{ value, unit, ...meaning }] : [];
      }
      const low = readNumber(paired) * factor;
      const [first, second] = meaningOfPair([low, link], around, isTitle);
      return [
        ...(first ? [{ value: low, unit, ...first }] : []),
        ...(second ? [{ value, unit, ...second }] : []),
      ];
    }),
  );
}

function readRaces(text: string, isTitle: boolean): Quantity[] {
  return RACES.flatMap(([pattern, value, event]) =>
    [...text.matchAll(pattern)].slice(0, MOST_AMOUNTS).flatMap((match): Quantity[] => {
      const around = sentenceAround(text, match.index, match.index + match[0].length);
      const role = meaningOf(around.before, around.after, isTitle)?.role;
      if (!role) return [];
      return [
        {
          value,
          unit: 'km',
          role: role === 'start' && !CAN_RACE.test(around.before) ? 'target' : role,
          event,
        },
      ];
    }),
  );
}

/**
 * What the person says of distances, words, pages, books, weights, minutes, steps and repetitions:
 * in the title first, then in the description, races before units. Both in lower case. A number
 * that is neither done today nor aimed at, or of which that is not certain, is left out.
 */
export function readQuantities(title: string, description = ''): Quantity[] {
  return [title, description].flatMap((raw, index) => {
    const text = inFigures(raw.replace(/\b(approx|ca|max|min|incl|e\.g|i\.e)\. /g, '$1 '));
    return [...readRaces(text, index === 0), ...readUnits(text, index === 0)].filter(
      ({ value }) => value > 0 && value < 10_000_000,
    );
  });
}

/**
 * Amounts of one unit that mean this to the person, once ("20 pages") or daily ("20 pages a day"),
 * as they were read.
 */
export function amountsOf(
  quantities: readonly Quantity[],
  role: Meaning['role'],
  unit: Unit,
): number[] {
  return quantities
    .filter((found) => found.unit === unit && found.role === role)
    .filter(({ per }) => per === undefined || per === 'day')
    .map(({ value }) => value);
}

/**
 * A round number at `share` (0 to 1) of the way to `target`, with two figures of precision, never
 * below one step and never above the target. At share 1 it is the target itself.
 */
export function rampTo(target: number, share: number): number {
  if (share >= 1) return target;
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, target))) - 1));
  return Math.min(target, Math.max(step, Math.round((target * share) / step) * step));
}

/** The next round number below, with two figures of precision, at least 1. */
export function floorTo(value: number): number {
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, value))) - 1));
  return Math.max(1, Math.floor(value / step) * step);
}
