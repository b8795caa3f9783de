import { shuffled } from '../lib/shuffled.ts';
/**
 * Logistic regression with one weight a feature and label, by AdaGrad: pass after pass over the
 * examples, in an order of its own making, so that the same examples always give the same weights.
 * Of two labels only the second is weighed.
 */
export interface Example {
  /** Bucket numbers. */
  features: Uint32Array;
  label: number;
  /** How many features the text has, those included that are left out as too rare. */
  size: number;
}

export interface Trained {
  /**
   * Of bucket b and label l at b * width + l, where the width is the number of labels, and 1 for
   * two of them.
   */
  weights: Float32Array;
  bias: Float32Array;
}

export interface Choices {
  buckets: number;
  labels: number;
  passes: number;
  rate: number;
  /** Pulls each weight towards zero each time it is used. */
  decay: number;
  /** What each bucket counts for; 1 without it. */
  scale?: Float32Array | undefined;
}

/**
 * A small generator of numbers from 0 to 1 with a seed: the order of examples is the same on every
 * machine.
 */
export function linearCongruential(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A step that is smaller changes nothing that could be told apart. */
const SMALLEST_STEP = 1e-5;

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let l = 0; l < scores.length; l += 1) highest = Math.max(highest, scores[l] as number);
  let sum = 0;
  for (let l = 0; l < scores.length; l += 1) {
    scores[l] = Math.exp((scores[l] as number) - highest);
    sum += scores[l] as number;
  }
  for (let l = 0; l < scores.length; l += 1) scores[l] = (scores[l] as number) / sum;
}

/**
 * Scores of an example, one a label, before `softmax`. A feature counts by the root of how many
 * there are.
 */
export function labelScores(
  { weights, bias }: Trained,
  { features, size }: Example,
  scale?: Float32Array,
): Float64Array {
  const labels = bias.length;
  const width = labels === 2 ? 1 : labels;
  const first = labels - width;
  const scores = new Float64Array(labels);
  const value = 1 / Math.sqrt(Math.max(1, size));
  for (const feature of features) {
    const row = feature * width;
    const counts = scale ? (scale[feature] as number) : 1;
    for (let l = 0; l < width; l += 1) {
      scores[first + l] = (scores[first + l] as number) + counts * (weights[row + l] as number);
    }
  }
  for (let l = 0; l < labels; l += 1)
    scores[l] = (scores[l] as number) * value + (bias[l] as number);
  return scores;
}

/**
 * Learns weights from examples, whose features are each named once. A weight stands beside the sum
 * of its squared slopes, and the weights of a feature beside each other: nearly all of the time
 * goes into fetching them from memory.
 */
export function train(examples: readonly Example[], choices: Choices): Trained {
  const { buckets, labels, passes, rate, decay, scale } = choices;
  const width = labels === 2 ? 1 : labels;
  const first = labels - width;
  const state = new Float32Array(buckets * width * 2);
  for (let at = 1; at < state.length; at += 2) state[at] = 1e-4;
  const bias = new Float32Array(labels);
  const biasSquares = new Float32Array(labels).fill(1e-4);
  const scores = new Float64Array(labels);
  const steps = new Float64Array(width);
  const random = linearCongruential(1);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { features, label, size } of shuffled(examples, random)) {
      const value = 1 / Math.sqrt(Math.max(1, size));
      scores.fill(0);
      for (const feature of features) {
        const row = feature * width * 2;
        const counts = scale ? (scale[feature] as number) : 1;
        for (let l = 0; l < width; l += 1)
          scores[first + l] =
            (scores[first + l] as number) + counts * (state[row + 2 * l] as number);
      }
      for (let l = 0; l < labels; l += 1)
        scores[l] = (scores[l] as number) * value + (bias[l] as number);
      softmax(scores);
      let largest = 0;
      for (let l = first; l < labels; l += 1) {
        const slope = (scores[l] as number) - (l === label ? 1 : 0);
        biasSquares[l] = (biasSquares[l] as number) + slope * slope;
        bias[l] = (bias[l] as number) - (rate * slope) / Math.sqrt(biasSquares[l] as number);
        const step = slope * value;
        steps[l - first] = step;
        largest = Math.max(largest, Math.abs(step));
      }
      if (largest < SMALLEST_STEP) continue;
      for (const feature of features) {
        const row = feature * width * 2;
        const counts = scale ? (scale[feature] as number) : 1;
        for (let l = 0; l < width; l += 1) {
          const step = counts * (steps[l] as number);
          if (Math.abs(step) < SMALLEST_STEP) continue;
          const at = row + 2 * l;
          const weight = state[at] as number;
          const pulled = step + decay * weight;
          const squares = Math.fround((state[at + 1] as number) + pulled * pulled);
          state[at + 1] = squares;
          state[at] = weight - (rate * pulled) / Math.sqrt(squares);
        }
      }
    }
  }
  const weights = new Float32Array(buckets * width);
  for (let at = 0; at < weights.length; at += 1) weights[at] = state[2 * at] as number;
  return { weights, bias };
}
