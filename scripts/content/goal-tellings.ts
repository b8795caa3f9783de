import * as z from 'zod/mini';
import type { WrittenKind } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { OtherLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { kindProblems } from './goal-kind-checks.ts';
import {
  type FiledKind,
  GoalExample,
  IfThenText,
  list,
  STEP,
  ThingForm,
  Title,
  Topics,
  variants,
  variantText,
} from './goal-kind-form.ts';
import { textsOf } from './goal-kind-texts.ts';
import { ContentProblems, prose, readContent } from './read.ts';

/*
 * A telling is a kind of goal in another language: `content/goals/de/saving.yaml` tells
 * `content/goals/saving.yaml`, shorter and in its own words. It holds words alone. Figures, dates
 * and what scales with what are those of the English file, so that a plan has the same properties
 * in each language.
 */

const TellingStep = z.strictObject(STEP);
const Words = z.array(z.string());

const Telling = z.strictObject({
  title: prose(3, 60),
  understood: variants(5, 120),
  examples: list(GoalExample, 20, 400),
  thing: z.optional(z.omit(ThingForm, { after: true })),
  topics: Topics,
  measure: z.optional(
    z.strictObject({
      noun: z.optional(z.tuple([z.string(), z.string()])),
      also: z.optional(Words),
      none: z.optional(Words),
    }),
  ),
  questions: list(
    z.strictObject({
      id: z.string(),
      text: prose(8, 200),
      choices: z.optional(
        z.array(
          z.union([
            prose(1, 80),
            z.strictObject({ label: prose(1, 80), says: z.optional(prose(1, 80)) }),
          ]),
        ),
      ),
    }),
    1,
    4,
  ),
  steps: list(z.strictObject({ tells: z.int().check(z.minimum(1)), ...STEP }), 5, 12),
  short: z.optional(TellingStep),
  rounds: z.optional(list(TellingStep, 4, 12)),
  obstacles: list(
    z.strictObject({ label: prose(3, 80), words: z.optional(Words), ifThen: IfThenText }),
    2,
    8,
  ),
  smallest: variants(5, 120),
  sprint: z.strictObject({
    opening: Title,
    result: Title,
    begin: variants(10, 240),
    improve: variants(10, 240),
    steps: z.optional(list(TellingStep, 3, 3)),
  }),
  result: variants(5, 140),
  takes: z.optional(
    z.strictObject({
      hoursFor: z.optional(z.array(Words)),
      limit: z.optional(variants(10, 280)),
      short: z.optional(variants(10, 280)),
      first: z.optional(variants(5, 140)),
    }),
  ),
  cautions: z.optional(list(variants(10, 280), 1, 6)),
  care: z.optional(variants(12, 280)),
});
type Told = z.output<typeof Telling>;

const labelOf = (choice: string | { label: string }) =>
  typeof choice === 'string' ? { label: choice } : choice;

/** Whatever the English kind has to say, in this language too; and of the same things. */
function sameThings(file: string, told: Told, english: FiledKind): string[] {
  const missing = (field: string, isThere: unknown, isNeeded: unknown) =>
    isNeeded && !isThere ? [`${file}: ${field}: the English kind has it, and this has not`] : [];
  const asked = english.questions.map(({ id }) => id).join(', ');
  const { takes, sprint } = english;
  return [
    ...(told.questions.map(({ id }) => id).join(', ') === asked
      ? []
      : [`${file}: questions: the English kind asks, in this order: ${asked}`]),
    ...told.questions.flatMap(({ id, choices = [] }) => {
      const same = english.questions.find((question) => question.id === id)?.choices ?? [];
      return choices.length === same.length
        ? []
        : [
            `${file}: questions: ${id}: has ${choices.length} choices for ${same.length} in English`,
          ];
    }),
    ...missing('care', told.care, english.care),
    ...missing('cautions', told.cautions, english.cautions),
    ...missing('sprint.steps', told.sprint.steps, sprint.steps),
    ...missing('takes.short', told.takes?.short, takes?.short),
    ...missing('takes.first', told.takes?.first, takes?.first),
    ...missing('takes.limit', told.takes?.limit, takes?.limit),
    ...missing('thing.otherwise', told.thing?.otherwise, english.thing?.otherwise),
    ...missing('measure.noun', told.measure?.noun, english.measure?.noun),
    ...(told.takes?.hoursFor && told.takes.hoursFor.length !== takes?.hoursFor?.length
      ? [
          `${file}: takes.hoursFor: has lists for ${takes?.hoursFor?.length ?? 0} entries in English`,
        ]
      : []),
  ];
}

/** A telling may leave steps out, and never the ones a plan cannot do without. */
function tellsProblems(file: string, { steps }: Told, english: FiledKind): string[] {
  const tells = steps.map((step) => step.tells);
  const last = english.steps.length;
  const needed = english.steps.flatMap(({ keep, within }, at) =>
    at === 0 || at === last - 1 || keep === 1 || within !== undefined ? [at + 1] : [],
  );
  return [
    ...needed
      .filter((number) => !tells.includes(number))
      .map((number) => `${file}: steps: step ${number} of the English kind is told by none`),
    ...(tells.every((number, at) => number > (tells[at - 1] ?? 0) && number <= last)
      ? []
      : [`${file}: steps: tells rises from 1 to ${last}`]),
  ];
}

/** Choices of what gets in the way lead to an if-then each. */
function obstacleProblems(file: string, { questions, obstacles }: Told): string[] {
  const choices = questions.find(({ id }) => id === 'obstacle')?.choices ?? [];
  const labels = obstacles.map(({ label }) => label);
  return choices
    .map((choice) => labelOf(choice).label)
    .filter((label) => !labels.includes(label))
    .map((label) => `${file}: obstacles: there is none called “${label}”`);
}

/** What a text in a language does not hold: a formal address, blame, English. */
const NOT_IN: Readonly<Record<OtherLanguage, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(?<=[\p{L}\p{N},;:] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/u, 'says Sie instead of du'],
    [/(?<!\p{L})(?:faul|Faulheit|versagt|Ausrede|selbst schuld)(?!\p{L})/iu, 'blames'],
  ],
  es: [
    [/(?<!\p{L})(?:usted|ustedes|vosotros|os)(?!\p{L})/iu, 'does not say tú'],
    [/(?<!\p{L})(?:vag[oa]|pereza|fracasad[oa]|excusas|tu culpa)(?!\p{L})/iu, 'blames'],
  ],
  fr: [
    [/(?<!\p{L}|-)(?:vous|votre|vos)(?!\p{L})/iu, 'says vous instead of tu'],
    [/(?<!\p{L})(?:paresseu(?:x|se)|paresse|excuses?|ta faute)(?!\p{L})/iu, 'blames'],
  ],
};
const ENGLISH = /(?<![\p{L}-])(?:the|and|with|your|you|when|then|that|this|which|for)(?![\p{L}-])/u;
const STARTS: Readonly<Record<OtherLanguage, RegExp>> = {
  de: /^Wenn\b/,
  es: /^(?:Si|Cuando)\b/,
  fr: /^(?:Si|S’|Quand|Lorsque|Lorsqu’)/,
};

