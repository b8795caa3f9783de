import * as z from 'zod/mini';
import {
  CONDITIONED,
  type Condition,
  MEASURE_UNITS,
  NAMED_PEOPLE,
} from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { prose } from './read.ts';

const names = z.optional(z.union([z.string(), z.array(z.string())]));
const CONDITION = { when: names, unless: names, about: names };

/**
 * Texts as they stand in a file; with their slots filled they may be longer, and are held to the
 * contract again.
 */
const variant = (min: number, max: number) =>
  z.union([prose(min, max), z.strictObject({ ...CONDITION, text: prose(min, max) })]);
export const variants = (min: number, max: number) =>
  z.union([variant(min, max), z.array(variant(min, max)).check(z.minLength(1, 'is empty'))]);
export type Variant = string | (Condition & { text: string });
export const variantText = (one: Variant) => (typeof one === 'string' ? one : one.text);
export const list = <Schema extends z.ZodMiniType>(schema: Schema, least: number, most: number) =>
  z
    .array(schema)
    .check(z.minLength(least, `fewer than ${least}`), z.maxLength(most, `more than ${most}`));

export const Title = variants(3, 120);
const Task = variants(12, 240);
export const IfThenText = variants(20, 240).check(
  z.refine(
    (text) =>
      [text]
        .flat()
        .map(variantText)
        .every((one) => /^(?:If|When|Wenn|Cuando|Si|Quand|Lorsque)\b/.test(one)),
    'begins with neither If nor When',
  ),
);
const source = z.string().check(z.minLength(10, 'is no source'));
const positive = z.number().check(z.positive());
const share = z.number().check(z.positive(), z.maximum(1, 'is more than 1'));

/** What a checkpoint says. */
export const STEP = {
  title: Title,
  why: variants(10, 240),
  know: variants(8, 200),
  tasks: list(Task, 2, 8),
  ifThen: IfThenText,
};

const from = z.optional(z.int().check(z.minimum(7), z.maximum(366)));

const Step = z.strictObject({
  ...CONDITION,
  ...STEP,
  keep: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  within: z.optional(z.int().check(z.minimum(8), z.maximum(28))),
  from,
});

/** A round may have its place: before a step of that number, or behind one. */
const place = z.optional(z.int().check(z.minimum(2), z.maximum(12)));
const Round = z.strictObject({ ...CONDITION, ...STEP, before: place, after: place, from });

const Measure = z.strictObject({
  unit: z.enum(MEASURE_UNITS),
  noun: z.optional(z.tuple([z.string(), z.string()])),
  also: z.optional(z.array(z.string())),
  counts: z.enum(['total', 'load']),
  direction: z.enum(['up', 'down']),
  beginner: z.number().check(z.minimum(0)),
  usual: z.optional(positive),
  none: z.optional(z.array(z.string())),
  most: z.optional(positive),
  first: share,
  grows: z.optional(share),
  adds: z.optional(positive),
  peak: z.optional(z.array(z.strictObject({ over: z.number().check(z.minimum(0)), share }))),
  rests: z.optional(z.int().check(z.minimum(2))),
  source,
});

const KindQuestion = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z-]*$/, 'is not of small letters')),
  text: prose(8, 200),
  choices: z.optional(
    list(
      z.strictObject({
        label: prose(1, 80),
        today: z.optional(z.number().check(z.minimum(0))),
        begins: z.optional(z.int().check(z.minimum(1))),
        words: z.optional(list(z.string().check(z.minLength(2)), 1, 60)),
        says: z.optional(prose(1, 80)),
      }),
      2,
      6,
    ),
  ),
});

/** All that is read of a kind. */
const TEXTS = {
  title: prose(3, 60),
  understood: variants(5, 120),
  questions: list(KindQuestion, 1, 4),
  steps: list(Step, 5, 12),
  short: z.optional(Step),
  rounds: z.optional(list(Round, 4, 12)),
  obstacles: list(
    z.strictObject({
      label: prose(3, 80),
      words: z.optional(z.array(z.string())),
      ifThen: IfThenText,
    }),
    2,
    8,
  ),
  smallest: variants(5, 120),
  sprint: z.strictObject({
    opening: Title,
    result: Title,
    begin: variants(10, 240),
    improve: variants(10, 240),
    steps: z.optional(list(Step, 3, 3)),
  }),
  result: variants(5, 140),
  cautions: z.optional(list(variants(10, 280), 1, 6)),
  care: z.optional(variants(12, 280)),
};

