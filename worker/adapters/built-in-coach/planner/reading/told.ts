import { tidy } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { plain } from './goal-words.ts';

/**
 * What somebody wrote beside the title, by what it is to a plan: in their own words, to be quoted.
 * Each is one sentence or part of one; undefined where nothing of the sort was said.
 */
export interface Told {
  /** What they can do, have or have done already. */
  readonly start: string | undefined;
  /** What goes wrong, or when it does. */
  readonly trouble: string | undefined;
  /** What they have not got. */
  readonly lack: string | undefined;
  /** When they have time for it. */
  readonly time: string | undefined;
}

/** A quotation of more is no longer read beside a task. */
const LONGEST = 90;
const SHORTEST = 6;
const READ_AT_MOST = 1000;

const SENTENCES = /(?<=[.!?;])\s+|\s+[–—-]\s+|\n+/;
const PARTS = /,\s+(?:(?:and|but|so|then)\s+)?|\s+(?:but|because|although|though)\s+/;

/** Behind a “no” or “not” that is about time, will or reason, nothing is missing that one could get. */
const NOT_A_THING =
  'time|idea|motivation|energy|confidence|patience|longer|more|one|matter|problem|rush|hurry|clue|money|interest|fuss|good|way';
const LACK = new RegExp(
  `\\b(?:no|have no|without (?:a|any)|haven'?t got|(?:don'?t|do not) have|need to (?:get|buy|find)|still need|missing) (?!(?:an? |any |the |enough |much )?(?:${NOT_A_THING})\\b)[a-z]`,
);
const TROUBLE =
  /\b(?:hate|afraid|scared?|terrified|terrifie[ds]|fear|nervous|shy|worst|struggl\w*|stuck|hard(?:est)?|difficult|hopeless|keep (?!fit)\w+ing|always|never (?:manage|finish|get|stick|last|works?)|fail(?:ed|s|ing)?|fall(?:ing)? asleep|wrecked|exhausted|tired|dead|forget|gave up|give up|giving up|put (?:it|things) off|procrastinat\w*|pains?|hurts?|injur\w+|splints|yell\w*|shout\w*|scream\w*|snap at|panic\w*|freez\w+|freeze|blank|overwhelm\w*|distract\w*|lose (?:interest|focus|track|on|my)|lost interest|embarrass\w*|anxious|worried|worry|guilty|bored|boring|get stressed|stressed|when(?:ever)? i(?:'m| am| get| have| feel)?|mostly|mainly|usually|pulls?|bricks?|killed|argu\w+|won'?t|can'?t (?!wait)|cannot|too (?:much|many|long|big|late|busy|tired|expensive|hard|shy)|no (?:time|motivation|energy|confidence|patience|willpower)|every night|at night|(?<!kids )(?<!children )in bed(?! by)|after dinner|snooze|cravings?|tempt\w+|relaps\w*)\b/;
const START =
  /^(?:i |we |and i |have |'ve )?(?:i'?ve |we'?ve |have )?(?:already |only |just |currently )?(?:can(?!'?t|not)|could|know|have|got|did|done|do|own|play(?:ed)?|made|wrote|written|read|am at|drew|passed|failed by|took|tried|started|live|moved|found|earn|work|bake|cook|run|swim|speak|grew|used to|had)\b|\b(?:so far|at the moment|right now|years ago|already|for years|as a (?:kid|child|teenager))\b|^(?:grade|level|currently|now|beginner|complete beginner|total beginner|stick figures)\b/;
/** Begins with what can be done, wherever it ends. */
const CAN = /^(?:i )?can (?!not|only)/;
const DAY = '(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:days?)?';
const WHEN = `(?:weekends?|week ?nights?|week ?days?|evenings?|mornings?|afternoons?|lunch(?: ?breaks?|times?)?|nights?|${DAY})`;
const TIME = new RegExp(
  [
    `\\b\\d{1,3}(?:[.,]\\d)? ?(?:min(?:ute)?s?|h(?:ou)?rs?|h)\\b[a-z ]{0,12}\\b(?:a|an|per|each|every|most|on|in)\\b`,
    `\\b(?:free|only|just|have|got|off|spare|maybe|about)\\b[a-z ]{0,12}\\b${WHEN}\\b(?! (?:are|is))`,
    `\\b${WHEN}\\b[a-z ]{0,6}\\b(?:only|free|off|at most)\\b`,
    `\\b(?:once|twice|one|two|three|four|\\d)\\b ?(?:x|times?|evenings?|mornings?|afternoons?|lessons?|sessions?|nights?|days?|hours?|${DAY}) ?(?:a|per|every|each) (?:week|month|fortnight)\\b`,
    `\\b${DAY}\\b,? (?:and |& )?${DAY}\\b`,
    `\\bmost (?:evenings|days|mornings|nights)\\b`,
  ].join('|'),
);

const isShort = (text: string) => text.length <= LONGEST;

/** Sentences, and the parts of those that are too long to be quoted whole. */
function piecesOf(description: string): string[] {
  const sentences = tidy(description.slice(0, READ_AT_MOST)).split(SENTENCES);
  return sentences
    .flatMap((sentence) => (isShort(sentence) ? [sentence] : sentence.split(PARTS)))
    .map((piece) => piece.trim().replace(/[.!?;,]+$/, ''))
    .filter((piece) => piece.length >= SHORTEST && isShort(piece));
}

/** The part of a sentence that says it, where the sentence says other things too. */
function partThat(piece: string, says: RegExp): string {
  const parts = piece.split(PARTS).map((part) => part.trim());
  const at = parts.findIndex((part) => says.test(plain(part)));
  const found = parts[at];
  return parts.length > 1 && found !== undefined && found.length >= 12 ? found : piece;
}

/**
 * Reads what a description says of today, trouble, what is missing and the time there is. English
 * only; linear in the length of the text.
 */
export function readTold(description: string): Told {
  const pieces = piecesOf(description);
  const find = (says: RegExp, isNot?: RegExp) =>
    pieces.find((piece) => {
      const text = plain(piece);
      return says.test(text) && !isNot?.test(text);
    });
  const time = find(TIME, TROUBLE) ?? find(TIME);
  const lack = find(LACK);
  const trouble = pieces
    .filter((piece) => TROUBLE.test(plain(piece)) && !CAN.test(plain(piece)))
    .map((piece) => partThat(piece, TROUBLE))
    .find((piece) => piece !== time && piece !== lack);
  const isElse = (piece: string) => piece === time || piece === trouble;
  const start = pieces
    .flatMap((piece) => [piece, ...piece.split(PARTS)])
    .map((piece) => (START.test(plain(piece)) ? partThat(piece, START) : ''))
    .find((piece) => piece.length >= 12 && !isElse(piece) && !LACK.test(plain(piece)));
  return { start, trouble, lack, time };
}
