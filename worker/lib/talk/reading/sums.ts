import { foldLetters } from '#worker/lib/text/fold-text.ts';

/** A number as a fraction in its lowest terms; whole numbers have the denominator 1. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}

const READ_AT_MOST = 400;
const MOST_TERMS = 6;
/** Somebody asks what it comes to; a score, a range or a date among other words is no sum. */
const ASKS =
  /\?|=\s*$|=\s*(?:what|how much)|\b(?:what(?:'s| is)|whats|how (?:much|many|does|do|is)|calculate|work (?:it |this |that )?out|equals?|what)\b/;
const UNIT =
  '(?:\\s?(?:minutes?|mins?|min|hours?|hrs?|h|km|k|kg|euros?|pounds?|dollars?|pages?|words?))?';
const NUMBER = `(?:\\d{1,3}:\\d{2}|\\d{1,7}(?:[.,]\\d{1,3})?)${UNIT}`;
/**
 * Signs that can only be a sum have spaces or not; “-” and “:” need them, “x” stands between
 * numbers.
 */
const SIGN = '(?:\\s*[+*×÷/]\\s*|\\s+[-–:x]\\s+|\\s*(?:times|plus|minus|divided by|over)\\s*)';
const SUM = new RegExp(
  `(?<![\\d.,:/])(?:[£$€]\\s?)?${NUMBER}(?:${SIGN}(?:[£$€]\\s?)?${NUMBER}){1,${MOST_TERMS - 1}}(?![\\d:/])`,
);
const PERCENT = /\b(\d{1,4}(?:[.,]\d{1,3})?) ?(?:%|percent) of (\d{1,7}(?:[.,]\d{1,3})?)/;

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));

function fraction(top: bigint, bottom: bigint): Fraction {
  const by = gcd(top < 0n ? -top : top, bottom) || 1n;
  return { top: top / by, bottom: bottom / by };
}

function numberOf(text: string): Fraction {
  const [, minutes, seconds] = /^(\d{1,3}):(\d{2})/.exec(text) ?? [];
  if (minutes && seconds) return fraction(BigInt(minutes) * 60n + BigInt(seconds), 60n);
  const [whole = '0', part = ''] = (/\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? '0').split(/[.,]/);
  return fraction(BigInt(whole + part), 10n ** BigInt(part.length));
}

type Sign = '+' | '-' | '*' | '/';
const SIGNS: Readonly<Record<string, Sign>> = {
  plus: '+',
  minus: '-',
  '–': '-',
  times: '*',
  x: '*',
  '×': '*',
  '÷': '/',
  ':': '/',
  over: '/',
  'divided by': '/',
};

