import { isFitToRepeat } from '#worker/lib/talk/reading/second-person.ts';
import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import { spelled } from '#worker/lib/talk/reading/spelling.ts';
import { taggedWords } from '#worker/lib/talk/reading/tagged-words.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { type Aim, FORMS } from './aim-forms.ts';
import { isFor, turnerFor } from './aim-listener.ts';
import {
  ASKS_WITH,
  aimsOf,
  asksInside,
  BEGINS_TO_WISH,
  LONGEST,
  matterOf,
  SUBJECT,
  tellingParts,
} from './aims-of.ts';
import type { Addressee } from './person-named.ts';

const READ_AT_MOST = 1200;

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
    .flatMap(({ text }) => tellingParts(text))
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
