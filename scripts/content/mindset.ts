import * as z from 'zod/mini';
import { MINDSET_CATEGORIES, type PRESENTATIONS } from '#schema/contracts/enums.ts';
import { StrategyTrigger } from '#schema/contracts/mindset.ts';
import { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { BELIEF_STATEMENTS, BELIEF_STEPS } from '#schema/rules/mindset/core-belief.ts';
import { PROFILE_TYPES } from '#schema/rules/mindset/mindset-scores.ts';
import { findIdProblems, findRepeats, prose, readContent } from './read.ts';

type Presentation = (typeof PRESENTATIONS)[number];

const Question = z.strictObject({
  id: z.int(),
  category: MindsetCategory,
  /** Whether a strong reaction is worth 5 (growth) or 1 (fixed). */
  keyed: z.enum(['fixed', 'growth']),
  situation: prose(30, 200),
  asks: prose(20, 120),
  options: z.array(prose(20, 100)).check(z.length(5)),
});
export type Question = z.infer<typeof Question>;
export const readQuestions = () => readContent('mindset/questions.yaml', z.array(Question));

/**
 * A question as it is shown: on the screen the options run from a weak reaction to a strong one.
 */
export function questionRow<Asked extends Omit<Question, 'id'>>({
  keyed,
  situation,
  asks,
  ...rest
}: Asked) {
  const presentation: Presentation = keyed === 'growth' ? 'ascending' : 'descending';
  return { ...rest, question: `${situation} ${asks}`, presentation };
}

/** What would tell the reader what they think, before they are asked. */
const TOLD =
  /\b(?:you(?:'d| would)? (?:also |still )?(?:feel|believe|think|trust|wonder|hope|fear|like|want|can see)|it (?:occurs|seems) to you|your mind|tempting|you're (?:sure|afraid|worried))\b/i;

export function checkQuestions(rows: Question[]): string[] {
  const file = 'mindset/questions.yaml';
  const problems = [
    ...findIdProblems(file, rows),
    ...findRepeats(
      file,
      rows.flatMap(({ situation, asks, options }) => [situation, asks, ...options]),
    ),
  ];
  if (rows.length !== 20) problems.push(`${file}: ${rows.length} questions, 20 are needed`);
  for (const { id, situation } of rows) {
    if (TOLD.test(situation))
      problems.push(`${file}: situation ${id} says what the reader thinks: ${situation}`);
  }
  for (const category of MINDSET_CATEGORIES) {
    const own = rows.filter((row) => row.category === category);
    const growth = own.filter((row) => row.keyed === 'growth');
    if (own.length !== 4 || growth.length !== 2) {
      problems.push(
        `${file}: ${category} has ${own.length} questions, ${growth.length} keyed growth; 4 and 2 are needed`,
      );
    }
  }
  return problems;
}

const Strategy = z.strictObject({
  id: z.int(),
  profileType: z.enum(PROFILE_TYPES),
  category: MindsetCategory,
  strategyType: z.enum(['reframe', 'plan', 'practice', 'reflection', 'social', 'rest']),
  title: prose(8, 80),
  description: prose(150, 700),
  actionItems: z.array(prose(15, 140)).check(z.minLength(2), z.maxLength(4)),
  triggerConditions: StrategyTrigger,
  source: z.string().check(z.minLength(4)),
  priority: z.int().check(z.minimum(1), z.maximum(5)),
  effectivenessScore: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Strategy = z.infer<typeof Strategy>;
export const readStrategies = () => readContent('mindset/strategies.yaml', z.array(Strategy));

export function checkStrategies(rows: Strategy[]): string[] {
  const file = 'mindset/strategies.yaml';
  const problems = [
    ...findIdProblems(file, rows),
    ...findRepeats(
      file,
      rows.flatMap(({ title, description, actionItems }) => [title, description, ...actionItems]),
    ),
  ];
  if (rows.length < 35) problems.push(`${file}: ${rows.length} strategies, 35 are needed`);
  for (const type of PROFILE_TYPES) {
    const always = rows.filter(
      (row) => row.profileType === type && 'always' in row.triggerConditions,
    );
    if (always.length < 1) problems.push(`${file}: nothing applies to ${type} whatever its scores`);
  }
  for (const category of MINDSET_CATEGORIES) {
    if (!rows.some((row) => row.category === category))
      problems.push(`${file}: nothing on ${category}`);
  }
  return problems;
}

const CheckInQuestion = z.strictObject({
  id: z.string(),
  category: MindsetCategory,
  keyed: z.enum(['fixed', 'growth']),
  situation: prose(30, 200),
  asks: prose(15, 120),
  options: z.array(prose(15, 120)).check(z.length(4)),
});
const CheckInOutcome = z.strictObject({
  range: z.tuple([z.int(), z.int()]),
  title: prose(8, 80),
  description: prose(200, 800),
  suggestion: prose(40, 240),
});
const CheckInTexts = z.strictObject({
  title: prose(4, 60),
  questions: z.array(CheckInQuestion).check(z.length(8)),
  results: z.strictObject({ fixed: CheckInOutcome, mixed: CheckInOutcome, growth: CheckInOutcome }),
});
type CheckIn = z.infer<typeof CheckInTexts>;
export const readCheckIn = () => readContent('mindset/check-in.yaml', CheckInTexts);

/** The texts as the page has them: of each question its words, and how its options stand. */
export const checkInPage = ({ questions, ...rest }: CheckIn) => ({
  ...rest,
  questions: questions.map(questionRow),
});

/** Half of the questions go each way, and each area that has two of them both ways. */
export function checkCheckIn({ questions }: CheckIn): string[] {
  const file = 'mindset/check-in.yaml';
  const problems = findRepeats(
    file,
    questions.flatMap(({ situation, asks, options }) => [situation, asks, ...options]),
  );
  for (const { id, situation } of questions) {
    if (TOLD.test(situation))
      problems.push(`${file}: situation ${id} says what the reader thinks: ${situation}`);
  }
  const keys = (rows: CheckIn['questions']) => rows.map(({ keyed }) => keyed);
  const growth = keys(questions).filter((keyed) => keyed === 'growth').length;
  if (growth * 2 !== questions.length)
    problems.push(`${file}: ${growth} of ${questions.length} questions are keyed growth`);
  for (const category of MINDSET_CATEGORIES) {
    const own = keys(questions.filter((row) => row.category === category));
    if (own.length === 0 || (own.length > 1 && new Set(own).size === 1))
      problems.push(`${file}: ${category} is not asked from both sides`);
  }
  return problems;
}

const Beliefs = z.strictObject({
  title: prose(4, 60),
  intro: prose(40, 300),
  statements: z
    .array(z.strictObject({ keyed: z.enum(['fixed', 'growth']), text: prose(30, 140) }))
    .check(z.length(BELIEF_STATEMENTS)),
  agreement: z.array(prose(4, 30)).check(z.length(BELIEF_STEPS)),
  readings: z.strictObject({
    settled: prose(60, 260),
    between: prose(60, 260),
    changing: prose(60, 260),
    apart: prose(60, 260),
  }),
});
export const readBeliefs = () => readContent('mindset/beliefs.yaml', Beliefs);

const Traits = z.strictObject({
  title: z.string(),
  traits: z.array(prose(10, 90)).check(z.length(4)),
});
const CategoryTexts = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        id: MindsetCategory,
        name: z.string(),
        short: prose(20, 120),
        fixed: prose(150, 500),
        mixed: prose(150, 500),
        growth: prose(150, 500),
        tip: prose(30, 160),
      }),
    )
    .check(z.length(5)),
  openings: z.strictObject({
    fixed: prose(30, 120),
    mixedBelow: prose(30, 120),
    mixed: prose(30, 120),
    mixedAbove: prose(30, 120),
    growth: prose(30, 120),
    strongGrowth: prose(30, 120),
  }),
  summary: z.strictObject({ fixed: prose(80, 400), mixed: prose(80, 400), growth: prose(80, 400) }),
  explanation: z.strictObject({
    title: z.string(),
    intro: z.string(),
    fixed: Traits,
    growth: Traits,
    note: z.string(),
  }),
  tips: z.array(prose(40, 240)).check(z.length(4)),
});
export const readCategoryTexts = () => readContent('mindset/categories.yaml', CategoryTexts);

/** Names the specification gives; these may use words that our own prose avoids. */
const Label = z.strictObject({ id: z.string(), label: z.string(), description: z.string() });
const ProfileTexts = z.strictObject({
  types: z
    .array(
      z.strictObject({
        id: z.enum(PROFILE_TYPES),
        label: z.string(),
        description: prose(200, 700),
        whyThis: prose(40, 260),
      }),
    )
    .check(z.length(7)),
  furtherLabels: z.array(Label).check(z.length(16)),
});
export const readProfileTexts = () => readContent('mindset/profile-types.yaml', ProfileTexts);
