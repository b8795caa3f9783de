import * as z from 'zod/mini';
import {
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
export type FiledKind = z.output<typeof KindFile>;
