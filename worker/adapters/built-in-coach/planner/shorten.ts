import { withoutTail } from '#worker/lib/text/without-tail.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Any string as one readable line: well-formed, no control characters, single spaces. */
export function tidy(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * At most `max` characters, cut at a word where one is near, with an ellipsis when something was
 * left out.
 */
export function shorten(text: string, max: number): string {
  const letters = Array.from(text);
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  const kept = space > cut.length * 0.6 ? cut.slice(0, space) : cut;
  return `${kept.replace(/(?:\u200d|[\s.,;:–-])+$/u, '')}…`;
}

const ENGLISH_QUOTES: readonly [string, string] = ['“', '”'];

/**
 * Words of the person in typographic quotes, at most about 60 characters, without their own full
 * stop.
 * @param quotes what stands before and behind, where it is not English
 */
export function quote(text: string, [before, behind] = ENGLISH_QUOTES): string {
  const inner = withoutTail(text.replace(/["“”„«»]/g, '’'), /[.!]/);
  return `${before}${shorten(inner, 60)}${behind}`;
}

/** The sentence with its first letter small, for use after a colon. */
export function lowerFirst(text: string): string {
  return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The sentence with its first letter large. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
