import { CONDITIONED, type Condition } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { type FiledKind, type Variant, variantText } from './goal-kind-form.ts';
import { slotProblems } from './goal-kind-texts.ts';

/** Every condition of a kind with the name of its field. */
function* conditionsOf(value: unknown, path: string): Generator<[string, Condition]> {
  if (value === null || typeof value !== 'object') return;
  if ('when' in value || 'unless' in value || 'about' in value) yield [path, value as Condition];
  for (const [key, one] of Object.entries(value))
    yield* conditionsOf(one, path ? `${path}.${key}` : key);
}

/** Conditions that can never come true, and topics that nothing is about. */
function conditionProblems(file: string, kind: FiledKind): string[] {
  const things = (kind.thing?.names ?? []).flatMap((name) =>
    typeof name === 'string' ? [name] : Object.entries(name).flat(),
  );
  const topics = Object.keys(kind.topics ?? {});
  const canBe = (condition: string) => {
    const [id, label] = condition.split('=');
    const asked = kind.questions.find((question) => question.id === id);
    return asked && (label === undefined || asked.choices?.some((one) => one.label === label));
  };
  const texts = Object.fromEntries(CONDITIONED.map((key) => [key, kind[key]]));
  const found = [...conditionsOf(texts, '')];
  const used = new Set(found.flatMap(([, { about }]) => [about ?? []].flat()));
  return [
    ...found.flatMap(([path, { when, unless, about }]) => [
      ...[when ?? [], unless ?? []]
        .flat(2)
        .filter((condition) => !canBe(condition))
        .map((condition) => `${file}: ${path}: no question has the answer “${condition}”`),
      ...[about ?? []]
        .flat()
        .filter((name) => !topics.includes(name) && !things.includes(name))
        .map((name) => `${file}: ${path}: “${name}” is neither a topic nor a thing of this kind`),
    ]),
    ...topics
      .filter((topic) => !used.has(topic))
      .map((topic) => `${file}: topics: nothing is about “${topic}”`),
  ];
}

const isConditioned = (one: unknown): boolean =>
  Array.isArray(one)
    ? one.every(isConditioned)
    : one !== null &&
      typeof one === 'object' &&
      ('when' in one || 'unless' in one || 'about' in one);
const forAll = <One>(all: readonly One[]) => all.filter((one) => !isConditioned(one));

/** Whatever is answered, a plan has its first step, its last, and enough between them. */
function enoughProblems(file: string, kind: FiledKind): string[] {
  const { steps, rounds = [], short, sprint, atMost } = kind;
  const all = [...steps, ...rounds, ...(short ? [short] : []), ...(sprint.steps ?? [])];
  const urgent = steps.flatMap(({ within }, at) => (within === undefined ? [] : [at]));
  const days = steps.flatMap(({ within }) => within ?? []);
  const isEarly =
    urgent.every((at, index) => at === (urgent[0] ?? 0) + index) && (urgent[0] ?? 1) <= 1;
  return [
    ...(atMost !== undefined && atMost > forAll(steps).length
      ? [`${file}: atMost: there are fewer steps for everybody`]
      : []),
    ...(forAll(steps).length < 5 || [steps.at(0), steps.at(-1)].some(isConditioned)
      ? [`${file}: steps: the first, the last and three between them are for everybody`]
      : []),
    ...(atMost === undefined && forAll(rounds).length < 4
      ? [`${file}: rounds: four are for everybody`]
      : []),
    ...all.flatMap(({ title, tasks }) =>
      forAll(tasks).length < 2
        ? [
            `${file}: “${variantText([title].flat().at(-1) as Variant)}”: two tasks are for everybody`,
          ]
        : [],
    ),
    ...(isEarly && days.every((day, at) => day >= (days[at - 1] ?? 0))
      ? []
      : [`${file}: steps: those with within stand behind the first, in order of their days`]),
  ];
}

/** Days, hours or a load may turn out too few: then it has to be said. */
function takesProblems(file: string, { takes, measure }: FiledKind): string[] {
  const canBeShort =
    takes?.days ?? takes?.hours ?? takes?.limit ?? measure?.adds ?? measure?.counts === 'load';
  return canBeShort && !(takes?.short && takes.first)
    ? [`${file}: takes: short and first are said where the days are too few`]
    : [];
}

function stepProblems(file: string, kind: FiledKind): string[] {
  const { steps, rounds = [], short, questions, measure } = kind;
  const all = [...steps, ...rounds, ...(short ? [short] : [])];
  const titles = all.map(({ title }) => variantText([title].flat().at(-1) as Variant));
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

/** What is wrong with a kind in whatever language it is told, apart from its words. */
export const kindProblems = (file: string, kind: FiledKind): string[] => [
  ...stepProblems(file, kind),
  ...enoughProblems(file, kind),
  ...takesProblems(file, kind),
  ...slotProblems(file, kind),
  ...conditionProblems(file, kind),
];
