import { featuresOf } from '#worker/lib/text-classifier/features.ts';
import { type Fitted, fitClassifier } from './fit.ts';
import { ownSentences } from './own-texts.ts';
import { NO_STANCE, readStanceExamples, STANCE_LABELS } from './stance-examples.ts';
import { topicLines } from './talk.ts';

/** Every so many of our own sentences, to show what calls for no stance. */
const OF_OUR_OWN = 4;

/**
 * Learns which situations have a page of their own. Lines on topics show what has none: a few of
 * them do touch such a situation, and lower its probabilities a little, which the threshold in
 * `worker/lib/stances/stances.ts` allows for.
 */
export function fitStances(): Fitted {
  const own = ownSentences().filter((_, index) => index % OF_OUR_OWN === 0);
  const none = [...own, ...topicLines().map(({ text }) => text)];
  const lines = [...readStanceExamples(), ...none.map((text) => ({ text, label: NO_STANCE }))];
  return fitClassifier({
    labels: STANCE_LABELS,
    texts: lines.map(({ text, label }) => ({ features: featuresOf(text), label })),
    buckets: 2 ** 16,
    rarest: 2,
  });
}
