import { askFeaturesOf } from '#worker/lib/talk/ask-features.ts';
import { ASK_LABELS, type Ask, NONE } from '#worker/lib/talk/labels.ts';
import { exampleProblems, readLines } from './examples.ts';
import { type Fitted, fitClassifier } from './fit.ts';
import { commandLines, topicLines } from './talk.ts';

const LABELS = [NONE, ...ASK_LABELS];

const readAsks = () => readLines('content/eden/asks/*.tsv');

/** Sentences of another hand, which nothing is learnt from. */
export const heldOutAsks = () => readLines('content/eden/held-out/asks-*.tsv');

/** What is wrong with the lines that say what is asked of Eden. */
export const checkAskExamples = () => [
  ...exampleProblems(readAsks(), LABELS),
  ...exampleProblems(heldOutAsks(), LABELS),
];

/** Words of somebody who may be asking: such a sentence of a topic is left out. */
const MAY_ASK =
  /\?|\b(?:how|what|why|which|when|where|who|should|can|could|any|give|tell|help|tips?|advice|ideas?|vent|rant|normal|need|explain|plan)\b/i;
/** One in so many sentences of the topics: all of them would drown what is asked. */
const EVERY = 12;

/** Sentences that tell something and ask nothing, from what people write about the topics. */
const told = () =>
  topicLines()
    .flatMap(({ text }) => text.split(/(?<=[.!])\s+/))
    .filter((text, index) => index % EVERY === 0 && text.length > 8 && !MAY_ASK.test(text))
    .map((text) => ({ text, label: NONE }));

/** Commands that ask for one of the same things. */
const SAME: Readonly<Record<string, Ask>> = {
  'what-did-i-say': 'what-did-i-say',
  'what-was-the-plan': 'what-did-i-say',
};

const commanded = () =>
  commandLines().flatMap(({ text, label }) => {
    const ask = SAME[label];
    return ask ? [{ text, label: ask }] : [];
  });

/** Learns what is asked of Eden in a sentence. */
export const fitAsks = (): Fitted =>
  fitClassifier({
    labels: LABELS,
    texts: [...readAsks(), ...commanded(), ...told()].map(({ text, label }) => ({
      features: askFeaturesOf(text),
      label,
    })),
    buckets: 2 ** 15,
    rarest: 2,
    passes: 8,
  });
