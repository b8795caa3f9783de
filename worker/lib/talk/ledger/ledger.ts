import { keepRequestIn } from '#worker/lib/talk/reading/asks/keep-request.ts';
import { namesIn } from '#worker/lib/talk/reading/names.ts';
import { newTimeIn, planIn, withTime } from '#worker/lib/talk/reading/plans.ts';
import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { type Kind, toldKindsIn } from './kinds.ts';

/** A message as it was sent, with what Eden had said just before it. */
export interface SaidMessage {
  message: string;
  /** Her words to which it answers, if there were any. */
  asked?: string | undefined;
  /** When it was stored, where it was. */
  createdAt?: string | undefined;
  /** Set for what she was asked to keep in mind. */
  isNote?: boolean | undefined;
}

/** Something that the person told: a sentence of theirs, and what can be looked up in it. */
export interface LedgerEntry {
  /** Their own words, whole. */
  text: string;
  /** The message that it stands in, counted from the first one. */
  index: number;
  /** The question that it answered. */
  asked: string | undefined;
  createdAt: string | undefined;
  isNote: boolean;
  kinds: ReadonlySet<Kind>;
  isPlan: boolean;
  /** The time or day that was put in place of the one in it. */
  changedTo?: string;
}

const SAYS_FIRST =
  '(?:(?:and|so|but|ok|okay|well|also|anyway|btw|lol|omg|hm+|wait|sorry|no|yes|yeah|ah|oh|hey|then|now|random|right|please|pls)\\b[\\s,.!-]*){0,3}';
/** A question to Eden, by its end or by how it begins. “When they look at me” is none. */
const ASKS = new RegExp(
  `\\?\\s*$|^${SAYS_FIRST}(?:(?:what|when|where|who|why|how|which)(?:['’]?s|['’]?d)?\\s+(?:is|are|was|were|do|does|did|can|could|should|would|will|shall|have|has|am|about|to|days?|times?|dates?|many|much|long|old|far|often|else|the|my|your|kind|one|a)\\b|(?:whats|wheres|whens|hows|whos|wats)\\b|(?:what|why|how|when|where|who)\\s*$|(?:(?:do|did|does|are|is|was|were|can|could|would|will|should|shall)(?:n['’]?t)? (?:you|u|i|we|it|that|this|there|he|she|they|my|the|these|anyone)|(?:have|has|had|am)(?:n['’]?t)? (?:you|u|i|we))\\b)`,
  'i',
);
/** What is asked of Eden, or said of how she talks. */
const TO_EDEN = new RegExp(
  `^${SAYS_FIRST}(?:(?:just |only |simply )?(?:give|tell|show|help|remind|ask|make it|make that|answer|explain|find me|look up|forget|delete|repeat|stop|listen|leave me|let['’]?s do)\\b|i (?:already |just |literally )?(?:asked|told (?:you|u)|said (?:that|so|it)\\b)|you(?:['’]?re| are| asked| said| told| didn| don| mixed| got)\\b|u (?:asked|said|r|are|have|got)\\b|that(?:['’]?s| is) (?:not|no|clutch|wrong|odd|an odd)|thank)`,
  'i',
);
/** A question that begins inside a line, after something told. */
const INSIDE =
  /[\s,;–—-]+(?:(?:and|so|but|ok|btw|anyway)\s+)?(?:what(?:['’]?s)?|how|which|where|when(?:['’]?s)|should i|can (?:you|u)|could (?:you|u)|do (?:you|u)|did (?:you|u|i)|does (?:that|this|it)|is (?:it|that|this)|am i|give me|tell me|any (?:tips|ideas|advice)|help me)\s+(?:is|are|was|do|did|does|should|can|could|would|i|you|u|me|my|the|that|it|this|ok|okay|enough|for|on|not|save|know|remember|tell|help)\b.*$/i;
