import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';

/** What somebody asks Eden to keep, and where. */
export interface KeepRequest {
  to: 'note' | 'journal';
  /** The words to keep, where they stand in the message itself; else what was said before. */
  words: string | undefined;
}

const READ_AT_MOST = 1200;

/** Where a request may begin: at the start of a sentence, or after a comma. */
const AT_START =
  '(?:^|[.!?;,…:)]\\s*|\\n|\\s[–—-]\\s|\\b(?:and|so|then|but|now|also)\\s(?=(?:please|pls|can|could|would|will)\\b))(?:(?:ok|okay|so|and|also|then|now|yes|yeah|no|nah|nice|great|cool|right|well|btw|anyway|thanks|thx|oh|hey|eden|alright|good|perfect|i said)[\\s,.!]+){0,3}';
const POLITELY =
  "(?:(?:can|could|would|will)(?: you| u|n['’]?t you)\\s+(?:(?:please|pls|also|just|maybe)\\s+)?|(?:please|pls|just|i(?:['’]?d| would) like you to|i want you to)\\s+)?";
const THAT =
  "(?:that|this|it|these|those|them|(?:that|this) one|all (?:of )?(?:that|this|it)|what i(?:['’]ve| have)? (?:just )?(?:said|wrote|written|told (?:you|u))(?: above)?|(?:the|my) (?:plan|last (?:one|message|bit))|that (?:bit|sentence|plan))";
const JOURNAL = '(?:(?:my|the|me|a|your) )?(?:journal|diary|notebook)\\b';
const STORE = '(?:put|save|write|add|log|note|keep|store|enter|stick|copy|record)';

/** “put that in my journal”, “journal this”: the words stand before it. */
const TO_JOURNAL = new RegExp(
  `${AT_START}(?:${POLITELY}(?:${STORE}(?: down)? ${THAT}(?: down)?(?: please| pls)? (?:in|into|to|for|inside) ${JOURNAL}|journal (?:this|that|it)\\b|add to ${JOURNAL}|make (?:a |an |that a |this a )?(?:journal|diary) entry(?: (?:out )?(?:of|from) ${THAT})?)|(?:can|could) (?:that|this|it) go (?:in|into|to) ${JOURNAL})`,
  'i',
);
/** “put in my journal that I …”: the words stand behind it. */
const TO_JOURNAL_WITH = new RegExp(
  `${AT_START}${POLITELY}(?:(?:${STORE}(?: down)?(?: this| the following)?|put) (?:in|into|to) ${JOURNAL}(?: for today)?(?:\\s*[:,]\\s*(?:that )?| that | how ))`,
  'i',
);

const NOTE =
  "(?:remember|note(?: down)?|make a note|take a note|write down|jot down|keep in mind|bear in mind|keep (?:a )?note|(?:don['’]?t|do not) forget|note to self)";
/** “remember I get up at 7”: what follows is to be kept … */
const TO_NOTE_WITH = new RegExp(
  `${AT_START}${POLITELY}${NOTE}(?:\\s*[:,]\\s*|\\s+)(?:(?:for me|please|pls|this|down)(?:\\s*[:,]\\s*|\\s+))?(?:that\\s+|of\\s+)?`,
  'i',
);
/** … “remember that”, “keep that in mind”: what was said before it. */
const TO_NOTE = new RegExp(
  `${AT_START}${POLITELY}(?:(?:remember|note(?: down)?|write down|jot down|save|make a note of|take a note of|keep a note of|memori[sz]e|(?:don['’]?t|do not) forget) ${THAT}|(?:keep|bear) ${THAT} in mind|(?:note|write|jot) ${THAT} down|remember|note)(?: down)?(?:[\\s,]+(?:please|pls|for me|ok|okay|yeah|will you|would you|too|for (?:later|next time)|thanks|thx|lol|eden))*\\s*(?:[.!?]|$)`,
  'i',
);

/** Behind “remember” these ask, or speak of the past: nothing is to be kept. */
const NOTHING_TO_KEEP =
  /^(?:what|when|where|who|whom|whose|why|how|which|if|whether|me\b|us\b|him\b|her\b[.?!]?$|them\b|you\b|anything|everything|nothing|the (?:thing|time|bit|one|day|first|last)\b|that (?:time|thing|one|day)\b|\w+ing\b|for\b|last time|(?:it|this|that)\b[\s,]*(?:please|pls|for me|down|in (?:my|the))|about\b|to be\b|in (?:my|the) (?:journal|diary))/i;
