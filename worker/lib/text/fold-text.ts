import { normalForm } from './normal-form.ts';
import { withoutTail } from './without-tail.ts';

const CONTRACTIONS: Record<string, string> = {
  dont: "don't",
  cant: "can't",
  cannot: "can't",
  wont: "won't",
  im: "i'm",
  ive: "i've",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  arent: "aren't",
  havent: "haven't",
  hasnt: "hasn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  thats: "that's",
  whats: "what's",
  hows: "how's",
  theres: "there's",
  everyones: "everyone's",
  idk: "i don't know",
  dunno: "i don't know",
  u: 'you',
  ur: 'your',
  ppl: 'people',
  bc: 'because',
  cuz: 'because',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  anymore: 'any more',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  thx: 'thanks',
  ty: 'thanks',
  pls: 'please',
  procastinating: 'procrastinating',
  procrastinate: 'procrastinate',
  procastinate: 'procrastinate',
  overwhelmd: 'overwhelmed',
  overwelmed: 'overwhelmed',
  jelous: 'jealous',
};

/**
 * Lower case, plain apostrophes, expanded shorthand: the form in which patterns are matched.
 * Never shown; quotes come from the person's own spelling.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[a-z']+/g, (word) =>
      Object.hasOwn(CONTRACTIONS, word) ? (CONTRACTIONS[word] ?? word) : word,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folds case and marks only; the words themselves stay as typed. */
export function foldLetters(text: string): string {
  return normalForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"');
}

const PICTURES = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\u200d|\ufe0f|\u20e3/gu;

/**
 * A person's own words made fit to stand in a sentence of Eden's: no shouting, pictures or control
 * characters.
 */
export function tidyOwnWords(text: string, longest = 70): string {
  const tidy = text
    .toWellFormed()
    .replace(PICTURES, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu, ' ')
    .replace(/["“”„«»{}]/g, '')
    .replace(/!+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = withoutTail(tidy, /[\s.,;:?…-]/);
  if (plain.length <= longest) return plain;
  const cut = plain
    .slice(0, longest)
    .toWellFormed()
    .replace(/\ufffd/g, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** How many words a text has that are divided by spaces; punctuation alone is none. */
export function countSpacedWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
