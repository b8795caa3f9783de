import { withoutMarkdown } from '#frontend/lib/words/plain-words.rules.ts';
import type { ReplyAttachments } from '#schema/contracts/coach/coach.ts';

/** A number with a point may be the head of a list. */
const SENTENCE_END = /(?<!\d)[.!?…:]["”’)]?(?=\s)|\n/g;

/**
 * The next whole sentences of a reply to say aloud, from `said` on, and how far that reaches. Half
 * a sentence waits for its end; at the end of the reply the rest is said.
 */
export function nextSentences(
  reply: string,
  said: number,
  isWhole: boolean,
): { words: string; said: number } {
  const rest = reply.slice(said);
  const end = isWhole ? rest.length : lastSentenceEnd(rest);
  return { words: withoutMarkdown(rest.slice(0, end)), said: said + end };
}

function lastSentenceEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  return end;
}

/**
 * What stands around a reply and is not said in it: what was made or kept, the step, and what may
 * be pressed.
 */
export function wordsBeside({ session, kept, choices = [] }: ReplyAttachments): string {
  const { draft } = session ?? {};
  const labels = choices.map(({ label }) => label);
  const answers = session?.scale ? [labels.at(0), labels.at(-1)].join(' to ') : labels.join('; ');
  return [
    draft && `${draft.title}: ${draft.body}`,
    kept && `Kept: ${kept.title}.`,
    session && `Step ${session.step} of ${session.of}.`,
    labels.length > 0 && `Possible answers: ${answers}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