function calculate(one: Fraction, sign: Sign, other: Fraction): Fraction | undefined {
  switch (sign) {
    case '+':
      return fraction(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
    case '-':
      return fraction(one.top * other.bottom - other.top * one.bottom, one.bottom * other.bottom);
    case '*':
      return fraction(one.top * other.top, one.bottom * other.bottom);
    case '/':
      return other.top === 0n
        ? undefined
        : fraction(one.top * other.bottom, one.bottom * other.top);
  }
}

/** Products before sums, from left to right; undefined where something is divided by nothing. */
function totalOf(numbers: readonly Fraction[], signs: readonly Sign[]): Fraction | undefined {
  const sums: { sign: Sign; value: Fraction }[] = [{ sign: '+', value: numbers[0] as Fraction }];
  for (const [index, sign] of signs.entries()) {
    const next = numbers[index + 1] as Fraction;
    const last = sums.at(-1) as { sign: Sign; value: Fraction };
    if (sign === '+' || sign === '-') sums.push({ sign, value: next });
    else {
      const value = calculate(last.value, sign, next);
      if (!value) return undefined;
      last.value = value;
    }
  }
  return sums.reduce<Fraction | undefined>(
    (sum, { sign, value }) => sum && calculate(sum, sign, value),
    { top: 0n, bottom: 1n },
  );
}

const two = (seconds: number) => String(seconds).padStart(2, '0');

/** Minutes as a clock shows them: “4:48”. */
function asMinutes({ top, bottom }: Fraction): string {
  const seconds = Math.round((Number(top) / Number(bottom)) * 60);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

const asDecimal = ({ top, bottom }: Fraction): string =>
  bottom === 1n ? String(top) : String(Number((Number(top) / Number(bottom)).toFixed(3)));

/** How two fractions are added: over one denominator. */
function stepsOf(numbers: readonly Fraction[], signs: readonly Sign[]): string | undefined {
  const [one, other] = numbers;
  const [sign] = signs;
  if (!one || !other || numbers.length !== 2 || (sign !== '+' && sign !== '-')) return undefined;
  if (one.bottom === 1n || other.bottom === 1n) return undefined;
  const common = (one.bottom * other.bottom) / gcd(one.bottom, other.bottom);
  const over = ({ top, bottom }: Fraction) => `${(top * common) / bottom}/${common}`;
  return `Bring both to ${common} below: ${over(one)} ${sign} ${over(other)}.`;
}

const asText = (value: Fraction, isOfFractions: boolean) =>
  isOfFractions && value.bottom !== 1n ? `${value.top}/${value.bottom}` : asDecimal(value);

/** “2/3 + 1/4”: fractions, which stay fractions. */
const FRACTIONS = /^\d+\/\d+(?:\s*[+*×-]\s*\d+\/\d+)+$/;

function sumOf(sum: string): string | undefined {
  const shown = sum.replace(/\s+/g, ' ').trim();
  const isOfFractions = FRACTIONS.test(shown);
  const parts = isOfFractions ? shown.split(/\s*[+*×-]\s*/) : shown.split(new RegExp(SIGN));
  const signs = (shown.match(new RegExp(isOfFractions ? '[+*×-]' : SIGN, 'g')) ?? []).map(
    (sign) => SIGNS[sign.trim()] ?? (sign.trim() as Sign),
  );
  const numbers = parts.map((part) => {
    if (!isOfFractions) return numberOf(part);
    const [top = '0', bottom = '1'] = part.split('/');
    return bottom.replace(/0/g, '') === '' ? undefined : fraction(BigInt(top), BigInt(bottom));
  });
  if (numbers.some((number) => number === undefined)) return undefined;
  const value = totalOf(numbers as Fraction[], signs);
  if (!value) return undefined;
  const isOfTime =
    /:\d{2}|min/.test(parts[0] ?? '') && !parts.slice(1).some((part) => /:\d{2}|min/.test(part));
  if (isOfTime && value.top >= 0n && signs.every((sign) => sign === '/' || sign === '*'))
    return `${shown} is ${asMinutes(value)} minutes.`;
  const steps = isOfFractions ? stepsOf(numbers as Fraction[], signs) : undefined;
  return [`${shown} = ${asText(value, isOfFractions)}.`, steps].filter(Boolean).join(' ');
}

const ASKS_PACE = /\bpace\b|\bper (?:km|k|kilomet\w+|mile)\b|\bmin\/km\b/;
const GOAL_TIME =
  /\b(?:under|sub|below|in) ?(\d{1,3}(?::\d{2}|[.,]\d)?)(?! ?(?:k|km|days?|weeks?|months?|years?)\b)/;
const RUN_TIME = /\b(\d{1,3}:\d{2})\b|\b(\d{2,3}) ?min/;
const DISTANCE = /\b(\d{1,3}(?:[.,]\d{1,3})?) ?(?:km|k)\b|\b(half marathon|marathon|parkrun)\b/;
const NAMED: Readonly<Record<string, string>> = {
  parkrun: '5',
  'half marathon': '21.098',
  marathon: '42.195',
};

/** A pace for each kilometre, of a time and a distance that the message or one before it names. */
function paceIn(message: string, before: readonly string[]): string | undefined {
  if (!ASKS_PACE.test(message) || !ASKS.test(message)) return undefined;
  const texts = [message, ...before.toReversed()];
  const find = (pattern: RegExp) =>
    texts.map((text) => pattern.exec(text)?.slice(1).find(Boolean)).find(Boolean);
  const time = find(GOAL_TIME) ?? find(RUN_TIME);
  const named = find(DISTANCE);
  const distance = named && numberOf(NAMED[named] ?? named);
  if (!time || !distance || distance.top === 0n) return undefined;
  const pace = calculate(numberOf(time), '/', distance);
  return (
    pace &&
    `${asMinutes(numberOf(time))} over ${asDecimal(distance)} km is ${asMinutes(pace)} per km.`
  );
}

/**
 * What a small sum comes to that a message asks for: numbers, fractions, a percentage, a pace.
 * Undefined where nothing of that kind is asked.
 */
export function sumIn(message: string, before: readonly string[] = []): string | undefined {
  const text = foldLetters(message.slice(0, READ_AT_MOST)).replace(/\s+/g, ' ').trim();
  if (!ASKS.test(text)) return undefined;
  const [, share, whole] = PERCENT.exec(text) ?? [];
  if (share && whole) {
    const value = calculate(
      calculate(numberOf(share), '*', numberOf(whole)) as Fraction,
      '/',
      numberOf('100'),
    );
    return value && `${share}% of ${whole} is ${asDecimal(value)}.`;
  }
  const sum = SUM.exec(text)?.[0];
  const isDate = sum !== undefined && /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/.test(sum);
  if (sum && (!isDate || /=/.test(text))) return sumOf(sum);
  return paceIn(
    text,
    before.map((said) => foldLetters(said.slice(0, READ_AT_MOST))),
  );
}
