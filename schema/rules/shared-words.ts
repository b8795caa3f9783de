/** Where other apps hand words to the journal: `share_target` in the web app manifest. */
export const SHARE_TARGET = '/share-target';

/** What stands before them in the part of an address that is sent to no server. */
export const SHARED_MARK = '#shared=';

/** Longer texts are cut: an address has an end, and so has an entry. */
const SHARED_MAX = 50_000;
/** What a cut through a sign of two halves leaves: no address can hold it. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;

/**
 * What was shared, as a draft: title, text and address in lines of their own, none twice. Apps put
 * the same into several of them.
 * @param parts title, text and url of the form; what is no text counts as none
 */
export function draftOfShared(parts: readonly unknown[]): string {
  const lines = parts.flatMap((part) => (typeof part === 'string' ? [part.trim()] : []));
  return lines
    .filter((line, at) => line !== '' && !lines.some((other, i) => isWithin(line, at, other, i)))
    .join('\n')
    .slice(0, SHARED_MAX)
    .replace(HALF_A_SIGN, '');
}

const isWithin = (line: string, at: number, other: string, otherAt: number) =>
  at !== otherAt && other.includes(line) && (other !== line || otherAt < at);
