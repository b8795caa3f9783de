import models from '#worker/generated/safety-models.json' with { type: 'json' };
import { type Classifier, createClassifier } from '#worker/lib/text-classifier/classifier.ts';

interface Models {
  /** Whether a text is unsafe at all; `kind` says in which way. */
  danger: Classifier;
  kind: Classifier;
  near: Classifier;
  language: Classifier;
  followUp: Classifier;
}

let loaded: Models | undefined;
/** The classifiers of the screen, decoded when they are first needed. */
export function load(): Models {
  loaded ??= {
    danger: createClassifier(models.danger),
    kind: createClassifier(models.kind),
    near: createClassifier(models.near),
    language: createClassifier(models.language),
    followUp: createClassifier(models.followUp),
  };
  return loaded;
}

/** The likeliest of some labels, and the probability of all of them together. */
export function likeliest<Label extends string>(
  { labels }: Classifier,
  probabilities: Float64Array,
  among: readonly Label[],
): { label: Label; sum: number } {
  let best = among[0] as Label;
  let highest = -1;
  let sum = 0;
  for (const label of among) {
    const probability = probabilities[labels.indexOf(label)] as number;
    sum += probability;
    if (probability > highest) [best, highest] = [label, probability];
  }
  return { label: best, sum };
}