const Takes = z.strictObject({
  days: z.optional(positive),
  hours: z.optional(positive),
  hoursFor: z.optional(z.array(z.strictObject({ words: z.array(z.string()), hours: positive }))),
  limit: z.optional(
    z.strictObject({ unit: z.enum(MEASURE_UNITS), aWeek: positive, says: variants(10, 280) }),
  ),
  short: z.optional(variants(10, 280)),
  first: z.optional(variants(5, 140)),
});

export const Topics = z.optional(z.record(z.string(), z.array(z.string()).check(z.minLength(1))));

export const ThingForm = z.strictObject({
  names: z.optional(z.array(z.union([z.string(), z.record(z.string(), z.string())]))),
  after: z.optional(z.array(z.string())),
  otherwise: z.optional(prose(2, 60)),
});

/** A goal in somebody’s own words. */
export const GoalExample = z.string().check(z.minLength(3), z.maxLength(400));

export const KindFile = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z-]*$/, 'is not of small letters and hyphens')),
  ...TEXTS,
  examples: list(GoalExample, 20, 400),
  thing: z.optional(ThingForm),
  topics: Topics,
  date: z.optional(z.literal('fixed')),
  person: z.optional(z.enum(NAMED_PEOPLE)),
  often: z.optional(z.int().check(z.minimum(1), z.maximum(7))),
  sitting: z.optional(z.int().check(z.minimum(1), z.maximum(240))),
  atMost: z.optional(z.int().check(z.minimum(4), z.maximum(20))),
  measure: z.optional(Measure),
  takes: z.optional(Takes),
  sources: list(source, 1, 12),
  review: list(prose(10, 300), 1, 12),
});

/** A kind as its file has it, with what is only for those who write it and for the classifier. */
export type Filed = z.output<typeof KindFile>;

const SLOT = /\{([A-Za-z-]+)\}/g;

/** TextSlots that are filled in every plan of a kind, and those that may be. */
function slotsOf(kind: Filed) {
  const { measure, thing, often, sitting, person = 'who', takes } = kind;
  const sure = new Set(['goal', 'weeks', 'date', 'span']);
  const may = new Set([
    ...sure,
    'hours',
    person,
    'obstacle',
    'thing',
    'days',
    'do',
    'start',
    'trouble',
  ]);
  for (const [slot, isSure] of [
    ['often', often !== undefined],
    ['sitting', sitting !== undefined],
    ['thing', thing?.otherwise !== undefined],
  ] as const) {
    if (isSure) sure.add(slot);
    may.add(slot);
  }
  for (const { id } of kind.questions) may.add(id);
  if (takes?.hours) for (const slot of ['all-hours', 'each']) sure.add(slot).add(slot);
  if (measure) {
    for (const slot of ['amount', 'target', 'today', 'first', 'each', 'left', 'pace', 'distance'])
      may.add(slot);
    if ((measure.usual && !measure.none) || (measure.unit === 'hours' && takes?.hours))
      for (const slot of ['amount', 'target', 'left']) sure.add(slot);
    if (measure.beginner > 0) sure.add('first');
  }
  for (const slot of sure) may.add(slot);
  return { sure, may };
}

/** Every text of a kind with the name of its field. */
export function* textsOf(value: unknown, path: string): Generator<[string, Variant[]]> {
  const isVariant = (one: unknown) =>
    typeof one === 'string' || (one !== null && typeof one === 'object' && 'text' in one);
  if (isVariant(value)) yield [path, [value as Variant]];
  else if (Array.isArray(value)) {
    const isVariants = value.every(isVariant) && !/tasks$|words$|cautions$/.test(path);
    if (isVariants) yield [path, value as Variant[]];
    else for (const [at, one] of value.entries()) yield* textsOf(one, `${path}.${at}`);
  } else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value))
      if (!['when', 'unless', 'about'].includes(key))
        yield* textsOf(one, path ? `${path}.${key}` : key);
}

/** Known wherever a plan is said to be too short, if anything is measured. */
const LATE = ['needed', 'reachable', 'target', 'each', 'first'];

/** Known at most checkpoints, and not where nothing is due yet. */
const COUNTED = new Set(['amount', 'target', 'left', 'first', 'each']);
/**
 * What may fall away in a plan where it is for others; anything else needs a text for everybody.
 */
const MAY_FALL_AWAY = /\.tasks\.\d+$|^cautions\.\d+$|^care$/;

