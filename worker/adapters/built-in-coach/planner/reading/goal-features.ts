import type { ClassifierModel } from '#worker/lib/text-classifier/classifier.ts';
import { foldForFeatures } from '#worker/lib/text-classifier/features.ts';

/*
 * What the recognition sees of a goal. A goal is a line or two, and there are many kinds of it with
 * few examples each, so words, pairs of words and pieces of words have buckets apart: a rare word
 * tells more than all of its pieces.
 */

/**
 * Buckets in all: the first quarter for words, the second for pairs, the rest for pieces of words.
 */
export const GOAL_BUCKETS = 2 ** 18;
const QUARTER = GOAL_BUCKETS / 4;
const PIECE_LENGTHS = [4, 5];
const LONGEST_WORD = 24;
const WORDS = /\p{L}+|\p{N}+|[?]/gu;

/** FNV-1a, 32 bits, its weak low bits mended. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const wordBucket = (word: string) => hashOf(word) % QUARTER;
const pairBucket = (pair: string) => QUARTER + (hashOf(pair) % QUARTER);
const pieceBucket = (piece: string) => 2 * QUARTER + (hashOf(piece) % (2 * QUARTER));

/** The features of a text as buckets, each once. A number is known by how many digits it has. */
export function goalFeaturesOf(text: string): Uint32Array {
  const words = (foldForFeatures(text).match(WORDS) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? '#'.repeat(Math.min(word.length, 4)) : word.slice(0, LONGEST_WORD),
  );
  const found = new Set<number>();
  words.forEach((word, at) => {
    found.add(wordBucket(word));
    found.add(pairBucket(`${words[at - 1] ?? '^'} ${word}`));
    if (at === words.length - 1) found.add(pairBucket(`${word} $`));
    if (at > 1) found.add(pairBucket(`${words[at - 2]} _ ${word}`));
    const whole = `_${word}_`;
    for (const length of PIECE_LENGTHS)
      for (let start = 0; start + length <= whole.length; start += 1)
        found.add(pieceBucket(whole.slice(start, start + length)));
  });
  return Uint32Array.from(found);
}

/** How much a bucket counts for, and of how few texts it is still learnt. */
export function goalBucketOf(bucket: number): { counts: number; rarest: number } {
  if (bucket < QUARTER) return { counts: 2, rarest: 1 };
  return bucket < 2 * QUARTER ? { counts: 0.7, rarest: 2 } : { counts: 0.5, rarest: 2 };
}

/** What goals are recognised by, as `npm run train:goals` writes it. */
export interface GoalModel extends ClassifierModel {
  /** Probabilities of a text in another language are raised to this: fewer lines tell less. */
  readonly abroad: number;
}
