import { Buffer } from 'node:buffer';

/** A trained classifier as `npm run train` writes it: see `scripts/train/`. */
export interface ClassifierModel {
  labels: readonly string[];
  /** How many buckets features are counted in: a power of two. */
  buckets: number;
  /**
   * Base64. For each bucket that counts, in rising order: how far it is from the one before (a
   * number in groups of seven bits, lowest first, the eighth bit set where more follow), then one
   * signed byte a label. Of two labels only the second has one: the first is what it is not.
   */
  rows: string;
  /** What a step of such a byte is worth. */
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

/** How many bytes a bucket has. */
export const bytesPerBucket = (labels: readonly string[]) =>
  labels.length === 2 ? 1 : labels.length;

interface Rows {
  /** The buckets that count, rising. */
  buckets: Uint32Array;
  /** Of each of them, as many bytes as a bucket has. */
  weights: Int8Array;
  /**
   * By a bucket's upper bits: the first row that has them, or a later one. One more than there are
   * upper bits.
   */
  firsts: Uint32Array;
  /** By how much a bucket is shifted to have its upper bits. */
  shift: number;
}

/** So many upper bits point at rows: the buckets between two of them are few. */
const UPPER_BITS = 16;

function decode({ rows, labels, buckets: count }: ClassifierModel): Rows {
  const width = bytesPerBucket(labels);
  const bytes = Buffer.from(rows, 'base64');
  const buckets = new Uint32Array(Math.ceil(bytes.length / (width + 1)));
  const weights = new Int8Array(buckets.length * width);
  const shift = Math.max(0, Math.log2(count) - UPPER_BITS);
  const firsts = new Uint32Array((count >>> shift) + 1);
  let size = 0;
  let bucket = -1;
  let upper = 0;
  for (let at = 0; at < bytes.length; at += width) {
    let distance = 0;
    for (let bits = 0; ; bits += 7) {
      const byte = bytes[at] as number;
      at += 1;
      distance |= (byte & 0x7f) << bits;
      if (byte < 0x80) break;
    }
    bucket += distance;
    for (; upper <= bucket >>> shift; upper += 1) firsts[upper] = size;
    buckets[size] = bucket;
    for (let label = 0; label < width; label += 1)
      weights[size * width + label] = bytes[at + label] as number;
    size += 1;
  }
  firsts.fill(size, upper);
  return {
    buckets: buckets.slice(0, size),
    weights: weights.slice(0, size * width),
    firsts,
    shift,
  };
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
  const width = bytesPerBucket(labels);
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
