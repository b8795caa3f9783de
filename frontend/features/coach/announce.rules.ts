const SENTENCE_END = /[.!?…:]["”’)]?(?=\s)|\n/g;

/**
 * The next whole sentences of a reply to say aloud, from `said` on, and how far that reaches. Half a sentence waits for
 * its end; at the end of the reply the rest is said.
 */
export function nextSentences(
  reply: string,
  said: number,
  isWhole: boolean,
): { words: string; said: number } {
  const rest = reply.slice(said);
  const end = isWhole ? rest.length : lastSentenceEnd(rest);
  return { words: readAloud(rest.slice(0, end)), said: said + end };
}

function lastSentenceEnd(text: string): number {
  return [...text.matchAll(SENTENCE_END)].reduce((end, match) => match.index + match[0].length || end, 0);
}

/** Markdown's signs are for the eye. */
function readAloud(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
