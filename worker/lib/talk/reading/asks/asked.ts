import { type AskIn, classifyAsk } from '#worker/lib/talk/asks-of.ts';
import { asksForOwnWords, couldRecall } from '#worker/lib/talk/ledger/asked-for.ts';
import { sentencesIn } from '#worker/lib/talk/reading/sentences.ts';
import { countSpacedWords, foldText } from '#worker/lib/text/fold-text.ts';
import { normalIn } from './normal.ts';
import { type Occasion, occasionIn } from './occasion.ts';
import { protestIn } from './protest.ts';
import {
  asksWhichIsBetter,
  ownDraftIn,
  sentenceQuotedIn,
  versionsIn,
} from './sentence-to-check.ts';
import { shouldIn } from './should.ts';
import { wayIn } from './ways.ts';

/** What somebody may ask of Eden herself. */
export type Asked =
  /** Words to say to somebody. */
  | { kind: 'words'; for: Occasion | undefined; isOne: boolean; text: string }
  /** What she makes of a sentence they want to say, where it stands in the message. */
  | { kind: 'check'; sentence: string | undefined }
  /** Which of two versions of what they want to say. */
  | { kind: 'compare'; versions: [string, string] }
  /** A plan for a day or an evening. */
  | { kind: 'plan'; when: string }
  /** Two things to be weighed, in the person's words where they name both. */
  | { kind: 'weigh'; options: [string, string] | undefined }
  /** Whether others have it too. */
  | { kind: 'normal' }
  /** Something to do with a child now. */
  | { kind: 'child' }
  /** Several ideas. */
  | { kind: 'ideas' }
  /** One thing to do. */
  | { kind: 'tip' }
  /** To be heard, and nothing else. */
  | { kind: 'listen' }
  /** Something of which the words in which it is asked matter. */
  | { kind: AskedByWords; text: string };

/** What is answered out of the words of the question. */
export type AskedByWords =
  | 'how-to'
  | 'explain'
  | 'which-first'
  | 'opinion'
  | 'how-long'
  | 'example'
  | 'recall'
  | 'choose-time'
  | 'rephrase'
  | 'answer-me';

const READ_AT_MOST = 600;
/** Somebody who writes more than this tells something, and asks by the way. */
const LONGEST_OPTION = 9;

