import * as z from 'zod/mini';
import { MINDSET_CATEGORIES, PRESENTATIONS } from '#schema/contracts/enums.ts';
import { StrategyTrigger } from '#schema/contracts/mindset.ts';
import { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { PROFILE_TYPES } from '#schema/rules/mindset/mindset-scores.ts';
import { findIdProblems, findRepeats, prose, readContent } from './read.ts';

const Question = z.strictObject({
  id: z.int(),
  category: MindsetCategory,
  leaning: z.enum(['fixed', 'growth']),
  question: prose(40, 260),
  options: z.array(prose(20, 140)).check(z.length(5)),
  order: z.enum(PRESENTATIONS),
});
export type Question = z.infer<typeof Question>;
export const readQuestions = () => readContent('mindset/questions.yaml', z.array(Question));

export function checkQuestions(rows: Question[]): string[] {
  const file = 'mindset/questions.yaml';
  const problems = [
    ...findIdProblems(file, rows),
    ...findRepeats(
      file,
      rows.flatMap(({ question, options }) => [question, ...options]),
    ),
  ];
  if (rows.length !== 20) problems.push(`${file}: ${rows.length} questions, 20 are needed`);
  for (const category of MINDSET_CATEGORIES) {
    const own = rows.filter((row) => row.category === category);
    const growth = own.filter((row) => row.leaning === 'growth');
    if (own.length !== 4 || growth.length !== 2) {
      problems.push(
        `${file}: ${category} has ${own.length} questions, ${growth.length} leaning growth; 4 and 2 are needed`,
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
  question: prose(30, 220),
  options: z.array(prose(15, 120)).check(z.length(4)),
  order: z.enum(PRESENTATIONS),
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
export const readCheckIn = () => readContent('mindset/check-in.yaml', CheckInTexts);

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
