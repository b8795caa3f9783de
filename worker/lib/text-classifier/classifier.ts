import { Buffer } from 'node:buffer';

/** A trained classifier as `npm run train` writes it: see `scripts/train/`. */
export interface ClassifierModel {
  labels: readonly string[];
  /** How many buckets features are counted in: a power of two. */
  buckets: number;
  /**
   * Base64. For each bucket that counts, in rising order: how far it is from the one before (a number in groups of seven
   * bits, lowest first, the eighth bit set where more follow), then one signed byte a label. Of two labels only the
   * second has one: the first is what it is not.
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
  probabilitiesOf(features: readonly number[]): Float64Array;
}

/** How many bytes a bucket has. */
export const bytesPerBucket = (labels: readonly string[]) => (labels.length === 2 ? 1 : labels.length);

interface Rows {
  /** The buckets that count, rising, and beside them where each one's bytes begin. */
  buckets: Uint32Array;
  starts: Uint32Array;
  weights: Int8Array;
}

function decode({ rows, labels }: ClassifierModel): Rows {
  const width = bytesPerBucket(labels);
  const bytes = Buffer.from(rows, 'base64');
  const buckets = new Uint32Array(bytes.length);
  const starts = new Uint32Array(bytes.length);
  let count = 0;
  let bucket = -1;
  for (let at = 0; at < bytes.length; at += width) {
    let distance = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] as number;
      at += 1;
      distance |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    bucket += distance;
    buckets[count] = bucket;
    starts[count] = at;
    count += 1;
  }
  return {
    buckets: buckets.slice(0, count),
    starts: starts.slice(0, count),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  };
}

/** Where a bucket's bytes begin, by halving; undefined for one that does not count. */
function startOf({ buckets, starts }: Rows, bucket: number): number | undefined {
  let low = 0;
  let high = buckets.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = buckets[middle] as number;
    if (found === bucket) return starts[middle];
    if (found < bucket) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
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
  for (let label = 0; label < scores.length; label += 1) scores[label] = (scores[label] as number) / sum;
}

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
      for (const feature of features) {
        const row = startOf(rows, (feature & (buckets - 1)) >>> 0);
        if (row === undefined) continue;
        for (let label = 0; label < width; label += 1) {
          scores[first + label] = (scores[first + label] as number) + (weights[row + label] as number);
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
