import { foldText } from '#worker/lib/text/fold-text.ts';

/** Words that stand in any text and tell of no situation. */
const COMMON = new Set(
  (
    'the a an and or of to in on at for with is are was were be been am it its this that these those i im ive id ill my ' +
    'me mine you your we our he his him she her they their them so but as if then than just very not no do does did dont ' +
    'cant have has had will would could can get got from by about what when how who which there here up out all too ' +
    'also s t m re ve ll d'
  ).split(' '),
);
const BEGINNING = 4;

/** Words for the same: what is known of one is known of the other. */
const SAME: Readonly<Record<string, string>> = {
  roommate: 'flatmate',
  housemate: 'flatmate',
  coworker: 'colleague',
  workmate: 'colleague',
  mom: 'mum',
  mother: 'mum',
  father: 'dad',
  kid: 'child',
  children: 'child',
  manager: 'boss',
  uni: 'university',
  college: 'university',
  phd: 'thesis',
  dissertation: 'thesis',
  tiktok: 'scrolling',
  reel: 'scrolling',
  insta: 'instagram',
};
const sameAs = (word: string): string => SAME[word] ?? SAME[word.replace(/s$/, '')] ?? word;

/** A word without its ending, so that “scrolling” and “scroll” are one. */
const stemOf = (word: string) =>
  word.length > 4
    ? word.replace(/(?:ings?|ed|es|s|ies|y|ly)$/, '').slice(0, 7)
    : word.replace(/s$/, '');

/** Whether a feature is the stem of one word, and neither its beginning nor words side by side. */
export const isSingleWord = (feature: string): boolean => !/[_ ~#]/.test(feature);

/**
 * What tells of a situation in a text: stems, their beginnings, stems beside each other, and words
 * beside each other. Each once, in time proportional to the length of the text.
 */
export function situationFeaturesOf(text: string): string[] {
  const words = (
    foldText(text)
      .replace(/['’]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  ).map((word) => (/\d/.test(word) ? '#' : sameAs(word)));
  const stems = words.filter((word) => !COMMON.has(word)).map(stemOf);
  const beside = (all: readonly string[], sign: string) =>
    all.slice(1).map((word, at) => `${all[at]}${sign}${word}`);
  return [
    ...new Set([
      ...stems,
      ...stems
        .filter(({ length }) => length > BEGINNING)
        .map((stem) => `_${stem.slice(0, BEGINNING)}`),
      ...beside(words, ' '),
      ...beside(stems, '~'),
    ]),
  ];
}
