import { foldText } from '#worker/lib/text/fold-text.ts';

/** Feelings that a person may name, each with the words it goes by. */
export const FEELINGS = {
  ashamed: ['ashamed', 'shame', 'mortified'],
  embarrassed: ['embarrassed', 'humiliated'],
  guilty: ['guilty', 'guilt'],
  afraid: ['afraid', 'scared', 'frightened', 'terrified', 'petrified'],
  anxious: ['anxious', 'nervous', 'worried', 'panicky', 'on edge', 'uneasy'],
  stressed: ['stressed', 'stressed out', 'under pressure', 'tense'],
  overwhelmed: ['overwhelmed', 'swamped', 'snowed under'],
  angry: ['angry', 'furious', 'livid', 'resentful', 'mad'],
  frustrated: ['frustrated', 'annoyed', 'irritated', 'fed up'],
  hurt: ['hurt', 'wounded', 'rejected', 'betrayed', 'let down'],
  sad: ['sad', 'down', 'upset', 'gutted', 'heartbroken', 'tearful', 'low'],
  lonely: ['lonely', 'alone', 'left out', 'isolated', 'invisible'],
  disappointed: ['disappointed', 'deflated'],
  discouraged: ['discouraged', 'demotivated', 'unmotivated', 'demoralised', 'demoralized'],
  jealous: ['jealous', 'envious'],
  exhausted: [
    'exhausted',
    'drained',
    'worn out',
    'shattered',
    'knackered',
    'tired',
    'burnt out',
    'burned out',
  ],
  stuck: ['stuck', 'trapped', 'torn'],
  lost: ['lost', 'confused', 'at a loss', 'adrift'],
  helpless: ['helpless', 'powerless'],
  numb: ['numb', 'empty', 'flat'],
  bored: ['bored', 'restless'],
  inadequate: [
    'inadequate',
    'not good enough',
    'insecure',
    'like a fraud',
    'like an impostor',
    'like an imposter',
    'incompetent',
  ],
  relieved: ['relieved'],
  proud: ['proud'],
  happy: ['happy', 'glad', 'pleased', 'excited', 'chuffed', 'over the moon'],
} as const;
export type Feeling = keyof typeof FEELINGS;

/** A feeling that the person names as theirs. */
export interface NamedFeeling {
  feeling: Feeling;
  /** The word they used. */
  word: string;
}

const WORDS = Object.entries(FEELINGS).flatMap(([feeling, words]) =>
  words.map((word) => ({ feeling: feeling as Feeling, word })),
);
const BY_WORD = new Map(WORDS.map(({ feeling, word }) => [word as string, feeling]));
const ALL = WORDS.map(({ word }) => word)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const HOW =
  '(?:(?:so|really|very|pretty|quite|just|a bit|a little|kind of|kinda|totally|still|also|too|always|often|super|incredibly|mostly|both|more|most|completely|utterly|rather|all|now) ){0,2}';
const MINE = new RegExp(
  `\\b(?:i am|i'm|i feel|i felt|i was|i get|i got|i've been|i have been|i've felt|feeling|makes me(?: feel)?|made me(?: feel)?|leaves me(?: feeling)?|and feel|feel|am) ${HOW}(${ALL})\\b(?! to (?:be|have|help|say)\\b)`,
  'g',
);
const NOT_MINE =
  /(?:\bnot|n't|never|no longer|if|when|don't|stop|he|she|they|my \w+)(?: (?:really|even|even be|be|to|i|i'm))? $/;

/** The feelings that somebody says they have: not those they deny, nor somebody else's. */
export function feelingsIn(message: string): NamedFeeling[] {
  const text = foldText(message.slice(0, 1500))
    .replace(/[.,;!?]+/g, ' .')
    .replace(/\s+/g, ' ');
  const found = [...text.matchAll(MINE)].flatMap((match) => {
    const word = match[1] as string;
    const feeling = BY_WORD.get(word);
    return feeling && !NOT_MINE.test(text.slice(0, match.index)) ? [{ feeling, word }] : [];
  });
  return found.filter(
    (one, index) => found.findIndex(({ feeling }) => feeling === one.feeling) === index,
  );
}
