import { namesIn } from '#worker/lib/talk/reading/names.ts';
import { newTimeIn, planIn, withTime } from '#worker/lib/talk/reading/plans.ts';
import { countSpacedWords, foldText } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';

/** A message as it was sent, with what Eden had said just before it. */
export interface SaidMessage {
  message: string;
  /** Her words to which it answers, if there were any. */
  asked?: string | undefined;
  /** When it was stored, where it was. */
  createdAt?: string | undefined;
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
  names: readonly string[];
  hasTime: boolean;
  hasNumber: boolean;
  isPlan: boolean;
  /** The time or day that was put in place of the one in it. */
  changedTo?: string;
}

const TIME =
  /\b(?:\d{1,2}[:.]\d{2}|\d{1,2} ?(?:am|pm)|at \d{1,2}|noon|midnight|today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|next (?:week|month|year)|in (?:a|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)|january|february|march|april|\d{1,2}(?:st|nd|rd|th)? (?:of )?may|may \d{1,2}|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)|christmas|easter|since|morning|evening|lunch)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|once|twice)\b/i;
const ASKS =
  /\?\s*$|^(?:(?:and|so|but|ok|well)\s+)?(?:what|when|where|who|why|how|which|do you|did you|can you|could you|remind me|tell me|give me|help me|should i|is|are|am|was i|do|does|did|could|will|would)\b/i;
const MOST_ENTRIES = 120;
const MOST_SENTENCES = 24;
const READ_AT_MOST = 2000;
const LONGEST_ASKED = 140;
/** Buttons and words that steer tell nothing. */
const TELLS_NOTHING =
  /^(?:yes|no|ok|okay|yeah|yep|nope|thanks|thank you|keep it|not now|something else|that’s not it|yes, i am safe|shorter|stop|skip|back|hello|hi|hey|bye|the (?:first|second|third)|let’s do “.*)$/i;

const questionOf = (reply: string | undefined) =>
  reply
    ?.split(/(?<=[.?!])\s+|\n+/)
    .findLast((sentence) => sentence.endsWith('?') && sentence.length <= LONGEST_ASKED);

function entriesOf({ message, asked, createdAt }: SaidMessage, index: number): LedgerEntry[] {
  const text = message.slice(0, READ_AT_MOST).trim();
  if (TELLS_NOTHING.test(text.replace(/[.!]+$/, ''))) return [];
  const whole = text
    .split(/(?<=[.?!])\s+|\n+/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .slice(0, MOST_SENTENCES);
  const plan = planIn(text)?.text;
  return whole
    .filter((sentence) => !ASKS.test(sentence) && countSpacedWords(sentence) <= 45)
    .map((sentence) => ({
      text: withoutTail(sentence, /[\s,;:]/u),
      index,
      asked: countSpacedWords(text) <= 14 ? questionOf(asked) : undefined,
      createdAt,
      names: namesIn(sentence),
      hasTime: TIME.test(sentence),
      hasNumber: NUMBER.test(sentence),
      isPlan: plan !== undefined && sentence.includes(withoutTail(plan, /[\s.,;:]/u)),
    }));
}

/**
 * What a person has told in some messages, oldest first: each sentence that tells something. A time
 * that was changed afterwards (“make it 7.30”) stands with the plan that it changes.
 */
export function ledgerOf(messages: readonly SaidMessage[]): LedgerEntry[] {
  const ledger: LedgerEntry[] = [];
  messages.forEach((said, index) => {
    const time = newTimeIn(said.message);
    const changed = time && ledger.findLast(({ isPlan, hasTime }) => isPlan || hasTime);
    if (changed && time && withTime(changed.text, time)) changed.changedTo = time;
    // What only names the new time is told with the plan.
    else ledger.push(...entriesOf(said, index));
  });
  return ledger.slice(-MOST_ENTRIES);
}

const SMALL = new Set(
  (
    'a an and are as at be been but by did do does for from get go got had has have he her him his how i if in is it its ' +
    'just know like me my no not of ok on or our out please remember remind again say said she so tell that the them ' +
    'then there they this to told up us was we were what when where which who will with would you your yet about want ' +
    'wanted id im ill ive can could should still earlier before mention mentioned repeat kept write wrote written far ' +
    'time date day name called many much long old plan planned decide decided promise promised goal first last'
  ).split(' '),
);

/** The words of a text that it could be found by, in a form in which endings do not matter. */
export function keysOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word !== 's' && !SMALL.has(word)).map(stemOf))];
}

const stemOf = (word: string) =>
  word.length > 4
    ? word.replace(/(?:ings?|ed|es|s|ies|y)$/u, '').slice(0, 6)
    : word.replace(/s$/, '');
