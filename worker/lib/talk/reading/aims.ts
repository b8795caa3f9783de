import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { type Addressee, peopleNamedIn } from './addressee.ts';
import { isFitToRepeat } from './second-person.ts';
import { splitSentences } from './sentences.ts';
import { spelled } from './spelling.ts';
import { doingOf, isFiniteVerb, taggedWords } from './tagged-words.ts';
import { turnToListener } from './turn-to-listener.ts';

/** How something that is to be said stands in a sentence. */
export const AIM_KINDS = [
  /** A sentence of the person’s own: “I can’t come on Friday”. */
  'tell',
  /** What the other one is to know, where it cannot stand alone: “how much I miss you”. */
  'know',
  /** What they are asked to do: “ask me before”. */
  'do',
  /** And to leave: “call me champ”. */
  'leave',
  /** What they are to be or to feel: “be able to talk to me”. */
  'be',
  /** A question to them that stands inside another: “why I wasn’t considered”. */
  'ask',
  /** What is asked for: “a day off”. */
  'for',
  /** “for missing your graduation”. */
  'sorry',
  'thank',
  /** What is declined, as a noun … */
  'no',
  /** … and what somebody was asked to do: “to join the committee”. */
  'decline',
  /** And what they cannot do: “stay late again”. */
  'cannot',
  /** What it is about, as a noun. */
  'about',
  'touch',
  'invite',
] as const;
export type AimKind = (typeof AIM_KINDS)[number];

/** What somebody wants to be said, turned to the one who hears it. */
export interface Aim {
  kind: AimKind;
  text: string;
}

const READ_AT_MOST = 1200;
const LONGEST = 34;

/** Somebody in the middle of a pattern: “my line manager”, “her”, “Donna”. */
const NAMED =
  "(?!(?:when|that|if|i|i['’]\\p{L}+|we|what|how|why|they|she|he|about|no|to|and|but|so|because|who)\\b)[\\p{L}'’-]+";
const WHOM = `(?:him|her|them|you all|(?:my|our|the|an?|his|her|their|one of my) (?:${NAMED} ){0,5}?${NAMED}|(?:people|everyone|everybody)(?: (?:at|in|from) (?:the |my )?\\p{L}+)?|${NAMED}(?: [\\p{Lu}][\\p{L}'’-]+)?)`;
const SURELY =
  '(?: (?:just|really|only|simply|also|mainly|mostly|kind of|still|actually|dearly|very much))*';
const WANT = `i(?:['’]?d| would)?${SURELY} (?:want|need|like|love|prefer|wish)(?:ed)?${SURELY}`;
const pattern = (source: string) => new RegExp(source, 'iu');

interface Form {
  kind:
    | AimKind
    | 'say'
    | 'wish'
    | 'unwish'
    | 'question'
    | 'own'
    | 'topic'
    | 'asked'
    | 'asks'
    | 'thanked'
    | 'owed';
  pattern: RegExp;
  /** Read only where words are asked for. */
  isAsked?: boolean;
}

