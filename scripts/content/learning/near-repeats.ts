import { readableText, sentencesOf, splitWords } from './texts.ts';

/** A text with a name for who reads the report. */
export interface NamedText {
  name: string;
  text: string;
}

const SHINGLE = 5;
/**
 * Share of the shorter text's five-word runs that another may have as well, before the two say the
 * same.
 */
const SHARED_AT_MOST = 0.15;
const SHORTEST_SENTENCE = 6;

const folded = (text: string) => splitWords(readableText(text)).map((word) => word.toLowerCase());

function shinglesOf(text: string): Set<string> {
  const words = folded(text);
  return new Set(words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' ')));
}

/** Sentences of six words or more that stand in two places. */
function findSameSentences(texts: NamedText[]): string[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ name, text }) =>
    sentencesOf(readableText(text)).flatMap((sentence) => {
      const words = folded(sentence);
      if (words.length < SHORTEST_SENTENCE) return [];
      const key = words.join(' ');
      const before = first.get(key);
      if (before === undefined) first.set(key, name);
      return before === undefined ? [] : [`${name}: stands already in ${before}: ${sentence}`];
    }),
  );
}

/**
 * Texts that say nearly the same: they share a seventh of the five-word runs of the shorter one
 * (w-shingling, Broder 1997). Texts with fewer than ten runs are left to the comparison of
 * sentences.
 */
function findNearTexts(texts: NamedText[]): string[] {
  const shingled = texts.map(({ name, text }) => ({ name, shingles: shinglesOf(text) }));
  const large = shingled.filter(({ shingles }) => shingles.size >= 10);
  const holders = new Map<string, number[]>();
  return large.flatMap(({ name, shingles }, index) => {
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      const before = holders.get(shingle) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(shingle, [...before, index]);
    }
    return [...shared].flatMap(([other, count]) => {
      const { name: otherName, shingles: otherShingles } = large[other] as (typeof large)[number];
      const share = count / Math.min(shingles.size, otherShingles.size);
      return share < SHARED_AT_MOST ? [] : [`${name}: says much the same as ${otherName}`];
    });
  });
}

/** Whatever is said twice, word for word or nearly so. */
export const findRepetition = (texts: NamedText[]): string[] => [
  ...findSameSentences(texts),
  ...findNearTexts(texts),
];
