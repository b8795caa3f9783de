import { withoutTags } from '#worker/lib/text/html-words.ts';

/** The words of a text, folded to lower case; marks and spaces part them. */
export const foldedWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text of an HTML fragment, without its tags and entities. */
export const textOfHtml = (html: string): string =>
  withoutTags(html, ' ').replaceAll(/&#?\w+;/g, ' ');

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what SQLite can fold to lower case.
const ASCII = /^[\x00-\x7f]+$/;

/**
 * The word that the database can look for, and that narrows most: the longest in ASCII; '' where
 * there is none.
 */
export const probeOf = (words: string[]): string =>
  words.filter((word) => ASCII.test(word)).toSorted((a, b) => b.length - a.length)[0] ?? '';

export interface Searched {
  title: string;
  claim: string;
  /** Everything else that a reader reads. */
  text: string;
}

const holds = (text: string, words: string[]) => {
  const folded = text.toLowerCase();
  return words.every((word) => folded.includes(word));
};

/**
 * Where all of the words are found: 3 in the title, 2 in title and claim, 1 with the text; 0 where
 * one of them is missing. Half a word counts, so that a search can be read while it is typed.
 */
export function matchOf({ title, claim, text }: Searched, words: string[]): number {
  if (words.length === 0) return 0;
  if (holds(title, words)) return 3;
  if (holds(`${title} ${claim}`, words)) return 2;
  return holds(`${title} ${claim} ${text}`, words) ? 1 : 0;
}