/** The forms in which it is told what somebody is to know, feel or do; the surest first. */
const FORMS: readonly Form[] = [
  {
    kind: 'say',
    pattern: pattern(
      `\\b(?:${WANT}|want) (?<whom>${WHOM}) to (?:know|understand|hear|realis?z?e|see|believe|remember)(?: about)? (?<text>.+)$`,
    ),
  },
  {
    kind: 'unwish',
    pattern: pattern(
      `\\bi(?:['’]?d| would)?${SURELY} (?:don['’]?t|do not|wouldn['’]?t) (?:really )?(?:want|like|need) (?<whom>${WHOM}) to (?<text>.+)$`,
    ),
  },
  {
    kind: 'wish',
    pattern: pattern(
      `\\b(?:${WANT}|want) (?<whom>${WHOM}) to (?<text>(?!(?:know|understand|hear|realis?ze|see)\\b).+)$`,
    ),
  },
  {
    kind: 'wish',
    pattern: pattern(
      `\\bi${SURELY} wish (?<whom>${WHOM})(?: would|['’]?d) (?<text>(?!have\\b).+)$`,
    ),
  },
  {
    kind: 'question',
    pattern: pattern(
      `(?:^|\\b(?:to|i|i['’]ll|i['’]d|and|or|just|even|then|by|for|of|about|we) )ask(?:ing)?(?: (?<whom>${WHOM}))? (?<text>(?:why|if|whether|what|when|where|who|which|how (?!to\\b))\\b.+)$`,
    ),
  },
  {
    kind: 'question',
    pattern: pattern(
      `\\b${WANT} to (?:know|understand|find out|hear) (?<text>(?:why|whether|if|when|what (?!to\\b|i should\\b)|where|who|which|how (?!to\\b|i (?:should|can|could)\\b))\\b.+)$`,
    ),
  },
  {
    kind: 'for',
    pattern: pattern(
      `(?:^|\\b(?:to|i|i['’]ll|i['’]d|and|or|just|even|then|by|of|about|we) )ask(?:ing)?(?: (?<whom>${WHOM}))? for (?<text>.+)$`,
    ),
  },
  {
    kind: 'wish',
    pattern: pattern(
      `\\b(?:ask|asking|get|remind|persuade) (?<whom>${WHOM}) (?:to|not to) (?<text>.+)$`,
    ),
    isAsked: true,
  },
  {
    kind: 'sorry',
    pattern: pattern(
      `\\b(?:apologi[sz]e|apologi[sz]ing|say(?:ing)? (?:i['’]?m |i am |that i['’]?m )?(?:so |really )?sorry|sorry)(?: to (?<whom>${WHOM}))? (?:for|about) (?<text>.+)$`,
    ),
  },
  {
    kind: 'thank',
    pattern: pattern(`\\bthank(?:ing)? (?<whom>${WHOM}) (?:so much )?for (?<text>.+)$`),
  },
  {
    kind: 'thank',
    pattern: pattern(
      `\\b(?:say thank you|say thanks|saying thank you)(?: to (?<whom>${WHOM}))? for (?<text>.+)$`,
    ),
  },
  {
    kind: 'say',
    pattern: pattern(`\\blet (?<whom>${WHOM}) know (?<text>.+)$`),
    isAsked: true,
  },
  {
    kind: 'say',
    pattern: pattern(
      `\\b(?:tell|telling) (?<whom>${WHOM}),? (?<text>(?:that |i\\b|i['’]|it['’]?s?\\b|we\\b|we['’]|there\\b|my\\b|our\\b|the\\b|nobody\\b|he\\b|she\\b|they\\b|no\\b|about ).+|no)$`,
    ),
    isAsked: true,
  },
  {
    kind: 'say',
    pattern: pattern(
      `\\b(?:say|saying|says|explain|explaining|admit|confess|put it|break it|mention)(?: to (?<whom>${WHOM}))? (?<text>(?:that (?!to\\b)|i\\b|i['’]|im\\b|ive\\b|it['’]?s\\b|we\\b).+)$`,
    ),
    isAsked: true,
  },
  {
    kind: 'asked',
    pattern: pattern('\\b(?:asked|invited)(?: me| us)? (?<text>to (?!(?:know|say)\\b).+)$'),
  },
  {
    kind: 'asks',
    pattern: pattern(
      '\\b(?:asks|keeps asking|wants|expects|is asking) (?:me|us) to (?<text>(?!(?:know|say)\\b).+)$',
    ),
  },
  {
    kind: 'thanked',
    pattern: pattern(`\\bthank(?:ing)? (?<whom>${WHOM}) (?:who|that) (?<text>.+)$`),
  },
  {
    kind: 'owed',
    pattern: pattern('\\bowes? me (?<text>(?:about |over |like )?(?:[£$€]\\s?)?\\d[^,.]*)'),
    isAsked: true,
  },
  {
    kind: 'no',
    pattern: pattern(
      `\\b(?:say(?:ing)? no to|turn(?:ing)? (?:(?:it|this|that|him|her|them) )?down|declin(?:e|ing)|get(?:ting)? out of|back(?:ing)? out of)\\b ?(?<text>.*)$`,
    ),
  },
  {
    kind: 'touch',
    pattern: pattern(
      `\\b(?<text>(?:get|be|getting) (?:back )?in (?:touch|contact)|reconnect|reach out)\\b`,
    ),
  },
  {
    kind: 'invite',
    pattern: pattern(
      `\\b(?:invit(?:e|ing)|ask(?:ing)?) (?<whom>${WHOM}) (?<text>(?:to (?:my|our|the|a)|over|round|out|for a)\\b.+)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>i${SURELY} (?:miss|love|forgive|appreciate|trust|admire) (?:him|her|them)\\b.*)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>i(?:['’]m| am|m)? ?${SURELY}(?: don['’]?t| do not| no longer)(?: really)? want to (?!(?:hurt|upset|offend|sound|come (?:across|over|off)|seem|look|start|cause|make|be (?:rude|mean|needy|a )|lose|ruin|argue|fight|say|tell|ask|write|talk|call|text|embarrass|annoy|row|let|leave it|wait|hear|think|put|sit|go into|push|nag|beg|burn)\\b).+)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>${WANT} to (?!(?:say|tell|ask|write|send|give|talk|speak|call|text|know|thank|apologi[sz]e|let|hear|understand|find|get|turn|hurt|upset|sound|bring)\\b)[^,.]*\\b(?:him|her|them)\\b.*)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>${WANT} (?:it|things|this|that|the \\p{L}+|everything) to (?!me\\b).+)$`,
    ),
  },
  {
    kind: 'topic',
    pattern: pattern(`\\bit['’]?s (?:all |really |mainly |just )?about (?<text>.+)$`),
  },
];