const slotsIn = (one: Variant) =>
  [...variantText(one).matchAll(SLOT)].map(([, slot]) => slot as string);
const isForAll = (one: Variant) => typeof one === 'string';

function slotProblems(file: string, kind: Filed): string[] {
  const { sure, may } = slotsOf(kind);
  const texts = Object.fromEntries(
    [...CONDITIONED, 'takes' as const].map((key) => [key, kind[key]]),
  );
  return [...textsOf(texts, '')].flatMap(([path, all]) => {
    const here = path.startsWith('takes.') ? [...may, 'needed', 'reachable'] : [...may];
    const wrong = all.flatMap(slotsIn).filter((slot) => !here.includes(slot));
    const last = all.at(-1) as Variant;
    const open = slotsIn(last).filter((slot) => !sure.has(slot) && may.has(slot));
    const end = all.findIndex(
      (one) => isForAll(one) && slotsIn(one).every((slot) => sure.has(slot) && !COUNTED.has(slot)),
    );
    return [
      ...wrong.map((slot) => `${file}: ${path}: there is no slot {${slot}} in this kind`),
      ...(open.filter((slot) => !LATE.includes(slot)).length > 0
        ? [`${file}: ${path}: {${open[0]}} may be unknown; add a variant without it`]
        : []),
      ...(isForAll(last) || MAY_FALL_AWAY.test(path)
        ? []
        : [`${file}: ${path}: is for some only; add a variant for everybody`]),
      ...(end >= 0 && end < all.length - 1
        ? [
            `${file}: ${path}: the variants behind “${variantText(all[end] as Variant)}” are never reached`,
          ]
        : []),
    ];
  });
}

/** Every condition of a kind with the name of its field. */
function* conditionsOf(value: unknown, path: string): Generator<[string, Condition]> {
  if (value === null || typeof value !== 'object') return;
  if ('when' in value || 'unless' in value || 'about' in value) yield [path, value as Condition];
  for (const [key, one] of Object.entries(value))
    yield* conditionsOf(one, path ? `${path}.${key}` : key);
}

/** Conditions that can never come true, and topics that nothing is about. */
function conditionProblems(file: string, kind: Filed): string[] {
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

/* What no text of ours says. */
const BLAME = /\b(lazy|laziness|you failed|no excuse|weak-willed|your fault)\b/i;
const AMERICAN = /\b(color|favorite|behavior|organize|realize|recognize|center|practise of)\b/;

/** Words that no English text of ours has. */
export function wordProblems(
  file: string,
  kind: Partial<Record<(typeof CONDITIONED)[number], unknown>>,
) {
  return [...textsOf(Object.fromEntries(CONDITIONED.map((key) => [key, kind[key]])), '')].flatMap(
    ([path, all]) =>
      all
        .map(variantText)
        .flatMap((one) => [
          ...(BLAME.test(one) && !path.includes('.words') ? [`${file}: ${path}: blames`] : []),
          ...(AMERICAN.test(one) && !/color of/.test(one)
            ? [`${file}: ${path}: is not British English`]
            : []),
          ...(/\w'\w|"/.test(one) ? [`${file}: ${path}: has a straight quotation mark`] : []),
        ]),
  );
}

const isConditioned = (one: unknown): boolean =>
  Array.isArray(one)
    ? one.every(isConditioned)
    : one !== null &&
      typeof one === 'object' &&
      ('when' in one || 'unless' in one || 'about' in one);
const forAll = <One>(all: readonly One[]) => all.filter((one) => !isConditioned(one));

/** Whoever answers what, a plan has its first step, its last, and enough between them. */
function enoughProblems(file: string, kind: Filed): string[] {
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
function takesProblems(file: string, { takes, measure }: Filed): string[] {
  const canBeShort =
    takes?.days ?? takes?.hours ?? takes?.limit ?? measure?.adds ?? measure?.counts === 'load';
  return canBeShort && !(takes?.short && takes.first)
    ? [`${file}: takes: short and first are said where the days are too few`]
    : [];
}

function stepProblems(file: string, kind: Filed): string[] {
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

/** What is wrong with a kind, in whatever language it is told, apart from its words. */
export const formProblems = (file: string, kind: Filed): string[] => [
  ...stepProblems(file, kind),
  ...enoughProblems(file, kind),
  ...takesProblems(file, kind),
  ...slotProblems(file, kind),
  ...conditionProblems(file, kind),
];
