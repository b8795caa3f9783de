import { mkdirSync, writeFileSync } from 'node:fs';
import { type KindWithExamples, readGoalKinds } from '#scripts/content/goal-kinds.ts';
import { readPlannerWords } from '#scripts/content/planner-words.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { exampleProblems, readLines } from '#scripts/train/examples.ts';
import { type Fitted, fitClassifier, type Scored } from '#scripts/train/fit.ts';
import {
  GOAL_BUCKETS,
  type GoalModel,
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

/** A title with a description behind it. */
const TITLE = /^(.{3,200}?[.!?]) .+$/s;

/** A text that is learnt from, and whether it tells how sure to be of one in its language. */
interface Learnt {
  readonly text: string;
  readonly label: string;
  readonly measures?: 'english' | 'others';
}

/** Lines of other hands in English, and the few of each kind in other languages. */
function linesOf(files: 'words' | 'others'): Learnt[] {
  const { unknown } = readPlannerWords();
  return readLines(`content/goals/examples/${files}-*.tsv`).map(({ text, label }) => ({
    text,
    label: label === UNKNOWN ? unknown : label,
  }));
}

/**
 * Every goal that is learnt from: the kinds’ own, and lines of other hands. A description stands
 * behind the title; such a title is learnt alone, too, since it is looked at alone. Whoever has a
 * title of their own among the lessons measures nothing: half of it has been seen.
 */
function lessons(): Learnt[] {
  const { kinds, languages } = readGoalKinds();
  const ownOf = (all: readonly KindWithExamples[]) =>
    all.flatMap(({ id, examples }) => examples.map((text) => ({ text, label: id })));
  const english = [...ownOf(kinds), ...linesOf('words')];
  const others = [...ownOf(Object.values(languages).flat()), ...linesOf('others')];
  const titles = [...english, ...others].flatMap(({ text, label }) => {
    const title = TITLE.exec(text)?.[1];
    return title ? [{ text: title, label }] : [];
  });
  const measuring = (all: readonly Learnt[], measures: 'english' | 'others') =>
    all.map((one) => (TITLE.test(one.text) ? one : { ...one, measures }));
  return [
    ...measuring(english, 'english'),
    ...measuring(others, 'others'),
    ...titles,
    ...ownTexts(),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value !== null && typeof value === 'object' && 'text' in value ? textsIn(value.text) : [];
}

const titlesIn = (steps: unknown) =>
  ((steps ?? []) as readonly { readonly title: unknown }[]).flatMap(({ title }) => textsIn(title));

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

/** How sure one may be, as an exponent of what was said of texts that were not learnt from. */
function sharpnessOf(unseen: readonly Scored[], labels: readonly string[]): number {
  const surprise = (sharpness: number) =>
    unseen.reduce((sum, { label, probabilities }) => {
      const raised = probabilities.map((one) => one ** sharpness);
      const own = raised[labels.indexOf(label)] as number;
      return sum - Math.log(Math.max(1e-9, own / raised.reduce((all, one) => all + one, 0)));
    }, 0);
  const candidates = Array.from({ length: 61 }, (_, index) => 0.4 + index * 0.02);
  const surprises = candidates.map(surprise);
  return candidates[surprises.indexOf(Math.min(...surprises))] as number;
}

/**
 * Learns what kind of goal somebody has: one classifier for all languages, since much is called the
 * same in them, with a measure of its own of how sure to be in English.
 */
export function fitGoals(): { model: GoalModel; unseen: Scored[] } {
  const all = lessons();
  const { model, unseen }: Fitted = fitClassifier({
    labels: labelsOf(),
    texts: all.map(({ text, label }) => ({ features: goalFeaturesOf(text), label })),
    buckets: GOAL_BUCKETS,
    rarest: (bucket) => goalBucketOf(bucket).rarest,
    counts: (bucket) => goalBucketOf(bucket).counts,
    passes: 10,
    folds: 5,
    steps: 31,
  });
  const sharpness = (measures: Learnt['measures']) =>
    sharpnessOf(
      unseen.filter((_, at) => all[at]?.measures === measures),
      model.labels,
    );
  const english = sharpness('english');
  return {
    model: {
      ...model,
      temperature: Number((model.temperature / english).toFixed(3)),
      abroad: Number((sharpness('others') / english).toFixed(3)),
    },
    unseen,
  };
}

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
