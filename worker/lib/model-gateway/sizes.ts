/** Of one text that goes to a model, in characters: a long journal entry's first four pages. */
export const MOST_PER_TEXT = 6_000;
/** Of all that people wrote that goes along with one call, as it is sent, escapes and names of fields included. */
export const MOST_SENT = 32_000;

/** An answer of so many tokens has at most so many characters, in any language's spelling. */
const CHARACTERS_PER_TOKEN = 6;
/** What a streamed token weighs with all that is said around it, and what an answer weighs without any. */
const BYTES_PER_TOKEN = 512;
const BYTES_AROUND = 64 * 1024;

/** How much of an answer is read before it is given up, in bytes as they come over the line. */
export const mostBytes = (maxTokens: number) => maxTokens * BYTES_PER_TOKEN + BYTES_AROUND;

/** How long an answer may be that is shown and kept, in characters. */
export const mostCharacters = (maxTokens: number) => maxTokens * CHARACTERS_PER_TOKEN;

const ENDS = /[.!?…。！？\n]["'”’»)]*(?=\s|$)/gu;

/** Where the last whole sentence of a text ends; 0 where none does. */
export function endOfSentences(text: string): number {
  let end = 0;
  for (const match of text.matchAll(ENDS)) end = match.index + match[0].length;
  return end;
}

/** A text of at most `most` characters: cut behind a sentence where one ends in its second half, else behind a word. */
export function cutToFit(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const sentence = endOfSentences(start);
  // What stands at the very end may be the beginning of something longer.
  const end = sentence > most / 2 && sentence < most ? sentence : start.lastIndexOf(' ');
  return (end > most / 2 ? start.slice(0, end) : start)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trimEnd();
}
