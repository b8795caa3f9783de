import {
  type ClassifierModel,
  GAP_BITS,
  GAP_ZERO,
  MORE,
  WEIGHT_ZERO,
  weightsPerBucket,
} from '#worker/lib/text-classifier/classifier.ts';
import { shuffled } from '../lib/shuffled.ts';
import {
  type Example,
  labelScores,
  linearCongruential,
  softmax,
  type Trained,
  train,
} from './logistic-regression.ts';

/** What a classifier is to learn from and how large it may be. */
export interface Lesson {
  labels: readonly string[];
  /** Texts' features (`featuresOf`) with the label each has. */
  texts: readonly { features: Uint32Array; label: string }[];
  /** A power of two. */
  buckets: number;
  /** Features that fewer texts have are left out: they tell little, and there are many. */
  rarest: number | ((bucket: number) => number);
  passes?: number;
  /**
   * Parts of which each is seen by a classifier of the others; more of them are truer and take
   * longer.
   */
  folds?: number;
  /**
   * For many labels with few texts each: what a bucket counts for, and the more so, the fewer texts
   * have it.
   */
  counts?: (bucket: number) => number;
  /** The most steps that a weight is away from nothing, 31 at most: few of them compress well. */
  steps?: number;
}

export interface Scored {
  label: string;
  /** In the order of the labels. */
  probabilities: Float64Array;
}

export interface Fitted {
  model: ClassifierModel;
  /** Each text as seen by a classifier that was trained without it, in the order of the texts. */
  unseen: Scored[];
}

const FOLDS = 3;

function examplesOf({ texts, labels, buckets, rarest }: Lesson): Example[] {
  const counts = new Uint32Array(buckets);
  const least = typeof rarest === 'number' ? () => rarest : rarest;
  const all = texts.map(({ features, label }) => {
    const found = Uint32Array.from(new Set(features.map((feature) => feature & (buckets - 1))));
    for (const bucket of found) counts[bucket] = (counts[bucket] as number) + 1;
    return { features: found, label: labels.indexOf(label), size: features.length };
  });
  return all.map((example) => ({
    ...example,
    features: example.features.filter((bucket) => (counts[bucket] as number) >= least(bucket)),
  }));
}

/**
 * What each bucket counts for, by its own worth and by the logarithm of how rare it is: 1 for one
 * text in fifty.
 */
function scaleOf(
  examples: readonly Example[],
  buckets: number,
  worth: (bucket: number) => number,
): Float32Array {
  const counts = new Float32Array(buckets);
  for (const { features } of examples)
    for (const bucket of features) counts[bucket] = (counts[bucket] as number) + 1;
  return counts.map(
    (count, at) => (worth(at) * Math.log((examples.length + 1) / (count + 0.5))) / RARE,
  );
}
const RARE = 4;

/**
 * By how much scores are to be divided for their probabilities to be true: the one with the least
 * surprise.
 */
function temperatureOf(examples: readonly Example[], scores: readonly Float64Array[]): number {
  const surprise = (temperature: number) =>
    examples.reduce((sum, { label }, index) => {
      const probabilities = (scores[index] as Float64Array).map((score) => score / temperature);
      softmax(probabilities);
      return sum - Math.log(Math.max(1e-9, probabilities[label] as number));
    }, 0);
  const candidates = Array.from({ length: 40 }, (_, index) => 0.5 + index * 0.1);
  const surprises = candidates.map(surprise);
  return Number((candidates[surprises.indexOf(Math.min(...surprises))] as number).toFixed(1));
}

/** Writes a gap between buckets: see `ClassifierModel`. */
function gapText(gap: number): string {
  const groups: number[] = [];
  let rest = gap;
  for (; rest >= MORE; rest >>>= GAP_BITS) groups.push((rest & (MORE - 1)) | MORE);
  groups.push(rest);
  return String.fromCharCode(...groups.map((group) => GAP_ZERO + group));
}

/** As many steps as tell most kinds apart. */
const FEW_STEPS = 15;

/** Weights as they are written, without the buckets that say nothing. */
function pack(
  { weights, bias }: Trained,
  { labels, buckets, steps = FEW_STEPS }: Lesson,
  temperature: number,
): ClassifierModel {
  const width = weightsPerBucket(labels);
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .toSorted();
  // A few weights are far larger than all others; they are cut, so that the others keep their
  // differences.
  const largest = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const step = largest / steps;
  const stepsOf = (weight: number) => Math.max(-steps, Math.min(steps, Math.round(weight / step)));
  const gaps: string[] = [];
  const rows: string[] = [];
  let last = -1;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const row = [...weights.subarray(bucket * width, (bucket + 1) * width)].map(stepsOf);
    if (row.every((weight) => weight === 0)) continue;
    gaps.push(gapText(bucket - last));
    rows.push(String.fromCharCode(...row.map((weight) => WEIGHT_ZERO + weight)));
    last = bucket;
  }
  return {
    labels,
    buckets,
    gaps: gaps.join(''),
    weights: rows.join(''),
    step,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    temperature,
  };
}

/** A classifier whose probabilities hold for texts it has not seen. */
export function fitClassifier(lesson: Lesson): Fitted {
  const { labels, buckets, passes = 10, folds: parts = FOLDS } = lesson;
  const examples = examplesOf(lesson);
  const width = weightsPerBucket(labels);
  const scale = lesson.counts ? scaleOf(examples, buckets, lesson.counts) : undefined;
  const choices = { buckets, labels: labels.length, passes, rate: 0.3, decay: 1e-3, scale };
  const folds = shuffled(
    examples.map((_, index) => index % parts),
    linearCongruential(7),
  );
  const scores: Float64Array[] = [];
  for (let fold = 0; fold < parts; fold += 1) {
    const trained = train(
      examples.filter((_, index) => folds[index] !== fold),
      choices,
    );
    examples.forEach((example, index) => {
      if (folds[index] === fold) scores[index] = labelScores(trained, example, scale);
    });
  }
  const temperature = temperatureOf(examples, scores);
  const unseen = scores.map((own, index) => {
    const probabilities = own.map((score) => score / temperature);
    softmax(probabilities);
    return { label: labels[(examples[index] as Example).label] as string, probabilities };
  });
  const trained = train(examples, choices);
  if (scale)
    for (let at = 0; at < trained.weights.length; at += 1)
      trained.weights[at] =
        (trained.weights[at] as number) * (scale[Math.floor(at / width)] as number);
  return { model: pack(trained, lesson, temperature), unseen };
}
