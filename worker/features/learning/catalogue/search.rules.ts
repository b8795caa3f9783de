import { withoutTags } from '#worker/lib/text/html-words.ts';

/** The words of a text in lower case, split at marks and spaces. */
export const foldedWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The plain text of an HTML fragment. */
export const textOfHtml = (html: string): string =>
  withoutTags(html, ' ').replaceAll(/&#?\w+;/g, ' ');

// biome-ignore lint/suspicious/noControlCharactersInRegex: SQLite folds only ASCII.
const ASCII = /^[\x00-\x7f]+$/;

/**
 * The longest ASCII word of a search, which narrows the database query most; '' where there is
 * none.
 */
export const probeOf = (words: string[]): string =>
  words.filter((word) => ASCII.test(word)).toSorted((a, b) => b.length - a.length)[0] ?? '';

export interface Searched {
  title: string;
  claim: string;
  /** All other text of a unit that readers see. */
  text: string;
}

const holds = (text: string, words: string[]) => {
  const folded = text.toLowerCase();
  return words.every((word) => folded.includes(word));
};

/**
 * How well a unit matches: 3 for all words in the title, 2 in title and claim, 1 with the text, 0
 * otherwise. Parts of words count, so that a search can run while it is typed.
 */
export function matchOf({ title, claim, text }: Searched, words: string[]): number {
  if (words.length === 0) return 0;
  if (holds(title, words)) return 3;
  if (holds(`${title} ${claim}`, words)) return 2;
  return holds(`${title} ${claim} ${text}`, words) ? 1 : 0;
}
