import { mkdirSync, writeFileSync } from 'node:fs';
import { readGoalKinds } from '#scripts/content/goal-kinds.ts';
import { readPlannerWords } from '#scripts/content/planner-words.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { exampleProblems, readLines } from '#scripts/train/examples.ts';
import { type Fitted, fitClassifier } from '#scripts/train/fit.ts';
import {
  GOAL_BUCKETS,
  goalBucketOf,
  goalFeaturesOf,
} from '#worker/adapters/built-in-coach/planner/reading/goal-features.ts';

const NONE = 'none';
/** What hands write for a goal of no kind. */
const UNKNOWN = 'unknown';
/** What hands write for two or three goals in one; nothing to learn a kind from. */
const SEVERAL = 'several';

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
    ...exampleProblems(heldOutGoals(), [...labels, SEVERAL], 2300),
  ];
}

/**
 * Every goal that is learnt from: the kinds’ own, and lines of other hands. A description stands
 * behind the title.
 */
function lessons(): { text: string; label: string }[] {
  const { unknown } = readPlannerWords();
  const { kinds, languages } = readGoalKinds();
  const told = Object.values(languages).flat();
  const own = [...kinds, ...told].flatMap(({ id, examples }) =>
    examples.map((text) => ({ text, label: id })),
  );
  const lines = readGoals('examples').map(({ text, label }) => ({
    text,
    label: label === UNKNOWN ? unknown : label,
  }));
  return [...own, ...ownTexts(), ...lines];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value !== null && typeof value === 'object' && 'text' in value ? textsIn(value.text) : [];
}

const titlesIn = (steps: unknown) =>
  (steps as readonly { readonly title: unknown }[]).flatMap(({ title }) => textsIn(title));

/**
 * What a kind calls itself and its checkpoints holds the words of its trade: each is learnt like a
 * goal.
 */
function ownTexts(): { text: string; label: string }[] {
  const { kinds, languages } = readGoalKinds();
  return [...kinds, ...Object.values(languages).flat()].flatMap(
    ({ id, title, understood, thing, steps, rounds }) => {
      const names = (thing?.names ?? []).flatMap((name) =>
        typeof name === 'string' ? [name] : Object.keys(name),
      );
      const titles = [steps, rounds].flatMap(titlesIn);
      return [title, ...textsIn(understood), ...names, ...titles].map((text) => ({
        text: text.replace(/\{[a-z-]+\}/g, ' ').trim(),
        label: id,
      }));
    },
  );
}

/** Learns what kind of goal somebody has. */
export const fitGoals = (): Fitted =>
  fitClassifier({
    labels: labelsOf(),
    texts: lessons().map(({ text, label }) => ({ features: goalFeaturesOf(text), label })),
    buckets: GOAL_BUCKETS,
    rarest: (bucket) => goalBucketOf(bucket).rarest,
    counts: (bucket) => goalBucketOf(bucket).counts,
    passes: 10,
    folds: 5,
    steps: 31,
  });

/**
 * Learns it and writes what the Worker runs on; says of how many goals not learnt from it was
 * right.
 */
export function trainGoalKinds(): { goals: number; right: number } {
  const { model, unseen: all } = fitGoals();
  const unseen = all.slice(0, readGoalKinds().kinds.flatMap(({ examples }) => examples).length);
  mkdirSync(inRoot('worker', 'generated'), { recursive: true });
  const file = inRoot('worker', 'generated', 'goal-kinds-model.json');
  writeFileSync(file, `${JSON.stringify(model)}\n`);
  const right = unseen.filter(
    ({ label, probabilities }) =>
      model.labels[probabilities.indexOf(Math.max(...probabilities))] === label,
  );
  return { goals: unseen.length, right: right.length / Math.max(1, unseen.length) };
}