/** Where the telling ends and the asking or a worry begins. */
const ENDS_HERE = new RegExp(
  [
    '[\\s,]+(?:so |and |but )?(?:what|how|where) (?:do|should|can|could|would|shall) i\\b.*$',
    '[\\s,]+(?:so |and )?(?:can|could|would|will) (?:you|u)\\b.*$',
    "[\\s,]+but (?:i['’]?m |i |im )?(?:also )?(?:really )?(?:don['’]?t|dont|do not|not sure|scared|afraid|worried|embarrassed|nervous|idk|no idea|can['’]?t|cant)\\b.*$",
    '[\\s,]+(?:but )?(?:in what way|i need (?:the|an?) (?:\\p{L}+ )?(?:sentence|line|words|wording)|but (?:like|in a|more|less|make it)\\b).*$',
    "[\\s,]+(?:her|his|their) name(?:['’]?s| is) .*$",
    '[\\s,]+but (?:not|never) .*$',
    '[\\s,]+w/o .*$',
    '[\\s,]+without (?:\\p{L}+ing\\b|it |her |him |them |me |being |sounding |causing |making |hurting |upsetting |starting |a |any ).*$',
    "[\\s,]+(?:(?:that|thats|that['’]s) (?:all|it)|if that makes sense|you know|any (?:ideas|tips)|is that ok(?:ay)?|help|please help|pls|does that make sense)\\W*$",
    '[\\s,]+(?:lol|tbh|lmao|haha+)\\W*$',
  ].join('|'),
  'iu',
);

const STATIVE =
  /^(?:be|feel|understand|know|love|trust|like|want|believe|have|see|realis?ze|respect|miss|forgive|hate|think|own)\b/i;
