import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { writeNumber } from './count-in-words.ts';
import { MOST_AMOUNTS, NUMBER, readNumber } from './quantities.ts';
import { meaningOfPair, type NumberContext, sentenceAround } from './quantity-pair.ts';
import { HEDGES, type Meaning, meaningOf, type Period, periodOf } from './quantity-role.ts';

/** An amount of money in the person's own notation. */
export interface Money {
  readonly value: number;
  readonly before: string;
  readonly after: string;
}

/** A sum and what it is to the person: what they have put aside or paid, or what they aim at. */
export interface Sum extends Money, Meaning {}

const SYMBOLS = '[€$£¥₹₦₱₩₺₽₫₵]';
const CURRENCY =
  'euros?|eur|dollars?|usd|bucks|pounds?|gbp|quid|chf|francs?|franken|yen|kr|kronor|kroner|rupees?|inr|cad|aud|pesos?|mxn|soles|reais|brl|rands?|zar|naira|ngn|cedis?|shillings?|kes|zloty|złoty|zł|pln|forint|lei|lira|dirhams?|aed|rupiah|ringgit|baht|yuan|rmb';
/** What stands behind a figure for thousands and more: “2k”, “20 mil”, “1,5 Mio”. */
const THOUSANDS: Readonly<Record<string, number>> = {
  k: 1e3,
  mil: 1e3,
  mille: 1e3,
  grand: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  tsd: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  mio: 1e6,
  million: 1e6,
  millionen: 1e6,
  millions: 1e6,
  millones: 1e6,
};
const MANY = `(?:${Object.keys(THOUSANDS).toSorted().toReversed().join('|')})`;
const SUM = `(?:(${SYMBOLS})\\s?${NUMBER}(?:\\s?(${MANY})\\b)?|${NUMBER}(?:\\s?(${MANY}))?\\s?(?:de |of )?(${SYMBOLS}|(?:${CURRENCY})(?![\\p{L}])))`;
const FIRST_SUM = new RegExp(SUM, 'iu');
/**
 * "€2,000 of €10,000", "from 500 to 3,000 euros": a first number that may stand without the
 * currency.
 */
const LINKED_SUMS = new RegExp(
  `(?:(?:${SYMBOLS})?\\s?${NUMBER}(?:\\s?(${MANY})\\b)?\\s?(?:${SYMBOLS}|(?:${CURRENCY})\\b)?\\s*(to|-|–|or|(?:out )?of|/)\\s*(?:(?:the|my|a|about|total of)\\s+)*)?(${SUM})`,
  'giu',
);
const NO_MONEY =
  '(?!\\s*(?:%|per ?cent|(?:[a-z]+ )?(?:days?|weeks?|months?|years?|hours?|minutes?|times|people|friends|things|books|pages|words|steps|km|miles|kg|lbs?)\\b))';
/**
 * A number without a currency is a sum only behind such words: not "save for 300 days", "room 1200"
 * or "my 401k".
 */
const BARE_SUM = new RegExp(
  `(?:^|\\b(sav(?:e|ed|ing)|put(?:ting)? (?:aside|away|by)|set(?:ting)? aside|paid(?: off| back)?|pay(?:ing)?(?: off| back| down)|owe|repay|clear|have|fund|deposit|savings|debts?|loan|goal|target):?\\s+(?:of\\s+|up\\s+|already\\s+)?)${HEDGES}(?:${NUMBER}(k)?\\s*(?:out )?of\\s+${HEDGES})?${NUMBER}(?:\\s?(${MANY}))?\\b(?![.,]?\\d)${NO_MONEY}`,
  'gi',
);
const DONE = /^(?:saved|paid|have)/;
const HELD =
  /\bi(?:'ve got|'ve| have| own)\s+(?:[a-z]+ ){0,2}$|\b(?:saved|put aside|set aside|already|so far|currently|at the moment|now|from)\b/;
const OWED = /\b(?:owe|debts?|loans?|overdraft|mortgage|credit)\b/;
/** Money that comes and goes is not the sum of a goal. */
const PASSING = /\b(?:earn|income|salary|wages?|spend|spent|rent|bills?|get paid|make|charge)\b/;
const ALREADY =
  /^\s*(?:already|so far|now|in (?:the|my|an?) |(?:already )?(?:saved|put aside|paid)\b)/;

function sumOf(digits: string | undefined, k: string | undefined): number {
  return readNumber(digits ?? '0') * (THOUSANDS[k?.toLowerCase() ?? ''] ?? 1);
}

/**
 * The first sum of money in the text, from 1 to under a thousand million; undefined when there is
 * none.
 */
export function readMoney(text: string): Money | undefined {
  const [, symbol, shown, shownK, digits, k, unit = ''] = FIRST_SUM.exec(text) ?? [];
  const value = symbol ? sumOf(shown, shownK) : sumOf(digits, k);
  if (!(value >= 1 && value < 1e9)) return undefined;
  if (symbol) return { value, before: symbol, after: '' };
  return {
    value,
    before: '',
    after: ` ${/^[a-z]{3}$/i.test(unit) && unit.toLowerCase() !== 'yen' ? unit.toUpperCase() : unit}`,
  };
}