const ASKS_WORDS =
  /\b(?:what (?:do|should|can|could|would|shall) i (?:even |actually |then )?(?:say|tell|write|text|answer|reply)|how (?:do|should|can|could|would|shall) i (?:even |actually |best )?(?:say|tell|ask|bring|word|phrase|put (?:it|this|that)|start|open|approach|raise|break|explain|write|answer|reply|begin)\b|how to (?:say|tell|word|phrase|ask|bring|start|raise)|(?:don't|no idea|not sure) (?:know )?(?:what to say|how to (?:say|tell|ask|bring|start|word|phrase))|help me (?:say|word|phrase|write|tell|find the words|reply|answer)|words to say|opening line|(?:give|have|got|suggest)\b.{0,20} (?:line|lines|sentence|wording|script)\b|(?:draft|write) (?:me |it |this |that )?(?:a |an |the )?(?:text|message|email|mail|reply))/;
/** Requests for words that could be nothing else. */
const SURELY_ASKS_WORDS =
  /\b(?:how (?:do|should|can|could|would|shall|might|must|may) (?:i|you|we) (?:even |actually |best |politely |nicely )?(?:say|word|phrase|tell (?:him|her|them|my|the|our|a)|put (?:it|this|that) (?:to|into words|nicely|politely)|turn (?:it|this|that|him|her|them) down|say no|apologi[sz]e|thank (?:him|her|them|my)|decline|reply to|respond to|bring (?:it|this|that) up|let (?:him|her|them|my|the|our) .{0,24}?\bknow|tell (?:people|everyone|everybody)|get (?:him|her|them|my|the|our) .{0,24}?\bto (?:understand|realis?ze|believe)|ask (?:him|her|them|my|for)|break it to|write to)\b|what (?:do|should|can|could|would|shall|might) (?:i|you|we) (?:even |actually )?(?:say|reply|text|message|tell (?:him|her|them|my))\b|\bwords,? please\b|(?:need|want|get|some) help (?:with )?(?:wording|phrasing|writing|replying|what to say)|(?:don't|no idea|not sure) (?:know )?how to (?:begin|start|write|word|put|say|phrase|tell|reply))/;
/** “I want to write to her. I want her to know the door is open.” */
const TO_BE_TOLD =
  /\bi (?:want|need|have|would like|'d like|am going|'m going) to (?:write|talk|speak|say something|text|email|message|apologi[sz]e|tell (?:him|her|them|my)|reply)\b/;
const WANTS_THEM_TO =
  /\b(?:want|need|like) (?:him|her|them|my [a-z]+|[a-z]+) to (?:know|understand|see|hear|realis?ze)\b/;
/** An essay has to be begun, too: these ask for words to somebody only where there is somebody. */
const WRITES =
  /\b(?:what (?:do|should|can|could|would) i (?:even |actually )?(?:write|put)|how (?:do|should|can|could|would) i (?:even |best )?(?:begin|start|open|write|put) ?(?:it|this|that|the (?:letter|email|message|card|text))?)\b/;
const IS_LETTER =
  /\b(?:write to|writing to|letter to|e?-?mail to|text to|message to|a letter|a card|the card|an? e-?mail|a message|a text|get (?:back )?in touch|repl(?:y|ied) to|write back|written to|thank (?:him|her|them|you note))\b/;
const WOULD_SAY =
  /\b(?:(?:i'd|i would|i could|i will|i'll|i might|i want to|i'm going to|should i|can i|could i) (?:just |maybe |then )?(?:say|write|tell (?:him|her|them)|text (?:him|her|them)?|send)|how about|what about|what if i (?:say|said|tell|write)|something like|here's what i(?:'ve| have)? (?:got|written|wrote|would say))\s*[:,-]?\s+(?:something like |like )?(?!no\b|sorry\b)(.{12,300})$/;
const ASKS_FOR_CHECK =
  /\b(?:is (?:that|this|it) (?:ok|okay|alright|all right|good|too|fine)|does (?:that|this|it) (?:sound|work|come across)|what do you think|too (?:harsh|blunt|soft|much|direct|rude)|how(?:'s| is) (?:that|this)|how about|feedback on|any good|i'd say|i would say|i'll say|i could say|something like)\b/;
const ASKS_PLAN =
  /\b(?:help me (?:to )?(?:plan|organi[sz]e|structure|sort out|schedule|prioriti[sz]e)|(?:make|build|draw up|give me|need|want) (?:me )?(?:a|some kind of|some sort of) (?:plan|schedule|timetable)|plan (?:my|the|for|out)\b|how (?:do|should|can) i (?:plan|organi[sz]e|structure|fit))\b/;
const A_DAY =
  /\b(tomorrow(?: (?:morning|afternoon|evening))?|tonight|today|this (?:evening|afternoon|morning|weekend|week)|next week|the (?:weekend|week|evening|day)|my (?:day|evening|morning|weekend|week)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
const ASKS_TO_WEIGH =
  /\b(?:weigh (?:it|this|that|them|up|things)|pros and cons|help me (?:to )?(?:decide|choose|pick)|can't (?:decide|choose)|torn between|(?:decide|choose|choosing|deciding) between|which (?:one )?should i|should i .{2,80} or (?!not\b|no\b|what\b|something\b).{2,80}|don't know (?:whether|if) (?:i should|to) .{2,80} or (?!not\b)\w)/;
const OPTIONS = [
  /\bone is ([^.,;]{3,50})[.,;].{0,80}?\b(?:the )?other (?:one )?is ([^.,;]{3,60})/i,
  /\b(?:decide|choose|pick|weigh)[^:]{0,30}:\s*(.+?),? or (.+?)(?:[.,;?!]|$)/i,
  /\b(?:torn|decide|choose|choosing|deciding|choice|choice is) between (.+?) (?:and|or|vs) (.+?)(?:[.,;?!]|$)/i,
  /\b(?:should i|whether (?:i should|to)|if i should|do i|shall i) (.+?),? or (?:should i |do i |shall i |to |just )?(.+?)(?:[.,;?!]|$)/i,
];
const ASKS_NORMAL =
  /\b(?:is (?:this|that|it|any of this) (?:even |just )?(?:normal|common|usual|weird|strange|ok to|okay to|bad that)|(?:am i|i'm|is it) (?:weird|strange|the only one|alone (?:in|with) this|just me)|is it just me|(?:do|does) (?:other people|others|everyone|everybody|anyone else|anybody else|many people|most people)|anyone else (?:feel|have|do)|is (?:it|this|that) (?:\w+ )?(?:normal|common|usual|standard) (?:to|for|that|if|when|in|at))\b/;
/** “Am I a bad person” is no question of what is normal: “Yes, in nearly every form” would hurt. */
const ASKS_VERDICT =
  /\b(?:am i|i'm|im|makes? me) (?:such |just |really )?(?:a |an |the )?(?:bad|horrible|terrible|awful|evil|selfish|worst|monster|failure|weak|broken|disgusting|guilty|to blame)\b/;
const ASKS_CHILD =
  /\bwhat (?:can|could|should|shall) (?:i|we) do with (?:her|him|them) (?:today|tonight|tomorrow|this (?:morning|afternoon|evening|weekend))\b|\bwhat (?:can|could|should|do|shall) (?:i|we) (?:do|play|try) with (?:my |the |our )?(?:.{0,20})(?:son|daughter|kid|kids|child|children|toddler|baby|teen|teenager|boy|girl|\d{1,2}[- ]?(?:year|yr|yo))|\b(?:ideas?|activities|something|games?) (?:for|to do with) (?:my |the |our )?(?:.{0,20})(?:son|daughter|kid|kids|child|children|toddler|baby|teen)/;
const ASKS_IDEAS =
  /\b(?:three|3|some|a few|several|more|two|couple of) (?:\w+ )?(?:ideas|tips|suggestions|things (?:i (?:can|could)|to try)|options|strategies|ways to)\b/;
const ASKS_TIP =
  /\b(?:just tell me what to do|tell me what (?:to|i should) do|what (?:should|shall|do|can|could|would) (?:i|you) (?:actually |even |just )?(?:do|try)(?: (?:now|about (?:it|this|that)|first(?: do you (?:reckon|think))?|then|next|instead|differently|here|today|tonight))?\s*(?:[?.!]|$)|what would you do|give me (?:one|a|some|something|an|any)\b.{0,24}(?:step|tip|advice|idea|suggestion|thing|concrete|practical)|(?:one|a|any) (?:small |little |quick )?(?:tip|idea|advice|suggestion)\b|something (?:concrete|practical|to try)|(?:need|want|got any|have any|some) (?:practical |concrete |actual |real )?advice)/;
const ASKS_TO_LISTEN =
  /\b(?:just (?:want|need|wanted|needed) (?:to (?:vent|rant|talk|be heard|get (?:it|this) (?:out|off)|say (?:it|this)|let (?:it|this) out|tell someone|moan)|someone to listen|you to listen|to whinge)|(?:don't|do not|not) (?:want|need|looking for|after) (?:any |your )?(?:advice|tips|solutions|fixing|ideas|suggestions)|just listen|need to (?:vent|rant)|no advice)\b/;

/** “Before or after Christmas?” */
const BEFORE_OR_AFTER = /\b(before|after) or (before|after) ([^.?!,;]{2,40})/i;

const tidy = (option: string) =>
  option
    .trim()
    .replace(/^(?:to|either|just)\s+/i, '')
    .replace(/[\s.,;:?!]+$/u, '');

/** “Should I ring, or is it too soon?” and “… or wait?” name one thing and a doubt. */
const IS_NO_OPTION =
  /^(?:be|is|am|are|was|it|its|it's|that|that's|would|will|does|do|not|no|nah|what|whatever|something|anything|nothing|wait|hold off|leave it|let it (?:go|be|lie)|forget it|i|too|maybe|never mind|if|just wait)\b/i;

/** The two things that a message names to choose between, as they were typed. */
export function optionsIn(message: string): [string, string] | undefined {
  const text = message.slice(0, READ_AT_MOST).replace(/\s+/g, ' ');
  const [, early, late, than] = BEFORE_OR_AFTER.exec(text) ?? [];
  if (early && late && than) return [`${early} ${tidy(than)}`, `${late} ${tidy(than)}`];
  for (const pattern of OPTIONS) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (!one || !other) continue;
    const both = [tidy(one), tidy(other)] as [string, string];
    const isOption = (option: string) =>
      option.length > 1 && countSpacedWords(option) <= LONGEST_OPTION && !IS_NO_OPTION.test(option);
    if (both.every(isOption)) return both;
  }
  return undefined;
}

const onOneLine = (message: string) =>
  message.slice(0, READ_AT_MOST).replace(/\s+/g, ' ').replace(/[‘’]/g, "'");

function sentenceIn(message: string, folded: string): string | undefined {
  const text = onOneLine(message);
  const own = ownDraftIn(message);
  if (own) return own.text;
  const sentence = sentenceQuotedIn(message);
  if (sentence) return ASKS_FOR_CHECK.test(folded) || WOULD_SAY.test(folded) ? sentence : undefined;
  const said = new RegExp(WOULD_SAY.source, 'i').exec(text)?.[1]?.trim();
  const isFirst =
    said !== undefined &&
    /^(?:i|i'm|hey|hi|look|listen|can|could|we|mum|mom|dad|sorry|it|there|when)\b/i.test(said);
  return isFirst
    ? said.replace(
        /\s*(?:is (?:that|this) ok(?:ay)?|what do you think|does that sound ok(?:ay)?)\s*\??$/i,
        '',
      )
    : undefined;
}

/** Whether one sentence is enough. */
const ASKS_FOR_ONE =
  /\b(?:one|a|1|a single|first|opening|only one) (?:\w+ )?(?:sentence|line|phrase|word|opener)\b|\bopener\b/;

const WANTS =
  /\?|\b(?:what's|give|need|want|please|pls|only|just|tell|for|to say|i can say|could you|can you)\b/;

/** Surer than that, the classifier knows better than a pattern. */
const IS_SURE = 0.6;

const ASKS_IF_ENOUGH =
  /\b(?:is|are|would|will|was|be)\b.{0,40}\benough\b(?!.{0,4} (?:of|for me to))/;
/** What every question of how long or how much names. */
const NAMES_A_LENGTH =
  /\b(?:long\w*|quick\w*|soon\w*|fast\w*|times?|many|much|often|takes?|^when|until when|years?|months?|weeks?|days|hours?|minutes?|mins?|enough|ever)\b/i;
/** Which of several evenings or hours would do. */
const ASKS_WHEN =
  /\b(?:what|which) (?:evening|night|day|morning|afternoon|weekday)s? (?:should|would|could|do|can|is best|works|suits|for|shall)\b|\bwhen (?:would|wud|should|shall|could|can) (?:you|u|i) (?:do|fit|go|put|have|plan|schedule|take)\b.{0,30}(?:it|that|this|in|gym|run|class|practi[sc]e|session|week|laundry|shopping|walk|swim)\b/;

/** What the classifier may hear in “should I …?”. */
const MAY_WEIGH = new Set<AskIn['ask']>([
  'weigh-two',
  'opinion',
  'one-idea',
  'how-to',
  'words-to-say',
]);

/** What is asked as the classifier reads it, with what the words of the message add to it. */
function askedAs({ ask, text }: AskIn, message: string, folded: string): Asked {
  switch (ask) {
    case 'words-to-say':
      return wordsAsked(text, folded);
    case 'feedback-on-words':
      return { kind: 'check', sentence: sentenceQuotedIn(message) };
    case 'plan-a-time':
      return { kind: 'plan', when: A_DAY.exec(folded)?.[1] ?? 'it' };
    case 'weigh-two':
      return ASKS_TIP.test(folded)
        ? { kind: 'tip' }
        : { kind: 'weigh', options: optionsIn(message) };
    case 'opinion':
      return ASKS_TIP.test(folded) ? { kind: 'tip' } : { kind: 'opinion', text };
    case 'is-this-normal':
      return ASKS_VERDICT.test(folded) ? { kind: 'opinion', text } : { kind: 'normal' };
    case 'ideas':
      return { kind: 'ideas' };
    case 'one-idea':
      return { kind: 'tip' };
    case 'just-listen':
      return { kind: 'listen' };
    case 'what-did-i-say':
      return { kind: 'recall', text: message };
    default:
      return { kind: ask, text };
  }
}

/** The sentence in which words are asked for; where it stands alone, the whole message. */
const requestIn = (message: string): string =>
  sentencesIn(message).findLast((sentence) => SURELY_ASKS_WORDS.test(foldText(sentence))) ??
  message;

const wordsAsked = (text: string, folded: string): Asked => ({
  kind: 'words',
  for: occasionIn(foldText(text)),
  isOne: ASKS_FOR_ONE.test(folded),
  text,
});

/** What patterns say that a message asks for; the most particular first. */
function askedByPattern(text: string, message: string): Asked | undefined {
  if (ASKS_WORDS.test(text)) return wordsAsked(message, text);
  const day = A_DAY.exec(text)?.[1];
  if (
    /\b(?:can|could|will|would) (?:you|u) (?:just |please |pls )?(?:plan|timetable|schedule)\b/.test(
      text,
    )
  )
    return { kind: 'plan', when: day ?? 'it' };
  if (ASKS_PLAN.test(text) && (day || /\bschedule|timetable\b/.test(text)))
    return { kind: 'plan', when: day ?? 'the day' };
  if (ASKS_TO_WEIGH.test(text)) return { kind: 'weigh', options: optionsIn(message) };
  if (ASKS_NORMAL.test(text) || normalIn(message)?.custom) return { kind: 'normal' };
  if (ASKS_IDEAS.test(text)) return { kind: 'ideas' };
  if (ASKS_TIP.test(text)) return { kind: 'tip' };
  return undefined;
}

/**
 * What a message asks of Eden herself, if anything. A sentence to look at and something to do with
 * a child are known by their form; the rest is read by a classifier, and by patterns where it is
 * not sure.
 */
export function askedIn(message: string): Asked | undefined {
  const text = foldText(message.slice(0, READ_AT_MOST)).replace(/\bwat\b/g, 'what');
  if (ASKS_TO_LISTEN.test(text)) return { kind: 'listen' };
  if (protestIn(message)) return { kind: 'answer-me', text: message };
  if (ASKS_WHEN.test(text)) return { kind: 'choose-time', text: message };
  const versions = asksWhichIsBetter(message) ? versionsIn(message) : undefined;
  if (versions) return { kind: 'compare', versions };
  const sentence = sentenceIn(message, text);
  if (sentence) return { kind: 'check', sentence };
  if (TO_BE_TOLD.test(text) && WANTS_THEM_TO.test(text)) return wordsAsked(message, text);
  if (SURELY_ASKS_WORDS.test(text) || (WRITES.test(text) && IS_LETTER.test(text)))
    return wordsAsked(requestIn(message), text);
  if (ASKS_CHILD.test(text)) return { kind: 'child' };
  if (ASKS_FOR_ONE.test(text) && WANTS.test(text)) return wordsAsked(message, text);
  if (asksForOwnWords(message)) return { kind: 'recall', text: message };
  const found = classifyAsk(message);
  // “Last time what? I rewrote it”: a classifier hears the question, and nothing is asked for.
  const isMisheard =
    (found?.ask === 'what-did-i-say' && !couldRecall(found.text)) ||
    (found?.ask === 'how-long' && !NAMES_A_LENGTH.test(found.text));
  const ask = isMisheard ? undefined : found;
  const isOfWeighing = ask === undefined || MAY_WEIGH.has(ask.ask);
  const mayWeigh = isOfWeighing && !ASKS_WORDS.test(text);
  if (
    mayWeigh &&
    (shouldIn(message) ||
      /\b(?:should|shall) i be (?:\w+ )?(?:worried|worrying|concerned|scared|alarmed)\b/.test(text))
  )
    return { kind: 'weigh', options: optionsIn(message) };
  if (ask && ask.probability >= IS_SURE) return askedAs(ask, message, text);
  const asked = askedByPattern(text, message) ?? (ask && askedAs(ask, message, text));
  if (asked) return asked;
  const way = wayIn(message);
  if (way) return { kind: 'how-to', text: way.text };
  return ASKS_IF_ENOUGH.test(text) ? { kind: 'opinion', text: message } : undefined;
}