const SUBJECT =
  /^(?:i|we|it|that|there|this|my|our|nobody|nothing|everything|everyone|you|he|she|they|some|all|what|the|when|if|because|last|maybe|next|sometimes|now|actually|after|since)(?:['’]\p{L}+)?\b/iu;
const ASKS_WITH = /^(?:why|if|whether|what|when|where|who|which|how)\b/i;

const trimmed = (text: string) =>
  withoutTail(text.replace(ENDS_HERE, '').trim(), /[\s.,;:!?…–—-]/u);

/** “I miss her”: what compromise takes for a title is what “I” does. */
const hasVerb = (text: string) =>
  /^(?:i|we|he|she|they|it|you) (?!and\b|or\b)\p{L}/iu.test(text) ||
  taggedWords(text).some(isFiniteVerb);

const MOST_PARTS = 5;

/** “That im not a waster, im working and that im sorry”: each a sentence of its own. */
const partsOf = (text: string): string[] =>
  text
    .split(
      /,? and that (?=\S)|,? but that (?=\S)|; |, (?=(?:i|i['’]\p{L}+|im|ive|it['’]?s|we|there['’]?s) )/iu,
    )
    .map((part) => trimmed(part.replace(/^(?:that|and|but|just|also|about the fact that)\s+/i, '')))
    .filter(Boolean)
    .slice(0, MOST_PARTS);

/** Commas before another sentence, and no others, divide. */
const nounsApart = (text: string) =>
  text
    .replace(/,? (?=(?:because|cos|since) i\b)/iu, ', ')
    .replace(/, (?:because|cos|since) /iu, ', ');

/** “The money she gave me, I passed”: what stands after the comma is another sentence. */
const nounsOnly = (text: string) =>
  text.replace(
    /,? (?:and|but|so|,) (?:i|we|it|he|she|they)\b.*$|, (?:i|we|it|he|she|they)(?:['’]\p{L}+)?\b.*$/iu,
    '',
  );

/** Names that are known as such are written large. */
const withNames = (text: string | undefined): string | undefined =>
  text &&
  taggedWords(text)
    .map(({ text: word, pre, post, tags }) => {
      const isName = tags.has('FirstName') && !tags.has('Verb') && /^\p{Ll}{3,}/u.test(word);
      return `${pre}${isName ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word}${post}`;
    })
    .join('');

/** “It was stupid” and “I was an idiot” insult nobody. */
const OF_ONESELF =
  /\b(?:it|that|this|i|we)(?:['’](?:s|m|re)| was| is| am| were)(?: (?:so|being|such|really|just|a bit|an?|both))* (?:stupid|crazy|dumb|idiots?|lazy|selfish|pathetic|coward)\b/giu;

/** Makes aims of the words of one form; none where they could not stand in a message. */
function aimsOf(
  kind: Form['kind'],
  words: string,
  turn: (text: string) => string | undefined,
): (Aim | undefined)[] {
  const as = (aim: AimKind, text: string | undefined): Aim | undefined => {
    const said = text && withNames(turn(text));
    const isFit =
      said && isFitToRepeat(said.replace(OF_ONESELF, '')) && !/[?"“”{}<>]|\beden\b/i.test(said);
    return isFit && countSpacedWords(said) <= LONGEST ? { kind: aim, text: said } : undefined;
  };
  const text = trimmed(words);
  if (text.length === 0) return kind === 'no' ? [{ kind, text }] : [];
  switch (kind) {
    case 'say':
      if (/^no$/i.test(text)) return [];
      if (/^about /i.test(text)) return [as('about', text.replace(/^about /i, ''))];
      if (
        ASKS_WITH.test(text) &&
        !/^(?:if|when)\b.*\b(?:she|he|they|you|i)\b.*\b(?:she|he|they|you|i)\b/i.test(text)
      )
        return [as('know', text)];
      return partsOf(text).map((part, at) =>
        (SUBJECT.test(part) || (at === 0 && /^that /i.test(text))) && hasVerb(part)
          ? as('tell', part)
          : undefined,
      );
    case 'own':
      return partsOf(text).map((part) => (SUBJECT.test(part) ? as('tell', part) : undefined));
    case 'wish':
    case 'unwish': {
      const isNot = /^(?:not|stop|never)\b/i.test(text);
      const wish = text.replace(/^(?:just|please|really|only|maybe|at least|simply)\s+/i, '');
      if (kind === 'unwish') return [as('leave', wish)];
      if (isNot && /^(?:not|never)\b/i.test(wish))
        return [as('leave', wish.replace(/^(?:not|never)\s+/i, ''))];
      return [as(STATIVE.test(wish) ? 'be' : 'do', wish)];
    }
    case 'question':
      return [as('ask', text)];
    case 'for':
      return [as('for', nounsOnly(text))].map(
        (aim) => aim && { ...aim, text: aim.text.replace(/ (?:from|off) you$/, '') },
      );
    case 'topic':
    case 'about':
      return [as('about', text)];
    case 'touch':
      return [{ kind: 'touch', text: 'get back in touch' }];
    case 'asks': {
      const [what = '', ...reasons] = partsOf(nounsApart(text));
      const because = reasons.filter((reason) => /^I\b/.test(reason));
      return [as('cannot', nounsOnly(what)), ...because.map((reason) => as('tell', reason))];
    }
    case 'thanked': {
      const [did = '', ...rest] = nounsOnly(text).split(' ');
      const doing = doingOf(did);
      return doing ? [as('thank', [doing, ...rest].join(' '))] : [];
    }
    case 'owed':
      return [as('do', `pay me back the ${nounsOnly(text).replace(/^(?:about|over|like) /i, '')}`)];
    case 'asked':
      return [as('decline', nounsOnly(text))];
    default:
      return [as(kind, nounsOnly(text))];
  }
}

const LONGEST_MATTER = 25;

/** “My son was marked absent, and I want them to correct it”: without the first, “it” is nothing. */
function matterOf(
  before: string,
  aims: readonly (Aim | undefined)[],
  isReason: boolean,
  turn: (text: string) => string | undefined,
): Aim | undefined {
  const isOpen = isReason || aims.some((aim) => aim && hangsOnMore(aim));
  const matter = withoutTail(
    before
      .replace(/[\s,]+(?:and|so|but)\s*$/i, '')
      .replace(OPENS_TALK, '')
      .trim(),
    /[\s.,;:!?…–—-]/u,
  );
  if (!isOpen || before.includes('?') || !hasVerb(matter) || asksInside(matter)) return undefined;
  const said = turn(matter.replace(TELLS_OF, ''));
  const isFit = said && isFitToRepeat(said) && countSpacedWords(said) <= LONGEST_MATTER;
  return isFit && SUBJECT.test(said) && !/\b(?:always|never)\b/i.test(said)
    ? { kind: 'tell', text: said }
    : undefined;
}

/** “Correct it”, “ask me before”: what is meant was told in the sentence before. */
const hangsOnMore = ({ kind, text }: Aim): boolean =>
  ['do', 'leave', 'ask'].includes(kind)
    ? /\b(?:it|this|that|them|they|he|she)\b(?!’)|\bbefore$/i.test(text)
    : kind === 'tell' && /^I\b.* (?:it|this|that|them)\b(?!’)|^it’s (?:for|because)\b/i.test(text);

/** “I want” before “to ask her” tells nothing. */
const BEGINS_TO_WISH =
  /\bi(?:['’]d| would)?(?: \p{L}+){0,2} (?:want|need|like|have|going|love)\s*(?:to)?\s*$/iu;

const OPENS_TALK = /^(?:(?:hey|hi|hello|so|ok|okay|well|basically|right|and|but)\b[\s,]*)+/i;

const asksInside = (text: string) =>
  /\?|\b(?:what|how) (?:do|should|can|could|would) i\b/i.test(text);
/** “I need to tell the family that …”: what follows is the matter. */
const TELLS_OF =
  /^i (?:need|have|want|must|['’]ve got) to (?:tell|say to|let) .{2,40}? (?:know )?that /i;

/** Whether what was told of one name is told of the one who is meant. */
function isFor(whom: string | undefined, addressee: Addressee | undefined): boolean {
  if (whom === undefined) return true;
  const folded = whom.toLowerCase().replace(/[’]/g, "'");
  const isPronoun = /^(?:him|her|them|you all)$/.test(folded);
  const isEverybody = /^(?:people|everyone|everybody)\b/.test(folded);
  if (addressee === undefined) return isPronoun || isEverybody || peopleNamedIn(whom).length > 0;
  if (isPronoun) {
    const pronoun = { him: 'he', her: 'she' }[folded] ?? 'they';
    return addressee.pronoun === undefined || addressee.pronoun === pronoun || pronoun === 'they';
  }
  if (/^(?:me|us|it|this|that|to|things?|something|nothing|more|less)\b/.test(folded)) return false;
  return (
    addressee.nouns.some((noun) => folded.includes(noun)) ||
    folded === addressee.call?.toLowerCase()
  );
}

/** Another woman in what is told of a woman: then it cannot be known who “she” is. */
const namesAnother = (text: string, { pronoun, nouns }: Addressee): boolean =>
  peopleNamedIn(text).some(
    (other) =>
      !other.nouns.some((noun) => nouns.includes(noun)) &&
      !/^(?:his|her|their) /.test(other.who) &&
      (other.pronoun === pronoun ||
        (other.pronoun === undefined && pronoun !== 'they' && !/^the /.test(other.who))),
  );

/** Turns words to somebody: what is told of them by pronoun or by what they are called. */
function turnerFor(addressee: Addressee | undefined) {
  return (text: string): string | undefined => {
    if (!addressee) return turnToListener(text, undefined);
    const stands = addressee.pronoun ?? 'they';
    const owned = { she: 'her', he: 'his', they: 'their' }[stands];
    const named = addressee.nouns
      .reduce((said, noun) => {
        const escaped = noun.replace(/[^\p{L}\p{N} ]/gu, '.');
        return said.replace(
          new RegExp(`\\b(?:(?:my|our|the) )?(?:${escaped})(['’]s)?\\b`, 'giu'),
          (_, own?: string) => (own ? owned : stands),
        );
      }, text)
      .replace(/\b(she|he|they),? \1\b/g, '$1');
    const isTheirs = /\b(?:he|she|him|her|his|hers)\b/i.test(named);
    if (!addressee.pronoun) {
      const kinds = new Set(named.match(/\b(?:she|her|hers)\b/gi) ? ['she'] : []);
      if (/\b(?:he|him|his)\b/i.test(named)) kinds.add('he');
      if (kinds.size > 1) return undefined;
      const [only] = [...kinds] as ('she' | 'he')[];
      return turnToListener(named, isTheirs ? only : 'they');
    }
    return namesAnother(text, addressee) ? text : turnToListener(named, addressee.pronoun);
  };
}

interface Piece {
  text: string;
  /** Whether it stands in one sentence with the one before. */
  isJoined: boolean;
}

/** The sentences of a message, each cut where another wish begins: “… and I want her to know …”. */
const piecesOf = (message: string): Piece[] =>
  splitSentences(message.slice(0, READ_AT_MOST)).flatMap((sentence) =>
    spelled(sentence)
      .split(
        /,? (?:and|but|so) (?=i(?:['’]d| would)?(?: just| really| also| don['’]t| do not)* (?:want|need|like) )/iu,
      )
      .map((text, at) => ({ text, isJoined: at > 0 })),
  );

/**
 * What somebody wants another one to know, to feel or to do, as far as a message tells it, turned to
 * that other one.
 * @param isAsked whether the message asks for words, so that “tell him I’m leaving” is what to tell
 */
export function aimsIn(message: string, addressee: Addressee | undefined, isAsked: boolean): Aim[] {
  const turn = turnerFor(addressee);
  const aims = piecesOf(message)
    .flatMap(({ text: piece, isJoined }, at, pieces) => {
      const forms = FORMS.filter((form) => isAsked || !form.isAsked);
      for (const { kind, pattern: form } of forms) {
        const found = form.exec(piece);
        const { text, whom } = found?.groups ?? {};
        if (!found || text === undefined || !isFor(whom, addressee)) continue;
        const made = aimsOf(kind, text, turn);
        if (made.length === 0 || made.some((aim) => aim === undefined)) continue;
        const before = piece.slice(0, found.index).replace(BEGINS_TO_WISH, '');
        const told = pieces.slice(0, at).findLast((one) => !asksInside(one.text))?.text ?? '';
        const isOfSentence = SUBJECT.test(before);
        const isReason = isJoined && !isOfSentence && /^I\b/.test(told);
        return [matterOf(isOfSentence ? before : told, made, isReason, turn), ...made];
      }
      return [];
    })
    .filter((aim) => aim !== undefined);
  const said = differing(onlyDeclined(aims, SAYS_NO.test(message)));
  const deed = isAsked && said.length === 0 ? sorryFor(message, addressee, turn) : undefined;
  return deed ? [deed] : said;
}

const SAYS_SORRY = /\b(?:sorry|apologi[sz]e|apology|apologi[sz]ing)\b/i;

/** “Two weeks ago” and “on Sunday”, before what was done. */
const WHEN_IT_WAS = /^(?:[\p{L}\d’]+,? ){1,4}(?=I\b)/u;

/** “I shouted at her. How do I say sorry”: what they did to the other one is what they are sorry for. */
function sorryFor(
  message: string,
  addressee: Addressee | undefined,
  turn: (text: string) => string | undefined,
): Aim | undefined {
  if (!SAYS_SORRY.test(message) || !addressee) return undefined;
  const deeds = piecesOf(message)
    .flatMap(({ text }) => partsOf(text))
    .map((part) => part.replace(WHEN_IT_WAS, ''))
    .filter((part) => {
      const words = taggedWords(part);
      const isPast = words.slice(1, 3).some(({ tags }) => tags.has('PastTense'));
      const isOfThem =
        /\b(?:him|her|his|them|their)\b/i.test(part) ||
        addressee.nouns.some((noun) => part.toLowerCase().includes(noun));
      return (
        /^I\b/.test(part) &&
        isPast &&
        isOfThem &&
        !/\b(?:said|told|wrote|asked|tried|wanted)\b/i.test(part)
      );
    });
  const said = deeds[0] && turn(deeds[0].split(/,(?= \p{L}+ed\b)/u)[0] ?? '');
  return said && /\byour?\b/.test(said) && countSpacedWords(said) <= LONGEST && isFitToRepeat(said)
    ? { kind: 'tell', text: `I’m sorry ${said}` }
    : undefined;
}

const differing = (aims: readonly Aim[]): Aim[] =>
  aims.filter(({ text }, at) => aims.findIndex((other) => other.text === text) === at);

/** Who was asked to do something declines it where they want to say no, and there alone. */
const SAYS_NO =
  /\b(?:say(?:ing)? no|turn(?:ing)? (?:\w+ )?down|declin(?:e|ing)|refus(?:e|ing)|(?:get|back)(?:ting|ing)? out of)\b/i;

function onlyDeclined(aims: readonly Aim[], saysNo: boolean): Aim[] {
  const isDeclined = saysNo && aims.some(({ kind }) => kind === 'decline' || kind === 'cannot');
  return aims.filter(
    ({ kind, text }) =>
      ((kind !== 'decline' && kind !== 'cannot') || saysNo) &&
      (kind !== 'no' ||
        (!isDeclined && text !== '' && !/^(?:you|it|this|that|them|someone|people)\b/i.test(text))),
  );
}

const BEFORE_AN_ANSWER =
  /^(?:(?:well|ok|okay|so|just|um+|uh+|hm+|hmm+|probably|mostly|mainly|i guess|i suppose|i think|to be honest|honestly|tbh|maybe|basically|yeah|yes|like|really|and)\b[\s,.:]*)+/i;

/**
 * What an answer to the question what somebody is to know or do tells: as in any message, and also
 * bare, as “that im sorry”, “to leave me alone”, “stop calling me that”.
 */
export function aimsAnswered(message: string, addressee: Addressee | undefined): Aim[] {
  if (message.includes('?')) return aimsIn(message, addressee, true);
  const turn = turnerFor(addressee);
  const aims = piecesOf(message)
    .slice(0, 4)
    .flatMap(({ text: piece }) => {
      const told = aimsIn(piece, addressee, true);
      return told.length > 0 ? told : bareAims(piece.replace(BEFORE_AN_ANSWER, ''), turn);
    });
  return differing(aims.filter((aim) => aim !== undefined));
}

/** What an answer that is no whole sentence tells. */
function bareAims(bare: string, turn: (text: string) => string | undefined): (Aim | undefined)[] {
  if (/^(?:not )?to (?!be honest)/i.test(bare))
    return aimsOf('wish', bare.replace(/^(not )?to /i, '$1'), turn);
  if (/^(?:about|it['’]?s about) /i.test(bare))
    return aimsOf('topic', bare.replace(/^(?:it['’]?s )?about /i, ''), turn);
  if (/^(?:he|she|they)\b/i.test(bare) || NOT_KNOWN.test(bare)) return [];
  if (/^that\b/i.test(bare) || SUBJECT.test(bare)) return aimsOf('say', bare, turn);
  if (/^sorry (?:for|about) /i.test(bare))
    return aimsOf('sorry', bare.replace(/^sorry (?:for|about) /i, ''), turn);
  if (ASKS_WITH.test(bare))
    return aimsOf(/^how (?:much|hard|long|bad)/i.test(bare) ? 'know' : 'question', bare, turn);
  const [first] = taggedWords(bare);
  return first?.tags.has('Infinitive') || /^(?:please|not|don['’]?t)\b/i.test(bare)
    ? aimsOf(
        'wish',
        bare.replace(/^(?:please |don['’]?t )/i, (said) => (/^p/i.test(said) ? '' : 'not ')),
        turn,
      )
    : [];
}

const NOT_KNOWN =
  /^(?:i (?:don['’]?t|do not|can['’]?t|couldn['’]?t) (?:really )?(?:know|think|say|tell)|i['’]?m (?:not sure|scared|afraid|worried|nervous)|no idea|nothing|dunno|idk|whatever|never ?mind)\b/i;
