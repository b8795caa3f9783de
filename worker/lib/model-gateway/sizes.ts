/** Longest single text sent to a model, in characters: about four pages of a journal entry. */
export const MOST_PER_TEXT = 6_000;
/** All of people's words in one call, in characters, with escapes and field names. */
export const PROMPT_MAX = 32_000;

/** An upper bound in any language's spelling. */
const CHARACTERS_PER_TOKEN = 6;
/** Bytes of a streamed token with its envelope, and of the envelope of a whole answer. */
const BYTES_PER_TOKEN = 512;
const BYTES_AROUND = 64 * 1024;

/** How many bytes of an answer are read before it is given up. */
export const mostBytes = (maxTokens: number) => maxTokens * BYTES_PER_TOKEN + BYTES_AROUND;

/** Longest answer that is shown and stored, in characters. */
export const mostCharacters = (maxTokens: number) => maxTokens * CHARACTERS_PER_TOKEN;

const ENDS = /[.!?…。！？\n]["'”’»)]*(?=\s|$)/gu;

/** Index behind the last whole sentence of a text; 0 where there is none. */
export function endOfSentences(text: string): number {
  let end = 0;
  for (const match of text.matchAll(ENDS)) end = match.index + match[0].length;
  return end;
}

/**
 * Cuts a text to `most` characters: behind a sentence that ends in the second half, else behind a
 * word.
 */
export function cutToFit(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const sentence = endOfSentences(start);
  // The very end may be the beginning of something longer.
  const end = sentence > most / 2 && sentence < most ? sentence : start.lastIndexOf(' ');
  return (end > most / 2 ? start.slice(0, end) : start)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trimEnd();
}
