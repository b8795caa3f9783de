import apologies from '#worker/generated/apologies.json' with { type: 'json' };
import type { Apology, Language } from './vocabulary.ts';

/**
 * Said in their language: that this coach speaks English, and one question they may answer in any
 * words.
 */
const APOLOGIES: Record<Language, Apology> = apologies;

/**
 * The apology with a question that was not asked in the last turns; undefined when all of them
 * were.
 */
export function unsupportedLanguageReply(
  language: Language,
  seed: number,
  isUsed: (text: string) => boolean,
) {
  const { says, asks } = APOLOGIES[language];
  const free = asks.filter((ask) => !isUsed(ask));
  const ask = free[seed % Math.max(1, free.length)];
  return ask && { message: `${says} ${ask}`, templateId: `other-language.${language}` };
}
