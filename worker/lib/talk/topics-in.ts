import model from '#worker/generated/topics-model.json' with { type: 'json' };
import { type Classifier, createClassifier } from '#worker/lib/text-classifier/classifier.ts';
import { featuresOf } from '#worker/lib/text-classifier/features.ts';
import { NONE, TOPICS, type Topic } from './labels.ts';

/** Only so much of a text is looked at. */
const READ_AT_MOST = 4000;

let classifier: Classifier | undefined;

export interface LikelyTopic {
  topic: Topic;
  probability: number;
}

/** What a text may be about, the likeliest first, and how likely it is about none of these. */
export function topicsIn(text: string): { likely: LikelyTopic[]; none: number } {
  classifier ??= createClassifier(model);
  const { labels } = classifier;
  const probabilities = classifier.probabilitiesOf(featuresOf(text.slice(0, READ_AT_MOST)));
  const likely = TOPICS.map((topic) => ({
    topic,
    probability: probabilities[labels.indexOf(topic)] as number,
  })).toSorted((one, other) => other.probability - one.probability);
  return { likely, none: probabilities[labels.indexOf(NONE)] as number };
}
