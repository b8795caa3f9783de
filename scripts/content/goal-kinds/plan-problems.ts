import type { FiledKind } from './kind-file.ts';
import { forAll, isConditioned, type Variant, wordingOf } from './variants.ts';

/** Whoever answers what, a plan has its first step, its last, and enough between them. */
export function enoughProblems(
  file: string,
  { steps, rounds, short, sprint }: FiledKind,
): string[] {
  const all = [...steps, ...rounds, ...(short ? [short] : []), ...(sprint.steps ?? [])];
  const urgent = steps.flatMap(({ within }, at) => (within === undefined ? [] : [at]));
  const days = steps.flatMap(({ within }) => within ?? []);
  const isEarly =
    urgent.every((at, index) => at === (urgent[0] ?? 0) + index) && (urgent[0] ?? 1) <= 1;
  return [
    ...(forAll(steps).length < 5 || [steps.at(0), steps.at(-1)].some(isConditioned)
      ? [`${file}: steps: the first, the last and three between them are for everybody`]
      : []),
    ...(forAll(rounds).length < 4 ? [`${file}: rounds: four are for everybody`] : []),
    ...all.flatMap(({ title, tasks }) =>
      forAll(tasks).length < 2
        ? [`${file}: “${wordingOf([title].flat().at(-1) as Variant)}”: two tasks are for everybody`]
        : [],
    ),
    ...(isEarly && days.every((day, at) => day >= (days[at - 1] ?? 0))
      ? []
      : [`${file}: steps: those with within stand behind the first, in order of their days`]),
  ];
}

/** Days, hours or a load may turn out too few: then it has to be said. */
export function takesProblems(file: string, { takes, measure }: FiledKind): string[] {
  const canBeShort =
    takes?.days ?? takes?.hours ?? takes?.limit ?? measure?.adds ?? measure?.counts === 'load';
  return canBeShort && !(takes?.short && takes.first)
    ? [`${file}: takes: short and first are said where the days are too few`]
    : [];
}

/** Checkpoints and questions that are told twice, and figures without what they need. */
export function stepProblems(file: string, kind: FiledKind): string[] {
  const { steps, rounds, short, questions, measure } = kind;
  const all = [...steps, ...rounds, ...(short ? [short] : [])];
  const titles = all.map(({ title }) => wordingOf([title].flat().at(-1) as Variant));
  const repeated = titles.filter((title, at) => titles.indexOf(title) !== at);
  return [
    ...repeated.map((title) => `${file}: two checkpoints are called “${title}”`),
    ...(new Set(questions.map(({ id }) => id)).size < questions.length
      ? [`${file}: questions: an id is used twice`]
      : []),
    ...(measure?.counts === 'load' && !measure.grows && !measure.adds
      ? [`${file}: measure: a load needs grows or adds`]
      : []),
    ...(measure?.unit === 'count' && !measure.noun
      ? [`${file}: measure.noun: a count needs its noun`]
      : []),
  ];
}
