import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import { wordsToFind } from './keys.ts';
import type { Kind } from './kinds.ts';

/** What a question about earlier words wants to know. */
export interface AskedFor {
  /** The words that say what it is about. */
  words: readonly string[];
  /** What an answer has to name: at least one of them. */
  kinds: readonly Kind[];
  /** What was planned or decided. */
  plan: boolean;
  /** The idea that Eden gave, and not what the person said. */
  idea: boolean;
  /** Everything told on a subject. */
  about: boolean;
  /** Whether what is over may be the answer: “when did I start?”. */
  isOver: boolean;
}

const SAID =
  '(?:say|said|tell|told|mention(?:ed)?|write|wrote|written|call(?:ed)?|promise[d]?|agree[d]?|plan(?:ned)?|decide[d]?|want(?:ed)?|wanna|set|choose|chose|pick(?:ed)?|answer(?:ed)?|put(?: down)?|name[d]?|explain(?:ed)?|work(?:ed)? (?:on|out))';
const OWN =
  '(?:goals?|targets?|aims?|dates?|deadlines?|plans?|promises?|names?|pb|best time|start (?:date|time)|days|time|number|score|sentence|reason|obstacle|job)';
const AT_FIRST =
  '^(?:(?:and|so|but|ok|okay|well|also|anyway|btw|lol|omg|hm+|wait|sorry|no|yes|oh|hey|then|random)\\b[\\s,.!]*){0,3}';