function meaningOfSum({ before, after }: NumberContext, isTitle: boolean): Meaning | undefined {
  const meant = meaningOf(before, after, isTitle);
  if (meant?.per || PASSING.test(before.split(/,|\band\b/).at(-1) ?? '')) return undefined;
  if (/\bpaid\b/.test(before) || ALREADY.test(after)) return { role: 'start' };
  if (meant?.role === 'target' || OWED.test(before)) return { role: 'target' };
  if (HELD.test(before)) return { role: 'start' };
  // "I can put aside €200" is neither: whether once or each month is not said.
  return meant?.role === 'start' ? undefined : { role: 'target' };
}

function readNoted(text: string, isTitle: boolean): Sum[] {
  const lower = text.toLowerCase();
  return [...text.matchAll(LINKED_SUMS)].slice(0, MOST_AMOUNTS).flatMap((match): Sum[] => {
    const around = sentenceAround(lower, match.index, match.index + match[0].length);
    const [, paired, pairedK, link, shown = ''] = match;
    const money = readMoney(shown);
    if (!money) return [];
    if (paired === undefined || link === undefined) {
      const meaning = meaningOfSum(around, isTitle);
      return meaning ? [{ ...money, ...meaning }] : [];
    }
    const low = sumOf(paired, pairedK);
    const [first, second] = meaningOfPair([low, link.toLowerCase()], around, isTitle);
    return [
      ...(first ? [{ ...money, value: low, ...first }] : []),
      ...(second ? [{ ...money, ...second }] : []),
    ];
  });
}

function readBare(text: string, isTitle: boolean): Sum[] {
  const lower = text.toLowerCase();
  return [...lower.matchAll(BARE_SUM)].slice(0, MOST_AMOUNTS).flatMap((match): Sum[] => {
    const [whole, verb = '', part, partK, digits = '', k] = match;
    const value = sumOf(digits, k);
    // “Save 2000” is a sum, “save by 2030” is not.
    const mayBeYear = verb === '' || /\b(?:by|in|before|until|from|since)\s*\d{4}$/.test(whole);
    const isYear = mayBeYear && value >= 1900 && value <= 2100 && /^\d{4}$/.test(digits);
    if (value < 100 || value >= 1e9 || isYear) return [];
    const { after } = sentenceAround(lower, match.index, match.index + whole.length);
    const sum = (amount: number, role: Sum['role']): Sum => ({
      value: amount,
      before: '',
      after: '',
      role,
    });
    const isDone = DONE.test(verb);
    if (part !== undefined) {
      const done = sumOf(part, partK);
      return isDone ? [sum(done, 'start'), sum(value, 'target')] : [sum(done, 'target')];
    }
    if (meaningOf('', after, true)?.per) return [];
    if (!isDone || isTitle) return verb || isTitle ? [sum(value, 'target')] : [];
    return verb !== 'have' || ALREADY.test(after) || after.trim() === ''
      ? [sum(value, 'start')]
      : [];
  });
}

/**
 * The sums the person names, in the title first, with what each is to them: "I have saved 2,000 of
 * 10,000" is a start and a target. Rates such as "200 a month", income and spending are left out. A
 * number without a currency counts only where no sum with one stands and the words before it speak
 * of saving or paying.
 */
export function readSums(title: string, description: string): Sum[] {
  return [title, description].flatMap((text, index) => {
    const noted = readNoted(text, index === 0);
    if (noted.length > 0) return noted;
    return readRate(text, '') ? [] : readBare(text, index === 0);
  });
}

/** A sum that is to be put aside or paid again and again. */
export interface Rate extends Money {
  readonly per: Period;
}

const ANY_SUM = new RegExp(
  `${SUM}|\\b(?:sav(?:e|ing)|put|putting|pay(?:ing)?|spare|manage)\\s+(?:(?:in|away|aside|by|off|about|around)\\s+)*${NUMBER}(?:\\s?(${MANY}))?(?=\\s+(?:a|per|each|every)\\s)`,
  'giu',
);
/** Words by which a sum that comes again is not the person’s to put aside. */
const NOT_ASIDE =
  /\b(?:earn|income|salary|wages?|spend|spent|rent|bills?|get paid|charge|costs?|fees?)\b/;

/**
 * The first sum that is put aside or paid in each week, month or year: “200 € a month”. Undefined
 * where there is none.
 */
export function readRate(title: string, description: string): Rate | undefined {
  for (const text of [title, description]) {
    for (const match of [...text.matchAll(ANY_SUM)].slice(0, MOST_AMOUNTS)) {
      const around = sentenceAround(text.toLowerCase(), match.index, match.index + match[0].length);
      const per = periodOf(around.after.normalize('NFKD').replace(/\p{M}/gu, ''));
      const bare = readNumber(match[7] ?? '0') * (THOUSANDS[match[8]?.toLowerCase() ?? ''] ?? 1);
      const money = readMoney(match[0]) ?? { value: bare, before: '', after: '' };
      if (per && per !== 'day' && money.value >= 1 && !NOT_ASIDE.test(around.before))
        return { ...money, per };
    }
  }
  return undefined;
}

/**
 * A sum in the person's notation, such as “€3,000” or “3,000 euros”; the sign stands behind the
 * figure in the languages that write it so.
 */
export function writeMoney(
  { value, before, after }: Money,
  amount = value,
  language: PlanLanguage = 'en',
): string {
  const figure = writeNumber(amount, language);
  return before && language !== 'en' ? `${figure}\u00a0${before}` : `${before}${figure}${after}`;
}
