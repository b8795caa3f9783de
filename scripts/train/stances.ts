import { featuresOf } from '#worker/lib/text-classifier/features.ts';
import { type Fitted, fitClassifier } from './fit.ts';
import { ownSentences } from './own-texts.ts';
import { NO_STANCE, readStanceExamples, STANCE_LABELS } from './stance-examples.ts';

/** Every so many of our own sentences, to show what calls for no stance. */
const OF_OUR_OWN = 4;

/** Learns which situations have a page of their own. */
export function fitStances(): Fitted {
  const own = ownSentences().filter((_, index) => index % OF_OUR_OWN === 0);
  const lines = [...readStanceExamples(), ...own.map((text) => ({ text, label: NO_STANCE }))];
  return fitClassifier({
    labels: STANCE_LABELS,
    texts: lines.map(({ text, label }) => ({ features: featuresOf(text), label })),
    buckets: 2 ** 15,
    rarest: 2,
  });
}
