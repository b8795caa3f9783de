import { isFitToRepeat } from '#worker/lib/talk/reading/second-person.ts';
import { doingOf, isFiniteVerb, taggedWords } from '#worker/lib/talk/reading/tagged-words.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { type Aim, type AimForm, type AimKind, ENDS_HERE } from './aim-forms.ts';

/** No part of a message that she drafts is longer (words). */
export const LONGEST = 34;
const STATIVE =
  /^(?:be|feel|understand|know|love|trust|like|want|believe|have|see|realis?ze|respect|miss|forgive|hate|think|own)\b/i;
export const SUBJECT =
  /^(?:i|we|it|that|there|this|my|our|nobody|nothing|everything|everyone|you|he|she|they|some|all|what|the|when|if|because|last|maybe|next|sometimes|now|actually|after|since)(?:['’]\p{L}+)?\b/iu;
export const ASKS_WITH = /^(?:why|if|whether|what|when|where|who|which|how)\b/i;

const trimmed = (text: string) =>
  withoutTail(text.replace(ENDS_HERE, '').trim(), /[\s.,;:!?…–—-]/u);

/** “I miss her”: what compromise takes for a title is what “I” does. */
const hasVerb = (text: string) =>
  /^(?:i|we|he|she|they|it|you) (?!and\b|or\b)\p{L}/iu.test(text) ||
  taggedWords(text).some(isFiniteVerb);

const MOST_PARTS = 5;
/** “That doesn’t make me sound like a child”: of the words, and not in them. */
const OF_THE_WORDS =
  /^(?:does|do|did|is|are|was|were|will|would|wo|can|could|has|sounds?|makes?|comes?|shows?|gets?|says?)(?:n['’]?t)?\b/i;
/** “I need to email him” is no part of the e-mail. */
const OF_THE_TELLING =
  /^i (?:need|have|want|['’]ve got) to (?:e-?mail|text|write|message|tell|talk|speak|say|ring|call)\b/i;

/** “That im not a waster, im working and that im sorry”: each a sentence of its own. */
export const tellingParts = (text: string): string[] =>
  text
    .split(
      /,? and that (?=\S)|,? but that (?=\S)|; |, (?=(?:i|i['’]\p{L}+|im|ive|it['’]?s|we|there['’]?s) )/iu,
    )
    .map((part) => trimmed(part.replace(/^(?:that|and|but|just|also|about the fact that)\s+/i, '')))
    .filter((part) => part !== '' && !OF_THE_TELLING.test(part))
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
export function aimsOf(
  kind: AimForm['kind'],
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
      return tellingParts(text).map((part, at) =>
        (SUBJECT.test(part) || (at === 0 && /^that /i.test(text) && !OF_THE_WORDS.test(part))) &&
        hasVerb(part)
          ? as('tell', part)
          : undefined,
      );
    case 'own':
      return tellingParts(text).map((part) => (SUBJECT.test(part) ? as('tell', part) : undefined));
    case 'wish':
    case 'unwish': {
      // “But she goes mad” is said of them, and not to them.
      const isNot = /^(?:not|stop|never)\b/i.test(text);
      const wish = text
        .replace(/[\s,]+but (?:he|she|they)\b.*$/i, '')
        .replace(/^(?:just|please|really|only|maybe|at least|simply)\s+/i, '');
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
      const [what = '', ...reasons] = tellingParts(nounsApart(text));
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
export function matterOf(
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
    ? /\b(?:it|this|that|them|they|he|she)\b(?!’)|\bbefore$|^stop$/i.test(text)
    : kind === 'tell' && /^I\b.* (?:it|this|that|them)\b(?!’)|^it’s (?:for|because)\b/i.test(text);

/** “I want” before “to ask her” tells nothing. */
export const BEGINS_TO_WISH =
  /\bi(?:['’]d| would)?(?: \p{L}+){0,2} (?:want|need|like|have|going|love)\s*(?:to)?\s*$/iu;

const OPENS_TALK = /^(?:(?:hey|hi|hello|so|ok|okay|well|basically|right|and|but)\b[\s,]*)+/i;

export const asksInside = (text: string) =>
  /\?|\b(?:what|how) (?:do|should|can|could|would) i\b/i.test(text);
/** “I need to tell the family that …”: what follows is the matter. */
const TELLS_OF =
  /^i (?:need|have|want|must|['’]ve got) to (?:tell|say to|let) .{2,40}? (?:know )?that /i;
