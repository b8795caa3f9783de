import type { OtherLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { numbersInEnglish } from '#worker/adapters/built-in-coach/planner/quantities/numbers-in-english.ts';
import { shorten, tidy } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { normalForm } from '#worker/lib/text/normal-form.ts';
import { mendTypos } from './mend-typos.ts';

/**
 * A goal’s title and description as they were written, and plain: lower case, no accents, slips of
 * known words mended.
 */
export interface GoalWords {
  readonly title: string;
  readonly description: string;
  readonly plainTitle: string;
  readonly plainDescription: string;
  readonly plainText: string;
  /** Of another language: the same with the words around its numbers in English. */
  readonly inEnglish?: GoalWords;
}

/** Lower case, without accents, with straight apostrophes. */
export function plain(text: string): string {
  return normalForm(text.toLowerCase(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’´`]/g, "'");
}

function wordsOf(title: string, description: string, mend: (text: string) => string): GoalWords {
  const plainTitle = mend(plain(title));
  const plainDescription = plain(description);
  return {
    title,
    description,
    plainTitle,
    plainDescription,
    plainText: `${plainTitle}. ${plainDescription}`,
  };
}

/**
 * An empty title is read as “this goal”. Read up to 200 and 2,000 characters.
 * @param language what it is written in, where that is known and not English
 */
export function readWords(
  request: { title: string; description: string },
  language?: OtherLanguage,
): GoalWords {
  const title = shorten(tidy(request.title), 200) || 'this goal';
  const description = shorten(tidy(request.description), 2000);
  if (!language) return wordsOf(title, description, mendTypos);
  const asItIs = (text: string) => text;
  const english = [title, description].map((text) => numbersInEnglish(text, language));
  return {
    ...wordsOf(title, description, asItIs),
    inEnglish: wordsOf(english[0] as string, english[1] as string, asItIs),
  };
}