function wordProblems(file: string, told: Told, language: OtherLanguage): string[] {
  const { examples: _examples, thing: _thing, measure: _measure, ...texts } = told;
  return [...textsOf(texts, '')].flatMap(([path, all]) =>
    /\.(?:words|id|hoursFor)(?:\.|$)/.test(path)
      ? []
      : all
          .map(variantText)
          .flatMap((text) => [
            ...NOT_IN[language].flatMap(([pattern, what]) =>
              pattern.test(text) ? [`${file}: ${path}: ${what}: “${text}”`] : [],
            ),
            ...(ENGLISH.test(text) ? [`${file}: ${path}: is English: “${text}”`] : []),
            ...(/\p{L}'\p{L}|"/u.test(text)
              ? [`${file}: ${path}: has a straight quotation mark: “${text}”`]
              : []),
            ...(path.endsWith('ifThen') && !STARTS[language].test(text)
              ? [`${file}: ${path}: begins otherwise than an if-then: “${text}”`]
              : []),
          ]),
  );
}

/** The kind that a telling makes: its own words, with the figures of the English one. */
function withEnglishFigures(told: Told, english: FiledKind, language: OtherLanguage): FiledKind {
  const { measure, takes = {}, ...figures } = english;
  const begins = (number: number | undefined) => {
    const at = told.steps.findIndex(({ tells }) => tells >= (number ?? 1));
    return number === undefined ? {} : { begins: at + 1 };
  };
  const { limit, hoursFor } = takes;
  const whole = {
    ...{ id: figures.id, language, date: figures.date, person: figures.person },
    ...{ often: figures.often, sitting: figures.sitting, atMost: figures.atMost },
    ...told,
    ...(measure && {
      measure: {
        ...measure,
        noun: undefined,
        also: undefined,
        none: measure.none,
        ...told.measure,
      },
    }),
    questions: told.questions.map((question, at) => {
      const same = english.questions[at]?.choices ?? [];
      const choices = question.choices?.map((choice, index) => {
        const { today, begins: first } = same[index] ?? {};
        return { ...labelOf(choice), ...(today !== undefined && { today }), ...begins(first) };
      });
      return { ...question, ...(choices && { choices }) };
    }),
    steps: told.steps.map(({ tells, ...step }) => {
      const { keep, within, from } = english.steps[tells - 1] ?? {};
      return {
        ...step,
        ...(keep && { keep }),
        ...(within && { within }),
        ...(from && { from }),
      };
    }),
    takes: {
      days: takes.days,
      hours: takes.hours,
      ...(hoursFor && {
        hoursFor: hoursFor.map((entry, at) => ({
          ...entry,
          words: [...entry.words, ...(told.takes?.hoursFor?.[at] ?? [])],
        })),
      }),
      ...(limit && told.takes?.limit && { limit: { ...limit, says: told.takes.limit } }),
      short: told.takes?.short,
      first: told.takes?.first,
    },
  };
  return JSON.parse(JSON.stringify(whole)) as FiledKind;
}

/**
 * A kind as a file tells it in another language, with the figures of the English one. @throws
 * ContentProblems naming file and field
 */
export function readTelling(
  file: string,
  language: OtherLanguage,
  english: WrittenKind,
): WrittenKind & { examples: readonly string[] } {
  const told = readContent(file, Telling);
  const filed = english as unknown as FiledKind;
  const problems = [
    ...sameThings(file, told, filed),
    ...tellsProblems(file, told, filed),
    ...obstacleProblems(file, told),
    ...wordProblems(file, told, language),
  ];
  if (problems.length > 0) throw new ContentProblems(problems);
  const whole = withEnglishFigures(told, filed, language);
  const wrong = kindProblems(file, whole);
  if (wrong.length > 0) throw new ContentProblems(wrong);
  return whole as unknown as WrittenKind & { examples: readonly string[] };
}
