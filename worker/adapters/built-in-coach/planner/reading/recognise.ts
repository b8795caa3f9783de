import { allKinds, PLANNER_WORDS } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import compiled from '#worker/generated/goal-kinds-model.json' with { type: 'json' };
import { type Classifier, createClassifier } from '#worker/lib/text-classifier/classifier.ts';
import { type GoalModel, goalFeaturesOf } from './goal-features.ts';
import type { GoalWords } from './goal-words.ts';

/** The label of what is no goal at all. */
export const NONSENSE = 'none';

/**
 * From this probability on a kind is planned without a question: of the goals by other hands that
 * reach it one in 150 is of another kind (docs/goal-quality.md), and just below it three times as
 * many are.
 */
export const SURE = 0.55;
/**
 * From this one on it is planned, and whether it is that kind is asked beside the plan: one in ten
 * is not. Below it three in ten are of another kind and as many of none, so that the plan is made
 * of their own words, with the likeliest kinds to choose from.
 */
const LIKELY = 0.45;
/** So many times as likely as that it is of no kind. */
const CLEARLY = 2;
/** Below this one no kind is named as what it might be mostly about. */
const THOUGHT_OF = 0.1;
/** Below this nobody has it in mind: it is not offered to who was misread. */
const THINKABLE = 0.0001;
/**
 * From this one on it is no goal: whoever is refused a plan wrongly is annoyed more than whoever
 * gets a needless one.
 */
const SURELY_NONSENSE = 0.7;
/** So many kinds are offered where it is not sure, and none that is less likely than this. */
const OFFERED = 5;
const OFFERED_FROM = 0.01;
/** In other languages, of which less is known, fewer are thinkable. */
const OFFERED_ABROAD = 0.06;
/** So much of a goal is looked at. */
const READ_AT_MOST = 600;

/** What a goal is about, as far as it can be told. Kinds are ids, the likeliest first. */
export type Recognised =
  | { readonly is: 'sure'; readonly kind: string; readonly probability: number }
  | { readonly is: 'likely'; readonly kind: string; readonly choices: readonly string[] }
  | { readonly is: 'unsure' | 'unknown'; readonly choices: readonly string[] }
  | { readonly is: 'nonsense' };

const model = compiled as unknown as GoalModel;
let classifier: Classifier | undefined;
const load = () => {
  classifier ??= createClassifier(model);
  return classifier;
};

export interface LikelyKind {
  readonly kind: string;
  readonly probability: number;
}

function probabilitiesOf(text: string, language: PlanLanguage): Float64Array {
  const found = load().probabilitiesOf(goalFeaturesOf(text.slice(0, READ_AT_MOST)));
  if (language === 'en') return found;
  const raised = found.map((one) => one ** model.abroad);
  const sum = raised.reduce((all, one) => all + one, 0) || 1;
  return raised.map((one) => one / sum);
}

type Asked = Pick<GoalWords, 'title' | 'description'>;

/**
 * How likely each label is, the likeliest first. Title and whole are two witnesses, of whom each
 * can rule out what the other thinks likely: the geometric mean of what they say. Of goals by other
 * hands it finds as many as the surer of the two, with half as many mistakes.
 */
export function likelyKinds({ title, description }: Asked, language: PlanLanguage = 'en') {
  const { labels } = load();
  const alone = probabilitiesOf(title, language);
  const whole = description === '' ? alone : probabilitiesOf(`${title}. ${description}`, language);
  const together = labels.map((_, at) => Math.sqrt((alone[at] as number) * (whole[at] as number)));
  const sum = together.reduce((all, one) => all + one, 0) || 1;
  return labels
    .map((kind, at): LikelyKind => ({ kind, probability: (together[at] as number) / sum }))
    .toSorted((one, other) => other.probability - one.probability);
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Kinds that may be offered to somebody: not what has no plan, nor what asks for a person first.
 */
function offered(likely: readonly LikelyKind[]): string[] {
  const { unknown, care } = PLANNER_WORDS;
  const known = new Set(allKinds().map(({ id }) => id));
  return likely
    .map(({ kind }) => kind)
    .filter((kind) => known.has(kind) && kind !== unknown && kind !== care);
}

/** Kinds that a goal may well be of, the likeliest first. */
export const plannableKinds = (words: Asked, language: PlanLanguage = 'en') =>
  offered(likelyKinds(words, language).filter(({ probability }) => probability >= THINKABLE));

/**
 * Reads what kind of goal this is, by the trained classifier. Linear in the text’s length, and
 * never throws.
 */
export function recognise(words: Asked, language: PlanLanguage = 'en'): Recognised {
  if (!hasWords(`${words.title} ${words.description}`)) return { is: 'nonsense' };
  const likely = likelyKinds(words, language);
  const [best] = likely;
  const known = new Set(allKinds().map(({ id }) => id));
  const least = language === 'en' ? OFFERED_FROM : OFFERED_ABROAD;
  const choices = offered(likely.filter(({ probability }) => probability >= least)).slice(
    0,
    OFFERED,
  );
  if (!best) return { is: 'unknown', choices };
  if (best.kind === NONSENSE && best.probability >= SURELY_NONSENSE) return { is: 'nonsense' };
  if (best.kind === NONSENSE || best.kind === PLANNER_WORDS.unknown || !known.has(best.kind))
    return { is: 'unknown', choices };
  if (best.probability >= SURE)
    return { is: 'sure', kind: best.kind, probability: best.probability };
  const unknown = likely.find(({ kind }) => kind === PLANNER_WORDS.unknown)?.probability ?? 0;
  return best.probability >= LIKELY && best.probability >= unknown * CLEARLY
    ? { is: 'likely', kind: best.kind, choices }
    : { is: best.probability >= THOUGHT_OF ? 'unsure' : 'unknown', choices };
}

const JOINS =
  /\s*(?:;|\s(?=\d[.)]\s)|\n|\s\+\s|\s&\s|,?\s(?:and|as well as|plus|und|sowie|y|et|ainsi que)\s(?:also\s|auch\s|también\s|aussi\s)?|,\s)\s*/;
/** More parts than this are a list, and hardly one goal a part. */
const MOST_PARTS = 4;
/** Each part has to be clear by itself: “bread and butter” is one thing. */
const CLEAR_PART = 0.65;

/** The goals in a title that holds several of different kinds; none where it is one. */
export function severalGoals(title: string, language: PlanLanguage = 'en'): readonly string[] {
  const parts = title
    .slice(0, 200)
    .split(JOINS)
    .map((part) => part.replace(/^\s*(?:\d+[.)]|-)\s*/, '').trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const kinds = parts.map((part) => recognise({ title: part, description: '' }, language));
  const clear = kinds.flatMap((kind) =>
    kind.is === 'sure' && kind.probability >= CLEAR_PART ? [kind.kind] : [],
  );
  const isEach = clear.length === parts.length && new Set(clear).size === parts.length;
  return isEach && parts.every((part) => part.split(/\s+/).length >= 2) ? parts : [];
}
