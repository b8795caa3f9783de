import type { WordingChange } from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { asSentence } from '#worker/lib/talk/reading/say-back.ts';
import { isCoarse } from '#worker/lib/talk/reading/second-person.ts';
import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import { spelled } from '#worker/lib/talk/reading/spelling.ts';
import { taggedWords } from '#worker/lib/talk/reading/tagged-words.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';

/** What in a text should be changed. */
export interface WordingFound {
  change: WordingChange;
  /** The very words. */
  phrase: string;
  /** The whole text with that changed, where a change is known that leaves it whole. */
  instead: string | undefined;
}

const THREAT =
  /\b(?:or else\b|or (?:i['’]?ll|i will|i['’]?m (?:gonna|going to|done|leaving|telling)|we['’]?re (?:done|finished|over))|you(?:['’]?ll| will|['’]?re going to|['’]?re gonna) (?:regret|be sorry|pay for|lose)|(?:last|final) (?:warning|chance)|i(?:['’]?ll| will|['’]?m going to|['’]?m gonna) (?:make sure|tell everyone|tell everybody|never (?:speak|talk|forgive)|make you|report you|ruin)|never (?:speak|talk) to me again|don['’]?t you dare|we['’]?re (?:done|finished|through)\b)/i;
/** “If you don’t pay me by Friday I’ll …” is in earnest a request. */
const UNLESS =
  /\bif you (?:don['’]?t|do not|won['’]?t) (.{3,60}?)(?:,? then|,)? (?:i(?:['’]?ll| will|['’]?m)|we['’]?(?:re|ll)|you(?:['’]?ll| will)|don['’]?t)\b.*$/i;
const INSULTS =
  /\byou(?:['’]?re| are|r)? (?:(?:just|such|so|being|really|all|a|an|the|most|always|nothing but|kind of) )*(?:lazy|selfish|rude|mean|stupid|unfair|impossible|ridiculous|horrible|awful|pathetic|useless|childish|immature|cruel|toxic|hopeless|inconsiderate|thoughtless|disgusting|a joke|an embarrassment|liars?|cheat|hypocrite|control freak|drama queen|bully|monster|snob|pigs?|bad (?:friend|mother|father|mum|mom|dad|person)|terrible \w+)\b(?: (?:pigs?|cow|brat|person|man|woman|boss|friend|mother|father|child|people))?/i;
const SARCASM =
  /\b(?:thanks for nothing|don['’]?t bother (?:coming|calling|ringing|writing|turning up|replying|asking)|thanks a lot|thanks so much for (?:not|ignoring|forgetting)|as usual|nice of you|must be nice|(?:how )?(?:very )?(?:kind|lovely|nice|good) of you to|good for you|oh great|well done,? you|i? ?hope (?:you['’]?re|your|you are) happy|hope (?:it|they|he|she|your \w+(?: \w+)?)(?:['’]?s| is| are) worth it|happy now|for once in your life|surprise,? surprise|funny how|silly me|don['’]?t (?:worry|mind) about me|sorry for (?:existing|breathing|caring)|you['’]?re welcome,? by the way)\b/i;
const ALWAYS =
  /\byou (?:always|constantly|(?:just )?keep on|are always|['’]re always) (.{3,80}?)(?=[,.!?;]|$| and (?:i|i['’]?m|i['’]ve|ive|it|it['’]s|you|we)\b| but\b)/i;
const NEVER =
  /\byou (?:(?:just|literally) )?never (.{3,80}?)(?=[,.!?;]|$| and (?:i|i['’]?m|i['’]ve|ive|it|it['’]s|you|we)\b| but\b)/i;
const ORDER =
  /\b(?:sort (?:it|yourself|this) out|shut up|grow up|get over (?:it|yourself)|get a life|deal with it|pull yourself together|get lost|get out|back off|butt out|mind your own(?: business)?|man up|leave me alone|be quiet|get a grip|do your (?:own )?(?:job|share)|stop being (?:so |such )?\w+)\b/i;
const REPROACH =
  /(?:^|[.!?;,]\s*|\band |\bbut |\bbecause )(you (?:just |even |only |still |clearly |obviously )?(?:don['’]?t (?:care|listen|respect|bother|think|help)|made me|make me|ruined|ignored?|took|let me down|didn['’]?t (?:even )?(?:care|bother|think|ask))\b[^.!?;,]*)/i;
const EXPECTS =
  /\bi expect (it|this|that|you|(?:the|my|our) \w+(?: \w+)?) to (be )?([^.,!?;]{3,60})/i;
const MUST = /\byou (?:need to|have to|must|['’]?ve got to|had better|better) ([^.,!?;]{3,60})/i;
const ENOUGH =
  /\b(?:i demand|i insist|unacceptable|not good enough|immediately|sick (?:and tired )?of|fed up with|disgusted|furious|had enough)\b/i;
const LONG = 60;

const isHarsh = (text: string): boolean =>
  [THREAT, INSULTS, SARCASM, ALWAYS, ORDER].some((one) => one.test(text)) ||
  neverIn(text) !== undefined ||
  isCoarse(text);

const SHORTEST = 3;
/** What holds together parts that are said in one breath. */
const PARTS =
  /\s*(?:[,;]\s*(?:and |but |so )?|\s+(?:and|but) (?=(?:i|i['’]\p{L}+|im|it|you|we)\b))/iu;

/** The text without the parts that attack; what is left has to stand by itself. */
function withoutHarsh(text: string): string | undefined {
  const rest = splitSentences(text)
    .map((sentence) => (isHarsh(sentence) ? gentleParts(sentence) : sentence))
    .filter(Boolean);
  const left = rest.join(' ');
  const hasVerb =
    /\b(?:i|i['’]\p{L}+|we|it|it['’]s|that|this|you|please|can|could|would|when|the|my)\b/iu;
  return countSpacedWords(left) >= SHORTEST && hasVerb.test(left) && !isHarsh(left)
    ? left
    : undefined;
}

function gentleParts(sentence: string): string {
  const parts = sentence
    .split(PARTS)
    .filter((part) => part && !isHarsh(part) && !ENOUGH.test(part));
  const whole = parts
    .map((part) => withoutTail(part.trim(), /[.,;!?]/u))
    .filter(
      (part) =>
        /^(?:i|i['’]\p{L}+|im|it|it['’]s|we|when|please|can|could|would|my|the|hi|hey|dear|hello)\b/iu.test(
          part,
        ) && countSpacedWords(part) >= SHORTEST,
    );
  return whole.map((part) => asSentence(spelled(part))).join(' ');
}

/** A sentence in place of one that attacks, and what else can stay. */
function inPlaceOf(text: string, phrase: string, instead: string): string | undefined {
  if (isHarsh(instead)) return undefined;
  const sentences = splitSentences(text);
  const at = sentences.findIndex((sentence) => sentence.includes(phrase));
  const said = sentences.flatMap((sentence, index) => {
    if (index === at) return [instead];
    return isHarsh(sentence) ? [] : [asSentence(spelled(sentence))];
  });
  return said.join(' ');
}

/** “You never asked me” tells of one time, and is no habit. */
const neverIn = (text: string): RegExpExecArray | undefined => {
  const found = NEVER.exec(text);
  const [, verb] = found ? taggedWords(`they ${found[1]}`) : [];
  return found && verb && !verb.tags.has('PastTense') ? found : undefined;
};

const phraseOf = (found: RegExpExecArray): string =>
  withoutTail(found[0].replace(/^[\s,.;!?]+/, '').trim(), /[\s,.;]/u);

const own = (text: string) => withoutTail(spelled(text).trim(), /[\s,.;:!?]/u);

const forced: Readonly<Record<string, string>> = {
  'sort it out': 'Can we work this out together?',
  'sort this out': 'Can we work this out together?',
  'shut up': 'Could you let me finish?',
  'be quiet': 'Could you let me finish?',
  'leave me alone': 'Could you give me some time to myself?',
  'do your share': 'How can we share it out so that it’s fair?',
  'do your own share': 'How can we share it out so that it’s fair?',
  'back off': 'Could you give me some room here?',
};

type Finder = (text: string) => WordingFound | undefined;

const finders: Readonly<Record<WordingChange, Finder>> = {
  threat: (text) => {
    const unless = UNLESS.exec(text);
    if (unless?.[1])
      return {
        change: 'threat',
        phrase: phraseOf(unless),
        instead: inPlaceOf(text, unless[0].slice(0, 12), `Could you ${own(unless[1])}?`),
      };
    const found = THREAT.exec(text);
    return found
      ? { change: 'threat', phrase: phraseOf(found), instead: withoutHarsh(text) }
      : undefined;
  },
  insult: (text) => {
    const found = INSULTS.exec(text);
    if (found) return { change: 'insult', phrase: phraseOf(found), instead: rewritten(text) };
    return !isCoarse(text) ? undefined : { change: 'insult', phrase: '', instead: rewritten(text) };
  },
  sarcasm: (text) => {
    const found = SARCASM.exec(text);
    return found
      ? { change: 'sarcasm', phrase: phraseOf(found), instead: rewritten(text) }
      : undefined;
  },
  always: (text) => {
    const found = ALWAYS.exec(text);
    return found
      ? { change: 'always', phrase: phraseOf(found), instead: rewritten(text) }
      : undefined;
  },
  never: (text) => {
    const found = neverIn(text);
    return found
      ? { change: 'never', phrase: phraseOf(found), instead: rewritten(text) }
      : undefined;
  },
  order: (text) => {
    const found = ORDER.exec(text);
    return found
      ? { change: 'order', phrase: phraseOf(found), instead: rewritten(text) }
      : undefined;
  },
  reproach: (text) => {
    const found = REPROACH.exec(text);
    const phrase = found?.[1];
    return phrase ? { change: 'reproach', phrase: phrase.trim(), instead: undefined } : undefined;
  },
  demand: (text) => {
    const expects = EXPECTS.exec(text);
    if (expects) {
      const [, who = 'it', be = '', what = ''] = expects;
      const instead = text
        .replace(expects[0], '')
        .replace(/\s*\b(?:and|but|so)\s*([.!?]|$)/i, '$1');
      const asks = `Could ${who} ${be}${own(what)}?`;
      return {
        change: 'demand',
        phrase: phraseOf(expects),
        instead: joined(instead, asks),
      };
    }
    const must = MUST.exec(text);
    if (!must?.[1]) return undefined;
    return {
      change: 'demand',
      phrase: phraseOf(must),
      instead: joined(text.replace(must[0], ''), `Could you ${own(must[1])}?`),
    };
  },
  long: (text) =>
    countSpacedWords(text) > LONG ? { change: 'long', phrase: '', instead: undefined } : undefined,
};

/** What is left of a text before the question that takes the place of a demand. */
const joined = (rest: string, question: string): string | undefined => {
  const before = withoutTail(rest.trim(), /[\s,;]/u);
  const isWhole = before === '' || /[.!?]$/.test(before) || countSpacedWords(before) > 5;
  if (!isWhole || isHarsh(before)) return undefined;
  return [before && asSentence(spelled(before)), question].filter(Boolean).join(' ');
};

/** The whole without what attacks: a reproach becomes what is asked for, an order a question. */
function rewritten(text: string): string | undefined {
  const never = neverIn(text);
  const always = ALWAYS.exec(text);
  const order = ORDER.exec(text);
  const said: string[] = [];
  const kept = withoutHarsh(text);
  if (always?.[1]) {
    const what = own(always[1]);
    const isAction =
      !/^(?:so|too|the|a|an|in|on|at|\w+ing)\b/i.test(what) || /^\w+ing\b/i.test(what);
    if (isAction && !isCoarse(what))
      said.push(
        /^\w+ing\b/i.test(what)
          ? `When you’re ${what}, it’s hard for me.`
          : `When you ${what}, it’s hard for me.`,
      );
  }
  if (never?.[1] && !isCoarse(never[1])) said.push(`I’d like you to ${own(never[1])}.`);
  if (kept) said.push(kept);
  const question = order && forced[order[0].toLowerCase()];
  if (question) said.push(question);
  else if (said.length > 0 && !said.at(-1)?.endsWith('?')) said.push('Can we find another way?');
  const whole = said.join(' ');
  return said.length > 0 && !isHarsh(whole) ? whole : undefined;
}

/** The first thing in a text that should be changed. */
export function changeIn(
  text: string,
  changes: readonly WordingChange[],
): WordingFound | undefined {
  for (const change of changes) {
    const found = finders[change](text);
    if (found) return found;
  }
  return undefined;
}

/** Whether words threaten or insult: nobody is helped to say those. */
export const attacks = (text: string): boolean =>
  changeIn(text, ['threat', 'insult', 'sarcasm']) !== undefined;

/** Apologies, hedges and small words that take back what they stand beside. */
const SOFTENERS: readonly RegExp[] = [
  /,? ?\bif you still want (?:me|to)\b/gi,
  /,? ?(?:but )?\b(?:only )?if (?:you['’]?re not (?:too )?busy|that['’]?s (?:ok|okay|alright|all right)(?: with you)?|it['’]?s not too much (?:trouble|bother)|you don['’]?t mind|you have (?:the )?time|you feel like it)\b/gi,
  /,? ?\b(?:no (?:pressure|worries|matter)(?: at all)?(?: if not)?|it['’]?s fine if not|feel free to (?:say no|ignore (?:this|me)))\b/gi,
  /,? ?\bplease don['’]?t (?:hate|be (?:mad|angry|cross)|think badly)[^,.!?]*/gi,
  /,? ?\bi know i['’]?m (?:the worst|a pain|annoying|being silly|awful|useless)[^,.!?]*/gi,
  /,? ?\bi don['’]?t have (?:all |any |much )?(?:the )?experience\b/gi,
  /,? ?(?:\bi['’]?m |\bi am )?(?:so |really |very |just )*sorry(?: again)?(?: (?:for|about|to) [^,.!?]{2,40})?/gi,
  /,? ?\b(?:i (?:just )?(?:wondered|was wondering) if|i guess|i suppose)\b/gi,
  /,? ?\b(?:maybe|perhaps|possibly|might|kind of|sort of)\b/gi,
  /,? ?\bjust\b(?! (?:as|like|now|before|after|because)\b)/gi,
];

/** Every phrase that makes a text smaller, the weightiest first, as it stands there. */
export const softenersIn = (text: string): string[] =>
  SOFTENERS.flatMap((one) =>
    [...text.matchAll(one)].map(([phrase]) => phrase.replace(/^[,\s]+/, '')),
  );

const CAN_GO =
  /^(?:if\b|no (?:pressure|worries|matter)|it['’]?s fine|feel free|please don|i know i|just|maybe|perhaps|possibly|kind of|sort of|i guess|i suppose)/i;

/** A text without one of its phrases, where it stands without it. */
export function without(text: string, phrase: string): string | undefined {
  const isPart = new RegExp(
    `,\\s*${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[,.!?]|$)`,
    'i',
  );
  if (!CAN_GO.test(phrase) && !isPart.test(text)) return undefined;
  const rest = (isPart.test(text) ? text.replace(isPart, '') : text.replace(phrase, ''))
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/,\s*([.!?])/g, '$1')
    .replace(/^[,\s]+/, '')
    .trim();
  return countSpacedWords(rest) >= SHORTEST
    ? `${(rest[0] ?? '').toUpperCase()}${rest.slice(1)}`
    : undefined;
}

/** The sentence of a text in which a phrase stands. */
export const sentenceWith = (text: string, phrase: string): string =>
  splitSentences(text).find((sentence) => sentence.includes(phrase)) ?? text;
