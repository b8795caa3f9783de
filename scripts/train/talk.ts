import { COMMANDS, NONE, TOPICS } from '#worker/lib/talk/labels.ts';
import { featuresOf } from '#worker/lib/text-classifier/features.ts';
import { exampleProblems, type Line, readLines } from './examples.ts';
import { type Fitted, fitClassifier } from './fit.ts';

const TOPIC_LABELS = [NONE, ...TOPICS];
const COMMAND_LABELS = [NONE, ...COMMANDS];

const readTopics = (folder: string) => readLines(`content/eden/${folder}/topics-*.tsv`);
const readCommands = (folder: string) => readLines(`content/eden/${folder}/commands-*.tsv`);

/** Examples of other hands, which nothing is learnt from. */
export const heldOutTopics = () => readTopics('held-out');
export const heldOutCommands = () => readCommands('held-out');

/** Lines on the topics that people bring to a coach. */
export const topicLines = () => readTopics('examples');

/** Lines by which something is to be done. */
export const commandLines = () => readCommands('examples');

/** What is wrong with the lines. Two hands may label the same words otherwise; one hand may not. */
export const checkTalkExamples = () => [
  ...exampleProblems(readTopics('examples'), TOPIC_LABELS),
  ...exampleProblems(heldOutTopics(), TOPIC_LABELS),
  ...exampleProblems(readCommands('examples'), COMMAND_LABELS),
  ...exampleProblems(heldOutCommands(), COMMAND_LABELS),
];

/**
 * What people say to a coach on an ordinary day: harmless, but for low mood, which can be more than
 * that.
 */
const ordinaryTalkIn = (folder: string) =>
  [...readTopics(folder), ...readCommands(folder)].filter(({ label }) => label !== 'low-mood');
export const ordinaryTalk = () => ordinaryTalkIn('examples');
export const heldOutOrdinaryTalk = () => ordinaryTalkIn('held-out');

const withFeatures = (lines: readonly Pick<Line, 'text' | 'label'>[]) =>
  lines.map(({ text, label }) => ({ features: featuresOf(text), label }));

/** Learns what somebody talks about. */
export const fitTopics = (): Fitted =>
  fitClassifier({
    labels: TOPIC_LABELS,
    texts: withFeatures(readTopics('examples')),
    buckets: 2 ** 15,
    rarest: 2,
  });

/**
 * Learns what is to be done instead of talked about. Whoever speaks of a topic gives no command.
 */
export function fitCommands(): Fitted {
  const talked = readTopics('examples')
    .filter(({ label }) => label !== NONE)
    .map(({ text }) => ({ text, label: NONE }));
  return fitClassifier({
    labels: COMMAND_LABELS,
    texts: withFeatures([...readCommands('examples'), ...talked]),
    buckets: 2 ** 15,
    rarest: 2,
  });
}
