import { shuffled } from '../lib/shuffled.ts';
/**
 * Logistic regression with one weight a feature and label, by AdaGrad: pass after pass over the examples, in an order of
 * its own making, so that the same examples always give the same weights. Of two labels only the second is weighed.
 */
export interface Example {
  /** Bucket numbers. */
  features: readonly number[];
  label: number;
  /** How many features the text has, those included that are left out as too rare. */
  size: number;
}

export interface Trained {
  /** Of bucket b and label l at b * width + l, where the width is the number of labels, and 1 for two of them. */
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
}

/** A small generator of numbers from 0 to 1 with a seed: the order of examples is the same on every machine. */
export function linearCongruential(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let l = 0; l < scores.length; l += 1) {
    scores[l] = Math.exp((scores[l] as number) - highest);
    sum += scores[l] as number;
  }
  for (let l = 0; l < scores.length; l += 1) scores[l] = (scores[l] as number) / sum;
}

/** Scores of an example, one a label, before `softmax`. A feature counts by the root of how many there are. */
export function labelScores({ weights, bias }: Trained, { features, size }: Example): Float64Array {
  const labels = bias.length;
  const width = labels === 2 ? 1 : labels;
  const first = labels - width;
  const scores = new Float64Array(labels);
  const value = 1 / Math.sqrt(Math.max(1, size));
  for (const feature of features) {
    const row = feature * width;
    for (let l = 0; l < width; l += 1) {
      scores[first + l] = (scores[first + l] as number) + (weights[row + l] as number);
    }
  }
  for (let l = 0; l < labels; l += 1)
    scores[l] = (scores[l] as number) * value + (bias[l] as number);
  return scores;
}

export function train(examples: readonly Example[], choices: Choices): Trained {
  const { buckets, labels, passes, rate, decay } = choices;
  const width = labels === 2 ? 1 : labels;
  const first = labels - width;
  const trained = { weights: new Float32Array(buckets * width), bias: new Float32Array(labels) };
  const { weights, bias } = trained;
  const squares = new Float32Array(buckets * width).fill(1e-4);
  const biasSquares = new Float32Array(labels).fill(1e-4);
  const random = linearCongruential(1);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const example of shuffled(examples, random)) {
      const probabilities = labelScores(trained, example);
      softmax(probabilities);
      const value = 1 / Math.sqrt(Math.max(1, example.size));
      for (let l = first; l < labels; l += 1) {
        const slope = (probabilities[l] as number) - (l === example.label ? 1 : 0);
        biasSquares[l] = (biasSquares[l] as number) + slope * slope;
        bias[l] = (bias[l] as number) - (rate * slope) / Math.sqrt(biasSquares[l] as number);
        const step = slope * value;
        if (Math.abs(step) < 1e-5) continue;
        for (const feature of example.features) {
          const at = feature * width + l - first;
          const pulled = step + decay * (weights[at] as number);
          squares[at] = (squares[at] as number) + pulled * pulled;
          weights[at] =
            (weights[at] as number) - (rate * pulled) / Math.sqrt(squares[at] as number);
        }
      }
    }
  }
  return trained;
}
