export type Unit = 'km' | 'mi' | 'm' | 'words' | 'pages' | 'books' | 'kg' | 'lb';

/** An amount the person named. `isStart` when the words around it say that it is where they are now. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
  readonly isStart: boolean;
}

/** An amount of money in the person's own notation. */
export interface Money {
  readonly value: number;
  readonly before: string;
  readonly after: string;
}

const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:[.,' ]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?)`;
const UNITS: readonly (readonly [string, Unit])[] = [
  ['km|kms|kilomet(?:er|re)s?|k(?=\\s|$|[,.;)])', 'km'],
  ['mi|miles?', 'mi'],
  ['m|met(?:er|re)s?', 'm'],
  ['words?', 'words'],
  ['pages?', 'pages'],
  ['(?:[a-z]+ )?books?|novels', 'books'],
  ['kg|kgs|kilos?|kilograms?', 'kg'],
  ['lbs?|pounds?', 'lb'],
];
const UNIT_PATTERNS = UNITS.map(
  ([words, unit]) => [new RegExp(`${NUMBER}(?:[\\s-]?(k))?[\\s-]*(?:${words})\\b`, 'g'), unit] as const,
);
const START =
  /(\bcan\b|\bcurrently\b|\bnow\b|\balready\b|\bso far\b|\blongest\b|\bat the moment\b|\btoday\b)[^.;!?]{0,24}$/;

const SYMBOLS = '[€$£¥₹]';
const CURRENCY = 'euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?|yen|kr|kronor|kroner|rupees?|inr|cad|aud';
const MONEY_BEFORE = new RegExp(`(${SYMBOLS})\\s?${NUMBER}(?:\\s?(k)\\b)?`, 'i');
const MONEY_AFTER = new RegExp(`${NUMBER}(?:\\s?(k))?\\s?(${SYMBOLS}|(?:${CURRENCY})\\b)`, 'i');

/** The number a person wrote: "3,000", "3.000" and "3 000" are three thousand, "1,8" and "1.8" are decimals. */
export function readNumber(text: string): number {
  if (/^\d{1,3}([.,' ]\d{3})+$/.test(text)) return Number(text.replace(/\D/g, ''));
  return Number(text.replace(',', '.'));
}

/** Distances, words, pages, books and weights in lower-case text, in the order of the units, then of the text. */
export function readQuantities(text: string): Quantity[] {
  return UNIT_PATTERNS.flatMap(([pattern, unit]) =>
    [...text.matchAll(pattern)].map((match) => ({
      value: readNumber(match[1] ?? '0') * (match[2] ? 1000 : 1),
      unit,
      isStart: START.test(text.slice(0, match.index)),
    })),
  ).filter(({ value }) => value > 0 && value < 10_000_000);
}

/** The first sum of money in the text, from 1 to under a thousand million; undefined when there is none. */
export function readMoney(text: string): Money | undefined {
  const before = MONEY_BEFORE.exec(text);
  const after = before ? null : MONEY_AFTER.exec(text);
  const [digits, thousands] = before ? [before[2], before[3]] : [after?.[1], after?.[2]];
  const value = readNumber(digits ?? '0') * (thousands ? 1000 : 1);
  if (!(value >= 1 && value < 1e9)) return undefined;
  if (before) return { value, before: before[1] ?? '', after: '' };
  const unit = after?.[3] ?? '';
  return {
    value,
    before: '',
    after: ` ${/^[a-z]{3}$/i.test(unit) && unit !== 'yen' ? unit.toUpperCase() : unit}`,
  };
}

/** A number with commas between thousands and at most one decimal. */
export function writeNumber(value: number): string {
  const [whole = '0', decimal] = String(Math.round(value * 10) / 10).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimal ? `.${decimal}` : '');
}

/** A sum in the person's notation, such as "€3,000" or "3,000 euros". */
export function writeMoney(money: Money, value = money.value): string {
  return `${money.before}${writeNumber(value)}${money.after}`;
}

/**
 * A round number at `share` (0 to 1) of the way to `target`, with two figures of precision, never below one step and
 * never above the target. At share 1 it is the target itself.
 */
export function rampTo(target: number, share: number): number {
  if (share >= 1) return target;
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, target))) - 1));
  return Math.min(target, Math.max(step, Math.round((target * share) / step) * step));
}
