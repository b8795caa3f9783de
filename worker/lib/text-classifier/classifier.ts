/** A trained classifier as `npm run train` writes it: see `scripts/train/`. */
export interface ClassifierModel {
  labels: readonly string[];
  /** How many buckets features are counted in: a power of two. */
  buckets: number;
  /**
   * For each bucket that counts, in rising order, how far it is from the one before: a number in
   * groups of five bits, lowest first, each a character (`GAP_ZERO` is 0), with 32 added where more
   * follow.
   */
  gaps: string;
  /**
   * For each of these buckets a character a label: its weight in steps (`WEIGHT_ZERO` is 0). Of two
   * labels only the second has one: the first is what it is not. Few steps, each a character of its
   * own, compress well and tell as much apart as bytes do.
   */
  weights: string;
  /** What a step is worth. */
  step: number;
  bias: readonly number[];
  /** Scores are divided by it, so that what is said with 0.8 is so eight times in ten. */
  temperature: number;
}

export interface Classifier {
  readonly labels: readonly string[];
  /** The probability of each label, given a text's features: see `featuresOf`. */
  probabilitiesOf(features: ArrayLike<number>): Float64Array;
}

/** How many weights a bucket has. */
export const weightsPerBucket = (labels: readonly string[]) =>
  labels.length === 2 ? 1 : labels.length;

/** Where the numbers begin among the character codes. */
export const GAP_ZERO = 0x30;
export const WEIGHT_ZERO = 0x4b;

interface Rows {
  /** The buckets that count, rising. */
  buckets: Uint32Array;
  /** Of each of them, as many weights as a bucket has. */
  weights: Int8Array;
  /**
   * By a bucket's upper bits: the first row that has them, or a later one. One more than there are
   * upper bits.
   */
  firsts: Uint32Array;
  /** By how much a bucket is shifted to have its upper bits. */
  shift: number;
}

/** A gap is written in groups of so many bits; a group of which more follow has this added. */
export const GAP_BITS = 5;
export const MORE = 2 ** GAP_BITS;

/** So many upper bits point at rows: the buckets between two of them are few. */
const UPPER_BITS = 16;

function decode({ gaps, weights: text, labels, buckets: count }: ClassifierModel): Rows {
  const weights = new Int8Array(text.length);
  for (let at = 0; at < text.length; at += 1) weights[at] = text.charCodeAt(at) - WEIGHT_ZERO;
  const buckets = new Uint32Array(text.length / weightsPerBucket(labels));
  const shift = Math.max(0, Math.log2(count) - UPPER_BITS);
  const firsts = new Uint32Array((count >>> shift) + 1);
  let bucket = -1;
  let upper = 0;
  let at = 0;
  for (let row = 0; row < buckets.length; row += 1) {
    let distance = 0;
    for (let bits = 0, isMore = true; isMore; bits += GAP_BITS, at += 1) {
      const group = gaps.charCodeAt(at) - GAP_ZERO;
      distance |= (group & (MORE - 1)) << bits;
      isMore = group >= MORE;
    }
    bucket += distance;
    for (; upper <= bucket >>> shift; upper += 1) firsts[upper] = row;
    buckets[row] = bucket;
  }
  firsts.fill(buckets.length, upper);
  return { buckets, weights, firsts, shift };
}

/**
 * The row of a bucket, by halving among those with its upper bits; -1 for one that does not count.
 */
function rowOf({ buckets, firsts, shift }: Rows, bucket: number): number {
  const upper = bucket >>> shift;
  let low = firsts[upper] as number;
  let high = (firsts[upper + 1] as number) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const there = buckets[middle] as number;
    if (there === bucket) return middle;
    if (there < bucket) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Turns scores into probabilities, in place. */
function softmax(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const power = Math.exp((scores[label] as number) - highest);
    scores[label] = power;
    sum += power;
  }
  for (let label = 0; label < scores.length; label += 1)
    scores[label] = (scores[label] as number) / sum;
}

/**
 * A classifier from its trained weights. Decoding them takes some milliseconds, so keep the result.
 */
export function createClassifier(model: ClassifierModel): Classifier {
  const { labels, bias, step, temperature, buckets } = model;
  const rows = decode(model);
  const { weights } = rows;
  const width = weightsPerBucket(labels);
  const first = labels.length - width;
  return {
    labels,
    probabilitiesOf(features) {
      const scores = new Float64Array(labels.length);
      for (let index = 0; index < features.length; index += 1) {
        const row = rowOf(rows, ((features[index] as number) & (buckets - 1)) >>> 0);
        if (row < 0) continue;
        for (let label = 0; label < width; label += 1) {
          scores[first + label] =
            (scores[first + label] as number) + (weights[row * width + label] as number);
        }
      }
      const value = step / Math.sqrt(Math.max(1, features.length));
      for (let label = 0; label < labels.length; label += 1) {
        scores[label] = ((scores[label] as number) * value + (bias[label] as number)) / temperature;
      }
      softmax(scores);
      return scores;
    },
  };
}