/** Questions in which somebody asks for their own words or data. */
const RECALLS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|wat|when|where|which|who|how)\\b[^.?!]{0,40}\\b(?:did|have|had)(?:n['’]?t)? (?:i|we)\\b(?: (?:ever|just|already|even|first))* ${SAID}\\b`,
    'i',
  ),
  new RegExp(`\\bwhat['’]?d i ${SAID}\\b`, 'i'),
  new RegExp(
    `${AT_FIRST}(?:did|have|had)(?:n['’]?t)? i\\b(?: (?:ever|just|already|even))* (?:say|said|tell|told|mention(?:ed)?|write|written)(?: (?:to )?(?:you|u))? (?:(?:the|my|a) (?:\\w+ )?(?:date|time|name|day|place|number|deadline)s?|when|what|where|who|which|how (?:many|much|old)|about|anything|something|why)\\b`,
    'i',
  ),
  /\b(?:when(?:['’]?s| is| are| was)|what (?:time|day|date) (?:is|are|was)) (?:my|our) [\p{L}'’ -]{2,40}(?: again| due| on)?\s*\??$/iu,
  /\b(?:when|where|what (?:time|day|date)|which day)(?:['’]s| is| are| was| were|s) (?:it|that|(?:my|our|the) [\p{L}'’ -]{2,40})\s+again\b/iu,
  /\b(?:what|which) (?:days?|dates?|time) again\b/i,
  /\bwhen(?:['’]?s| is) (?:it|that) due\b/i,
  /\bmy goals?\b[^.?!]{0,40}\b(?:do|did) (?:you|u) (?:know|see|have) (?:it|that|them)\b/i,
  /\bwhat do (?:you|u) (?:know|have|keep) (?:about|of|on) me\b/i,
  new RegExp(
    `${AT_FIRST}(?:what|which) (?:day|date|time) was (?:it|that)(?: again| for| on)?\\W*$`,
    'i',
  ),
  /\b(?:when|what time) (?:do|does|did|am|is|are|should|must|was) (?:i|we|it|my [\p{L}' -]{2,30})\b[^.?!]{0,40}\bagain\b/iu,
  new RegExp(
    `\\bwhat(?:['’]?s| is| was| are| were| r) (?:my|our) (?:(?:new|own|big|main|next|one|little|first|current|exact|if-then|[\\p{L}]+['’]?s) )?${OWN}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:whats|wats) (?:my|our) (?:(?:new|own|next|exact) )?${OWN}\\b`, 'i'),
  /\b(?:what(?:['’]?s| is)|whats) the name of my\b|\bwhat(?:['’]?s| is| was) (?:his|her|their|its) name\b|\bwhat (?:is|was) (?:he|she|it) called again\b/i,
  new RegExp(
    `${AT_FIRST}(?:(?:do|did|can|could) )?(?:you|u) (?:still |even )?(?:know|remember|recall|have)\\b[^.?!]{0,30}\\b(?:my (?:\\w+ )?${OWN}|what i|when i|who i|where i|how (?:many|much|long|old) i|i (?:said|told|wanted))\\b`,
    'i',
  ),
  /\bdid (?:you|u) (?:save|note|keep|write down|remember) (?:it|that|this|(?:the |my )?[\p{L}\d]+(?: \d+)?)\b/iu,
  /(?<!\b(?:to|has|have|always|they|people|you|not|n['’]t|and|,) )\b(?:remind me|tell me again|read me back)(?: again)? (?:what|when|where|who|which|of (?:my|what|when)|about (?:my|what)|how (?:many|much|old))\b/i,
  /\bwhat did (?:(?:the|my|our) [\p{L}' -]{2,30}|he|she|they) (?:say|tell me|want|ask for)\b[^.?!]{0,20}\bagain\b/iu,
  /\bwhat (?:was|were|is) (?:it|that|the (?:date|time|plan|day|name|number|deadline|place|goal))\b[^.?!]{0,30}(?:\bagain\b|\bi (?:said|told|wanted|mentioned))/i,
];

/** Questions for what Eden said, and not for what the person did. */
const THING =
  '(?:(?:one|first|last|little|small|other) )?(?:things?|ideas?|tips?|trick|suggestions?|exercise|advice|technique)';
const IDEA: readonly RegExp[] = [
  new RegExp(
    `\\bwhat(?:['’]?s| was| is| were) (?:the|that|your|those) ${THING}(?: again\\b|,? (?:that )?(?:you|u) (?:said|gave|told|had|suggested|mentioned)\\b)`,
    'i',
  ),
  new RegExp(`\\bwhat (?:was|were) (?:that|your|those) ${THING}\\s*\\?*$`, 'i'),
  /\bwhat (?:did|was it) (?:you|u) (?:say|suggest|tell me|recommend|advise|propose)(?:ed)? (?:i\b|me\b|to (?:do|try)|that i|again|last time|before|earlier)/i,
  new RegExp(
    `\\b(?:remind me of|say again|repeat|tell me again)(?: what)? (?:your|the|that) ${THING}\\b`,
    'i',
  ),
];

const isIdea = (sentence: string) => IDEA.some((pattern) => pattern.test(sentence));

/** What is asked of others, or of how things are in the world, is none of this. */
const ELSEWHERE =
  /\bwhy\b.{0,10}\bdid i\b|\bdid i (?:say|tell|write|do) (?:it )?(?:wrong|bad|to deserve|that (?:was|made))\b|\bhow (?:many times|often) (?:did|have) i (?:say|said|tell|told)\b|\bi (?:told|tell) (?:that|this|the) (?:boy|girl|kid|man|woman|dog)|\bwhat (?:do|should|could|can|would|shall) i (?:say|tell|write|answer)\b|\bwhat(?:['’]?s| is) my (?:problem|fault|issue)\b|\bask(?:ed|s|ing)? (?:me )?(?:\w+ ){0,2}(?:what|when|where|who)\b/i;

/** Whether all is asked that Eden keeps on the person. */
export const asksWhatIsKnown = (message: string): boolean =>
  /\bwhat do (?:you|u) (?:know|have|keep) (?:about|of|on) me\b/i.test(message.slice(0, 300));

/** Fragments that go on from a question: “and where”. */
const GOES_ON = /^(?:and|or) (?:where|when|who|what time|which day|how (?:many|much|long))\b/i;

/** The sentences of a message in which earlier words are asked for. */
function recallQuestionsIn(message: string): string[] {
  const sentences = splitSentences(message.slice(0, 800).replace(/\bu\b/gi, 'you'));
  return sentences.filter(
    (sentence, index) =>
      (!ELSEWHERE.test(sentence) &&
        (RECALLS.some((pattern) => pattern.test(sentence)) || isIdea(sentence))) ||
      (index > 0 && GOES_ON.test(sentence)),
  );
}

/** Whether a message asks, in so many words, for what was said or kept before. */
export const asksForOwnWords = (message: string): boolean =>
  recallQuestionsIn(message).some((sentence) => !GOES_ON.test(sentence));

/**
 * Whether a question that a classifier takes for one of this kind could be one: it speaks of the
 * person's own words, and is a question or a request.
 */
export const couldRecall = (sentence: string): boolean =>
  /\b(?:i|we)\b(?:['’]?d)? (?:\w+ ){0,2}?(?:sa(?:y|id)|t(?:ell|old)|mention\w*|wr[io]te|written|promise\w*|agree\w*|plan\w*|decide\w*|explain\w*|call\w*|pick\w*|answer\w*|set|gave|chose|word)\b|\bmy (?:own )?(?:words|goal|target|plan|promise|sentence|reason|obstacle|date|deadline|note|first step)\b|\b(?:remind|recall|look up|look back|search|read (?:it|me|that) back|hear it back)\b|\bwe (?:were |are )?(?:working on|talking about)\b/i.test(
    sentence,
  ) &&
  /\?|\b(?:what|which|when|where|who|how|wat|did i|didnt i|have i|remind|recall|find|show|look|search|read|bring up|check|repeat|tell me|hear)\b/i.test(
    sentence,
  );

const WHEN_OR_WHO = new RegExp(
  `${AT_FIRST}(?:when|who|where|what (?:time|day|date)|which day|how (?:many|much|old))(?:['’]?s)?\\s+(?!(?:should|could|would|shall|might) )[^?!]{3,50}\\??$`,
  'i',
);

/** Whether a message asks when, where or who: an answer to that may have been told before. */
export const asksWhenOrWho = (message: string): boolean =>
  WHEN_OR_WHO.test(message.slice(0, 120).trim()) && message.length <= 120;

const OF_KIND: readonly [Kind, RegExp][] = [
  ['clock', /\b(?:what|wat|which) time\b|\bat what time\b|\bhow late\b|\b(?:the|my) time\b/i],
  [
    'date',
    /\b(?:what|which) (?:day|date)s?\b|\b(?:the|my) (?:start )?dates?\b|\bdeadlines?\b|\bby when\b|\bmy days\b/i,
  ],
  ['place', /\bwhere\b/i],
  [
    'number',
    /\bhow (?:many|much|old|long|far|often|fast|sure)\b|\b(?:number|mark|score|price|grade|amount|minutes|percent|pb|best time|rate|salary)\b/i,
  ],
  ['name', /\b(?:who|whose)\b|\bnames?\b|\b(?:is|are|was) \w+(?: \w+)? called\b/i],
  ['told', /\b(?:tell|told|say to|said to) (?:him|her|them|my \w+)\b/i],
  ['promise', /\bpromise[ds]?\b|\bagree[d]?\b|\bswear\b/i],
  ['goal', /\b(?:goals?|targets?|aims?)\b/i],
  ['job', /\b(?:my|own) (?:job|work|trade|profession)\b|\bi (?:work|do for a living)\b/i],
];

const OF_WORK = /^(?:job|work|trade|profession|living)$/;
const PLAN =
  /\bplan(?:s|ned)?\b|\bwant(?:ed)? to (?:do|try)\b|\bi['’]?d \w+|\bi would \w+|\bi was going to\b|\bdecide[d]?\b|\bagree[d]?\b|\bmy (?:next|first) step\b|\bi['’]?ll do\b|\bwould try\b|\bcho(?:o)?se\b|\bsupposed to do\b/i;
const WHEN = /\bwhen(?:['’]?s)?\b|\bwhens\b/i;
const HAPPENED =
  /\bwhen did (?:i|we) (?!say|tell|mention|want|plan|promise|write|agree|decide|set|put)\w+/i;
const ABOUT = /\b(?:about|regarding|re:?|on the subject of|on)\s+\p{L}/iu;

/** What a message that asks for earlier words wants to know. */
export function askedForIn(message: string): AskedFor {
  const asked = recallQuestionsIn(message);
  const question = asked.length > 0 ? asked.join(' ') : message;
  const kinds = OF_KIND.filter(([, pattern]) => pattern.test(question)).map(([kind]) => kind);
  // “When” is answered by a day or a clock time.
  const isWhen = WHEN.test(question) && !kinds.includes('clock') && !kinds.includes('date');
  const all: Kind[] = [...kinds, ...(isWhen ? (['date', 'clock'] as const) : [])];
  const words = wordsToFind(question).filter(
    (word) => !(all.includes('job') && OF_WORK.test(word)),
  );
  const plan = PLAN.test(question);
  const about = all.length === 0 && !plan && ABOUT.test(question) && words.length > 0;
  const isOpen = words.length === 0 && all.length === 0;
  return {
    words,
    kinds: all,
    plan: plan || isOpen,
    idea: isIdea(question),
    about,
    isOver: HAPPENED.test(question),
  };
}
