import type { Clause } from '#worker/lib/talk/reading/clauses.ts';
import { readMessage } from '#worker/lib/talk/reading/reading.ts';
import { asSentence, sayBack } from '#worker/lib/talk/reading/say-back.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import type { TalkContext } from './context.ts';

/** What is said back has so many words … */
const SHORTEST = 7;
const LONGEST = 17;
const READ_AT_MOST = 400;
/** A clause that names who or what it is about near its beginning. */
const HAS_SUBJECT =
  /^(?:\S+ ){0,2}(?:you|you’\S+|your|he|she|they|it|it’s|he’s|she’s|they’re|nothing|nobody|everything|everyone|everybody|there|this|that)\b/i;
/** … and so many stand beside it: a message of one clause said back is an echo. */
const FEWEST_BESIDES = 3;

/** What is said of the talk itself is not told of the matter. */
const OF_THE_TALK =
  /\bdidn['’]?t ask\b|\basked? (?:about|nothing|you|what|which|how)\b|\btold you\b|\bi said (?:my|it|that|already)\b|\bi (?:suppose|guess)$|\bi (?:don['’]?t|dont) (?:know|understand)$/i;

/** How much a clause says of the person. */
const weightOf = ({ isFirstPerson, isNegated, text }: Clause) =>
  (isFirstPerson ? 2 : 0) +
  (isNegated ? 1 : 0) +
  (/\b(?:feel|always|never|can['’]?t|keep|every|but|because|nothing|nobody)\b/i.test(text) ? 1 : 0);

/** The clauses of a message that can be said back to the person as “you”, the weightiest first. */
export function sayableIn(clauses: readonly Clause[]): string[] {
  return clauses
    .map((clause, index) => ({ clause, index }))
    .filter(
      ({ clause }) => clause.isComplete && !clause.isQuestion && !OF_THE_TALK.test(clause.text),
    )
    .filter(({ clause }) => {
      const words = countSpacedWords(clause.text);
      return words >= SHORTEST && words <= LONGEST && weightOf(clause) > 0;
    })
    .toSorted(
      (one, other) => weightOf(other.clause) - weightOf(one.clause) || one.index - other.index,
    )
    .flatMap(({ clause }) => sayBack(clause.text) ?? [])
    .filter((text) => HAS_SUBJECT.test(text));
}

/** So many replies in a row that began with “you” make an echo of her. */
const ECHOES = 2;

const wasEchoed = ({ request }: TalkContext): boolean => {
  const last = request.recentTurns.slice(-ECHOES);
  return (
    last.length === ECHOES && last.every(({ reply }) => /^(?:So )?you(?:r|’\w+)?\b/i.test(reply))
  );
};

/** What the person told, said back as “you”; not in three replies one after the other. */
export function reflectTold(context: TalkContext): string | undefined {
  const { memory, reading, request } = context;
  if (wasEchoed(context)) return undefined;
  const all = countSpacedWords(request.message);
  const said = sayableIn(reading.clauses).find(
    (text) => all >= countSpacedWords(text) + FEWEST_BESIDES && !memory.isUsed(asSentence(text)),
  );
  return said && asSentence(said);
}

/** An answer of so many words can be said back whole. */
const SHORTEST_ANSWER = 3;
const LONGEST_ANSWER = 14;

/** A whole answer to her question, said back as “you”; not in three replies one after the other. */
export function reflectAnswer(context: TalkContext): string | undefined {
  const { memory, request, reading } = context;
  const { message } = request;
  const words = countSpacedWords(message);
  if (!memory.lastReply?.includes('?') || wasEchoed(context)) return undefined;
  if (words < SHORTEST_ANSWER || words > LONGEST_ANSWER || reading.asked) return undefined;
  const said = sayBack(message.replace(/[.;]\s+/g, ', '));
  const isOwn =
    said !== undefined &&
    /^(?:you|your|you’\S+|he|she|they|it|my|the|about|since|\d+)\b/i.test(said);
  return isOwn && !OF_THE_TALK.test(message) ? asSentence(said) : undefined;
}

/** In the person's words, what was told first and what was told last: two sentences at most. */
export function toldSoFar(context: TalkContext): string | undefined {
  const { recentTurns, message } = context.request;
  const tellings = [...recentTurns.map((turn) => turn.message), message]
    .map((text) => bestOf(text))
    .filter((text) => text !== undefined);
  const [first] = tellings;
  const last = tellings.at(-1);
  if (!first) return undefined;
  const both = last && last !== first ? `${first}; ${last}` : first;
  // One sentence alone was said back already.
  return both === first ? undefined : withoutTail(both, /[.;\s]/u);
}

/** The clause of a message that says most, as “you”. */
const bestOf = (message: string): string | undefined =>
  sayableIn(readMessage(message.slice(0, READ_AT_MOST)).clauses)[0];
