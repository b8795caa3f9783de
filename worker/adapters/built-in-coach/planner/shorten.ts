import { withoutTail } from '#worker/lib/text/without-tail.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Any string as one readable line: well-formed, no control characters, single spaces. */
export function tidy(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/** At most `max` characters of whole words, with an ellipsis when something was left out. */
export function shorten(text: string, max: number): string {
  const letters = Array.from(text);
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max - 1).join('');
  // Only what has no space at all, an address say, is cut within itself.
  const kept = letters[max - 1] === ' ' ? cut : cut.slice(0, cut.lastIndexOf(' ') + 1) || cut;
  return `${kept.replace(/(?:\u200d|[\s.,;:–-])+$/u, '')}…`;
}

/** Where a sentence can end early and still say what it is about. */
const CLAUSE =
  /(?:[,;:(–—]|\s-\s|[.!?]\s|\s(?:before|by|until|because|so that|so i|which|that|when|while|and|but|bevor|bis|damit|weil|dass|und|aber|antes|hasta|porque|para que|y|pero|avant|jusqu|parce que|pour que|et|mais)\s)/giu;

/** At most about `max` characters: whole clauses where there are any, else whole words. */
export function excerpt(text: string, max: number): string {
  if (Array.from(text).length <= max) return text;
  const ends = [...text.matchAll(CLAUSE)].map(({ index }) => index).filter((at) => at <= max);
  const end = ends.at(-1) ?? 0;
  return end >= max / 3 ? text.slice(0, end).trim() : shorten(text, max);
}

const ENGLISH_QUOTES: readonly [string, string] = ['“', '”'];

/**
 * Words of the person in typographic quotes, at most about 80 characters, without their own full
 * stop.
 * @param quotes what stands before and behind, where it is not English
 */
export function quote(text: string, [before, behind] = ENGLISH_QUOTES, max = 80): string {
  const inner = withoutTail(text.replace(/["“”„«»]/g, '’'), /[.!]/);
  return `${before}${excerpt(inner, max)}${behind}`;
}

/** The sentence with its first letter small, for use after a colon. */
export function lowerFirst(text: string): string {
  return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The sentence with its first letter large. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
