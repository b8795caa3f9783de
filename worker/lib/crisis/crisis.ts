import { foldLetters, foldText } from '#worker/lib/fold-text.ts';
import { CRISIS_PATTERNS, CRISIS_PATTERNS_ELSEWHERE, type Danger } from './crisis-patterns.ts';
import { HARMLESS } from './harmless-speech.ts';

export type { Danger } from './crisis-patterns.ts';

/**
 * The danger a text speaks of, if any: plain and indirect words, common misspellings, some disguises, and the
 * main phrases in five more languages. Borrowed words ("this deadline is killing me") are set aside first.
 * Leans towards catching: a needless kind answer costs less than a missed one.
 */
export function screenForCrisis(text: string): Danger | undefined {
  const folded = foldText(text.toWellFormed());
  if (folded === '') return undefined;
  const plain = unborrowed(folded);
  const revealed = unborrowed(foldText(reveal(foldLetters(text.toWellFormed()))));
  for (const [danger, pattern] of CRISIS_PATTERNS) {
    if (pattern.test(plain) || (revealed !== plain && pattern.test(revealed))) return danger;
  }
  const bare = plain
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss');
  for (const [danger, pattern] of CRISIS_PATTERNS_ELSEWHERE) if (pattern.test(bare)) return danger;
  return undefined;
}

function unborrowed(folded: string): string {
  let plain = folded;
  for (const pattern of HARMLESS) plain = plain.replace(pattern, ' … ');
  return plain;
}

const DISGUISES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '*': 'i',
};

/** Undoes what people do to get past filters: k1ll, k i l l, k.i.l.l, killll. */
function reveal(folded: string): string {
  return folded
    .replace(/(?<![\p{L}\d])(?:[a-z@$013457*](?:[ ._*-]|(?![\p{L}\d]))){3,}[a-z]?(?![\p{L}\d])/gu, (run) => {
      const joinedUp = run
        .replace(/ {2,}/g, '\u0000')
        .replace(/[ ._*-]/g, '')
        .replaceAll('\u0000', ' ');
      return ` ${joinedUp} `;
    })
    .replace(/\S*[a-z]\S*/g, (word) =>
      /[013457@$!*]/.test(word.slice(0, -1))
        ? word.replace(/[013457@$*]|!(?=[a-z])/g, (sign) => DISGUISES[sign] ?? sign)
        : word,
    )
    .replace(/\bt0\b/g, 'to')
    .replace(/\bm3\b/g, 'me')
    .replace(/(?<=[a-z])[._*-]+(?=[a-z])/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\bkil+ ?my ?sel[fv]e?\b/g, 'kill myself')
    .replace(/(kill|hurt|cut|hang|harm)(myself)/g, '$1 $2')
    .replace(/wantto(die|kill)/g, 'want to $1')
    .replace(/\bi ?want ?to ?die\b/g, 'i want to die')
    .replace(/\s+/g, ' ');
}

const NOT_A_PERSON =
  'I am a program for goals, not a counsellor and not an emergency service, and I would be the wrong one to lean on here.';
const REACH_ONE =
  'Please tell one person now, near you or on the phone: a friend, a neighbour, a relative, a doctor. “I am not all right, can you stay with me” is enough.';
const LINES =
  'If you are in immediate danger, call your emergency number: 112, 911 or 999. In the US and Canada you can call or text 988 at any hour. In the UK and Ireland, Samaritans answer on 116 123. Anywhere else, findahelpline.com lists lines by country and language.';

const REPLIES: Record<Danger, string> = {
  'self-harm': `I am glad you wrote that down instead of keeping it to yourself. It sounds as if it hurts a great deal, and you should not have to carry it alone. ${NOT_A_PERSON} ${LINES} ${REACH_ONE} Nothing in this app needs anything from you today.`,
  abuse: `I am glad you said this. What you describe is not your fault, and nobody has the right to hurt or frighten you. ${NOT_A_PERSON} If you are in danger now, call 112, 911 or 999. In the US the National Domestic Violence Hotline is 1-800-799-7233; in the UK the National Domestic Abuse Helpline is 0808 2000 247; in Ireland Women’s Aid is 1800 341 900; elsewhere findahelpline.com lists lines by country. If you are a child or a teenager: Childline 0800 1111 in the UK, 1800 66 66 66 in Ireland, 1-800-422-4453 in the US and Canada. Please tell one person you trust, today if you can, and if somebody looks at your phone, use theirs.`,
  'danger-to-others': `Thank you for saying it rather than doing it. Please put distance between yourself and the person you are thinking of now: leave the room, leave the house, and leave anything that could hurt somebody behind. ${NOT_A_PERSON} If somebody could be hurt soon, call 112, 911 or 999 and say exactly that. To talk to somebody at any hour: 988 in the US and Canada, 116 123 in the UK and Ireland, findahelpline.com elsewhere. Then tell one person who can stay with you until it has passed.`,
  eating: `I am glad you told me. Trouble with food like this is an illness and not a weakness, and people do get through it with help. ${NOT_A_PERSON} If you feel faint, have chest pain or cannot keep anything down, call 112, 911 or 999. A doctor is a good first address. In the UK, Beat has helplines at beateatingdisorders.org.uk; in the US and Canada you can call or text 988; elsewhere findahelpline.com lists lines by country. Please tell one person today, in one plain sentence. No goals and no numbers here for now.`,
};

/** The fixed answer to a danger: kind, plain, with where to find help. Asks nothing, teaches nothing. */
export function crisisReply(danger: Danger): string {
  return REPLIES[danger];
}
