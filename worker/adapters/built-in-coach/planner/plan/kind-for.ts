import type {
  Condition,
  GoalKind,
  WrittenKind,
} from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { CONDITIONED } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { GivenAnswer } from '#worker/adapters/built-in-coach/planner/reading/answers.ts';

/** What conditions are held against. */
export interface Circumstances {
  readonly answers: ReadonlyMap<string, GivenAnswer>;
  /** Topics and things that the goal speaks of. */
  readonly about: ReadonlySet<string>;
}

const listOf = (names: string | readonly string[] | undefined) =>
  names === undefined ? undefined : [names].flat();

function isAnswered(condition: string, { answers }: Circumstances): boolean {
  const [id = '', label] = condition.split('=');
  const answer = answers.get(id);
  if (!answer || label === undefined) return answer !== undefined;
  return answer.text.toLowerCase() === label.toLowerCase();
}

function holds({ when, unless, about }: Condition, circumstances: Circumstances): boolean {
  const isTrue = (condition: string) => isAnswered(condition, circumstances);
  return (
    (listOf(when)?.some(isTrue) ?? true) &&
    !(listOf(unless)?.some(isTrue) ?? false) &&
    (listOf(about)?.some((name) => circumstances.about.has(name)) ?? true)
  );
}

const IS_CONDITION = new Set(['when', 'unless', 'about']);

/**
 * What is left of a value of a kind: undefined where it is for others, its text where it has one.
 */
function leftOf(value: unknown, circumstances: Circumstances): unknown {
  if (Array.isArray(value))
    return value.map((one) => leftOf(one, circumstances)).filter((one) => one !== undefined);
  if (value === null || typeof value !== 'object') return value;
  if (!holds(value as Condition, circumstances)) return undefined;
  if ('text' in value) return leftOf(value.text, circumstances);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !IS_CONDITION.has(key))
      .map(([key, one]) => [key, leftOf(one, circumstances)]),
  );
}

/** Empty where all variants of a text are for others; such a task or caution falls away. */
const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0;

function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(withoutNothing).filter((one) => one !== undefined && !isNothing(one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const kept = withoutNothing(one);
      return kept === undefined || isNothing(kept) ? [] : [[key, kept]];
    }),
  );
}

/** So many cautions are shown, and of those that are for everybody one. */
const MOST_CAUTIONS = 2;

/** What is to be shown of the cautions: those for what was said, then one that is for everybody. */
function cautionsFor(value: unknown, circumstances: Circumstances): unknown[] {
  const all = [value ?? []].flat() as readonly unknown[];
  const isSpecial = (one: unknown) =>
    one !== null &&
    typeof one === 'object' &&
    Object.keys(one).some((key) => IS_CONDITION.has(key));
  const shown = (those: readonly unknown[]) =>
    (withoutNothing(leftOf(those, circumstances)) ?? []) as unknown[];
  const special = shown(all.filter(isSpecial));
  const general = shown(all.filter((one) => !isSpecial(one))).slice(0, 1);
  // One caution may stand there for an answer and for a topic.
  return [...new Set([...special, ...general])].slice(0, MOST_CAUTIONS);
}

/**
 * A kind for one person: without the texts, tasks and steps that are for others. `begins` is the
 * number of the step that the plan begins with, in the file (from 1) and then in what is left.
 */
export function kindFor(
  kind: WrittenKind,
  begins: number,
  circumstances: Circumstances,
): { kind: GoalKind; begins: number } {
  const told = Object.fromEntries(
    CONDITIONED.map((key) => [key, withoutNothing(leftOf(kind[key], circumstances))]),
  );
  const steps = kind.steps as readonly unknown[];
  const closed = steps
    .slice(0, begins - 1)
    .filter((step) => leftOf(step, circumstances) === undefined).length;
  const { rounds = [], ...others } = told;
  return {
    kind: {
      ...kind,
      ...others,
      rounds,
      cautions: cautionsFor(kind.cautions, circumstances),
    } as unknown as GoalKind,
    begins: begins - closed,
  };
}