/** What somebody tells of themselves or of a day: of anything else “remember” is only a word. */
const TELLS =
  /\b(?:i|im|i['’]m|ive|i['’]ve|id|i['’]d|ill|i['’]ll|my|me|mine|we|our|us|to|he|she|they|it['’]?s)\b|\d|day\b/i;
/** “remember the resit i was dreading” begins a story. */
const NAMES_A_FACT = /^[^.?!,]{0,60}(?:\b(?:is|are|has|will|starts?|ends?|by|due)\b|\d)/i;
const TAIL =
  /[\s,](?:please|pls|ok(?:ay)?|thanks|thank you|thx|for me|lol|will you|would you|eden|yeah|alright)$/i;
/** Words that steer the talk and tell nothing. */
const STEERS =
  /^(?:(?:nah|no|nope|yes|yeah|yep|ok|okay|right|well|so|and|but|also|hm+|oh|lol|omg|wow|what|cool|nice|great|good|perfect|thanks|thank you|thx|please|whatever|forget it|keep it|change it|don’t keep it|not now|something else|that’s not it|undo|yes, i am safe|sure|fine|alright|anyway|done)[\s,.!?]*)+$/i;

/** A question, or words to Eden about the talk itself: nothing of that is kept. */
const IS_ASIDE = new RegExp(
  [
    '\\?$',
    "^(?:(?:ok|okay|and|so|but|anyway|well)\\s+)?(?:what|how|who|why|which|when|where)(?:['’]?s)?\\s+(?:is|are|am|was|were|do|does|did|can|could|should|would|will|have|has|had|about|you|u|days?|time)\\b",
    '^(?:(?:ok|okay|and|so|but|anyway|well)\\s+)?(?:what|how) (?:i|the)\\b.{0,30}\\bagain$',
    '^(?:(?:ok|okay|and|so|but|anyway|well)\\s+)?(?:can|could|would|do|did|does|are|is|am|was|should) (?:i|you|u|we|it|that|this|my)\\b',
    '^(?:give|tell|help|show|remind) me\\b|^(?:forget it|whatever)\\b|^(?:you|u) know\\b',
    "^(?:this|that|it)(?:['’]s| is) (?:getting )?(?:random|weird|not (?:it|what))",
  ].join('|'),
  'i',
);

/**
 * What is told in words that may hold questions and asides, too: the rest of it, as it was typed.
 */
export function toldIn(text: string): string | undefined {
  const told = splitSentences(text).filter(
    (sentence) => !STEERS.test(sentence) && !IS_ASIDE.test(sentence),
  );
  const words = tidyEnds(told.join(' '));
  return countSpacedWords(words) >= 2 || /\d/.test(words) ? words : undefined;
}

const AT_ENDS = /[\s,;:–—-]/u;

const tidyEnds = (words: string) =>
  withoutTail(withoutTail(words.trim(), AT_ENDS).replace(TAIL, ''), AT_ENDS).replace(
    /^[\s,;:–—-]+/u,
    '',
  );

/** The first sentence of some words: what stands behind it belongs to the talk. */
function firstSentence(words: string): string | undefined {
  const [first = ''] = splitSentences(words);
  const told = withoutTail(tidyEnds(first.replace(/[.!?]+$/, '')), /[.!]/);
  return countSpacedWords(told) >= 2 ? told : undefined;
}

/**
 * What a message asks Eden to keep, if it does: in her notes on the person (“remember …”, “can you
 * note …”) or in the journal. Undefined for what is asked or told with the same words.
 */
export function keepRequestIn(message: string): KeepRequest | undefined {
  const text = message.slice(0, READ_AT_MOST).trim();
  const withWords = TO_JOURNAL_WITH.exec(text);
  if (withWords) {
    const words = toldIn(text.slice(withWords.index + withWords[0].length));
    if (words) return { to: 'journal', words };
  }
  const journal = TO_JOURNAL.exec(text);
  if (journal) {
    const after = text.slice(journal.index + journal[0].length);
    const behind = /^\s*:\s*(?<words>.+)$/s.exec(after)?.groups?.['words'];
    return { to: 'journal', words: toldIn(behind ?? textBefore(text, journal)) };
  }
  const bare = TO_NOTE.exec(text);
  if (bare) return { to: 'note', words: lastTold(textBefore(text, bare)) };
  const note = TO_NOTE_WITH.exec(text);
  const content = note && text.slice(note.index + note[0].length);
  if (!content || NOTHING_TO_KEEP.test(content) || !TELLS.test(content)) return undefined;
  if (/^the\b/i.test(content) && !NAMES_A_FACT.test(content)) return undefined;
  const words = firstSentence(content);
  return words && !/\?/.test(firstLineOf(content)) ? { to: 'note', words } : undefined;
}

/** What stands before a request, with the sign that ends it. */
const textBefore = (text: string, { index, 0: found }: RegExpExecArray) =>
  text.slice(0, index) + (/^[.!?…]/.exec(found)?.[0] ?? '');

const OPENERS = /^(?:(?:ok|okay|so|well|yes|yeah|nah|no|and|but|also|btw)[\s,]+)+/i;

/** A note is one thing: what was told last. */
export function lastTold(text: string): string | undefined {
  const told = splitSentences(text)
    .map((sentence) => toldIn(sentence))
    .findLast((words) => words !== undefined);
  return told && withoutTail(told.replace(OPENERS, ''), /[.!]/);
}

const firstLineOf = (text: string) => splitSentences(text)[0] ?? '';
