import words from '#worker/generated/safety-words.json' with { type: 'json' };
import type { SafetyContent } from './care-words.ts';
import { passagesOf } from './passages.ts';
import { type Finding, wordsOnly } from './screen.ts';
import { SIGNS, type Sign, type SignWords } from './sign.ts';

const RULES = (words as unknown as SafetyContent).signs;

function holds(passage: string, rule: SignWords): boolean {
  const has = (phrase: string) => passage.includes(phrase);
  if (!rule.words.some(has)) return false;
  if (rule.with.length > 0 && !rule.with.some(has)) return false;
  // “I have not taken them” does not say that any were taken.
  const rest = rule.with.reduce((text, phrase) => text.replaceAll(phrase, ' '), passage);
  return !rule.without.some((phrase) => rest.includes(phrase));
}

/**
 * What a text holds that calls for a sentence of its own, if there is danger. Takes time in
 * proportion to its length.
 */
export function signsIn(text: string): Sign[] {
  const whole = wordsOnly(text);
  const isNamed = ({ words }: SignWords) => words.some((phrase) => whole.includes(phrase));
  const named = SIGNS.map((sign) => ({ sign, rules: RULES[sign].filter(isNamed) })).filter(
    ({ rules }) => rules.length > 0,
  );
  // Most texts name nothing of the kind, and are not read again in passages.
  if (named.length === 0) return [];
  const passages = [...new Set(passagesOf(text))].map(wordsOnly);
  return named
    .filter(({ rules }) => rules.some((rule) => passages.some((passage) => holds(passage, rule))))
    .map(({ sign }) => sign);
}

/** Whose pills lie there untaken is in danger of their own life, not yet of poisoning. */
const MAY_BE_AT_HAND: readonly (string | undefined)[] = ['medical', 'suicide', 'self-harm'];

/**
 * What the screen found, where the words themselves say which danger it is. They make no danger of
 * what sounds safe.
 */
export function withSigns(finding: Finding, signs: readonly Sign[]): Finding {
  if (finding.level !== 'danger' && finding.level !== 'check') return finding;
  if (signs.includes('hiding'))
    return { ...finding, level: 'danger', danger: 'abuse', concernsOther: false };
  if (
    signs.includes('at-hand') &&
    !finding.concernsOther &&
    MAY_BE_AT_HAND.includes(finding.danger)
  )
    return { ...finding, level: 'danger', danger: 'suicide' };
  if (signs.includes('fumes') && finding.danger === 'medical')
    return { ...finding, level: 'danger' };
  return finding;
}