const REPORTS =
  /\b(?:ask|asked|asks|asking|wonder|know|knows|knew|said|say|says|told|tell|tells|see|understand|explain|explained|show|matter|remember|forget|forgot|decide|care|depends on|about|of|on|me|you|idea|clue|sure|thats|that's|is|was|not|and|if|like|than|think)$/i;
const MOST_ENTRIES = 160;
const MOST_SENTENCES = 24;
const READ_AT_MOST = 2000;
const LONGEST_ASKED = 140;
const LONGEST = 45;
/** Buttons and words that steer tell nothing. */
const TELLS_NOTHING =
  /^(?:yes|no|ok|okay|yeah|yep|nope|nah|omg|lol|hm+|wow|what|right|thanks|thank you|keep it|change it|don’t keep it|not now|something else|that’s not it|yes, i am safe|i am not sure|no, i am not|give me an idea|an idea|just listen|what could i say|shorter|stop|skip|back|hello|hi|hey|bye|undo|whatever|forget it|the (?:first|second|third)|let’s do “.*|(?:mark|move|forget|change|take|put) “.*|\d|10)$/i;

const questionOf = (reply: string | undefined) =>
  reply
    ?.split(/(?<=[.?!])\s+|\n+/)
    .findLast((sentence) => sentence.endsWith('?') && sentence.length <= LONGEST_ASKED);

/** A sentence without the question that begins inside it. */
function beforeQuestion(sentence: string): string {
  const inside = INSIDE.exec(sentence);
  if (!inside || inside.index < 4) return sentence;
  const before = sentence.slice(0, inside.index);
  return REPORTS.test(before) ? sentence : before;
}

/** Whether a sentence asks or steers, and tells nothing that could be said back. */
export const isAsking = (sentence: string): boolean =>
  ASKS.test(sentence) || TO_EDEN.test(sentence);

/** The words of a sentence that tell something; undefined for a question or a request. */
function tellingOf(sentence: string): string | undefined {
  const kept = keepRequestIn(sentence);
  if (kept) return kept.words;
  if (TELLS_NOTHING.test(withoutTail(sentence, /[\s.!,]/u)) || TO_EDEN.test(sentence))
    return undefined;
  // “I have a test on dec 3, is that ok?”: the question ends the sentence, but does not begin it.
  const told = beforeQuestion(sentence);
  return ASKS.test(told) || countSpacedWords(told) > LONGEST ? undefined : told;
}

function entriesOf(
  { message, asked, createdAt, isNote = false }: SaidMessage,
  index: number,
): LedgerEntry[] {
  const text = message.slice(0, READ_AT_MOST).trim();
  if (TELLS_NOTHING.test(withoutTail(text, /[\s.!]/u))) return [];
  const plan = planIn(text)?.text;
  const isShort = countSpacedWords(text) <= 14;
  return splitSentences(text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => {
      const told = isNote ? sentence : tellingOf(sentence);
      if (!told || !/[\p{L}\p{N}]/u.test(told)) return [];
      const words = withoutTail(told, /[\s,;:]/u);
      return [
        {
          text: words,
          index,
          asked: isShort ? questionOf(asked) : undefined,
          createdAt,
          isNote,
          kinds: toldKindsIn(words, namesIn(words)),
          isPlan:
            plan !== undefined &&
            (words.includes(withoutTail(plan, /[\s.,;:]/u)) || plan.includes(words)),
        },
      ];
    });
}

/**
 * What a person has told in some messages, oldest first: each sentence that tells something. A time
 * that was changed afterwards (“make it 7.30”) stands with the plan that it changes.
 */
export function ledgerOf(messages: readonly SaidMessage[]): LedgerEntry[] {
  const ledger: LedgerEntry[] = [];
  messages.forEach((said, index) => {
    const time = newTimeIn(said.message);
    const changed =
      time &&
      ledger.findLast(({ isPlan, kinds }) => isPlan || kinds.has('clock') || kinds.has('date'));
    if (changed && time && withTime(changed.text, time)) changed.changedTo = time;
    // What only names the new time is told with the plan.
    else ledger.push(...entriesOf(said, index));
  });
  return ledger.slice(-MOST_ENTRIES);
}
