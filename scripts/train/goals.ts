import { readGoalKinds } from '#scripts/content/goal-kinds.ts';
import { readPlannerWords } from '#scripts/content/planner-words.ts';
import { featuresOf } from '#worker/lib/text-classifier/features.ts';
import { exampleProblems, readLines } from './examples.ts';
import { type Fitted, fitClassifier } from './fit.ts';

const NONE = 'none';
/** What hands write for a goal of no kind. */
const UNKNOWN = 'unknown';

const readGoals = (folder: string) => readLines(`content/goals/${folder}/*.tsv`);

/** Goals of other hands, which nothing is learnt from. */
export const heldOutGoals = () => readGoals('held-out');

/** The labels of a line, and of the classifier: every kind, and nonsense. */
const labelsOf = () => [NONE, ...readGoalKinds().kinds.map(({ id }) => id)];

/** What is wrong with the lines. */
export function checkGoalExamples(): string[] {
  const labels = [...labelsOf(), UNKNOWN];
  return [
    ...exampleProblems(readGoals('examples'), labels, 2300),
    ...exampleProblems(heldOutGoals(), labels, 2300),
  ];
}

/** Every goal that is learnt from: the kinds’ own, and lines of other hands. A description stands behind the title. */
function lessons(): { text: string; label: string }[] {
  const { unknown } = readPlannerWords();
  const own = readGoalKinds().kinds.flatMap(({ id, examples }) =>
    examples.map((text) => ({ text, label: id })),
  );
  const lines = readGoals('examples').map(({ text, label }) => ({
    text,
    label: label === UNKNOWN ? unknown : label,
  }));
  return [...own, ...lines];
}

/** Learns what kind of goal somebody has. */
export const fitGoals = (): Fitted =>
  fitClassifier({
    labels: labelsOf(),
    texts: lessons().map(({ text, label }) => ({ features: featuresOf(text), label })),
    buckets: 2 ** 15,
    rarest: 1,
    passes: 20,
    least: 2,
  });
