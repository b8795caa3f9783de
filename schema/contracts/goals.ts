import * as z from 'zod/mini';
import { MAX_MILESTONES } from '../rules/limits.ts';
import { CalendarDate, Instant } from './dates.ts';
import { pageLimit, RowId } from './ids.ts';
import { IfThenList } from './if-thens.ts';
import { Roadmap } from './roadmaps.ts';
import { SafetyNotice } from './safety.ts';
import { TASK_STATE } from './tasks.ts';
import { line, paragraph } from './text.ts';

export const GOAL_TITLE_MAX = 200;
export const GOAL_DESCRIPTION_MAX = 2000;
/** The question whose answer is the target date; the only clarification the form asks today. */
export const DATE_QUESTION = 'When would you like to complete this by?';

export const ClarificationResponse = z.object({
  question: line(500),
  answer: line(2000, 'Please provide an answer'),
});
export type ClarificationResponse = z.infer<typeof ClarificationResponse>;

const ClarificationResponses = z.array(ClarificationResponse).check(z.maxLength(20));
const Title = line(GOAL_TITLE_MAX, 'Please give your goal a title');
const Description = z.nullish(paragraph(GOAL_DESCRIPTION_MAX));

export const Goal = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  completed: z.boolean(),
  completedAt: z.nullable(Instant),
  createdAt: Instant,
  targetDate: z.nullable(CalendarDate),
  /** Index of the last reached milestone; -1 for none. */
  milestone: z.int(),
  roadmap: Roadmap,
  ...TASK_STATE,
  /** What to do when something happens; left out where there are none. */
  ifThens: z.optional(IfThenList),
  clarificationResponses: z.array(ClarificationResponse),
  /** Since when it rests and asks for nothing; left out while it is worked on. */
  pausedAt: z.optional(Instant),
  /** Since when it is out of the list; left out for one that is in it. */
  archivedAt: z.optional(Instant),
  /** Words of care on what was just changed, where it spoke of danger. */
  safetyNotice: z.optional(SafetyNotice),
});
export type Goal = z.infer<typeof Goal>;

export const GoalList = z.array(Goal);

/** Counts over all of a person's goals, whatever page of the list is loaded. */
export const GoalSummary = z.strictObject({ total: z.int(), completed: z.int() });
export type GoalSummary = z.infer<typeof GoalSummary>;

export const NewGoal = z.object({
  title: Title,
  description: Description,
  targetDate: CalendarDate,
  roadmap: z.nullish(Roadmap),
  clarificationResponses: z.nullish(ClarificationResponses),
  /** True where a frank word about this goal has been shown, and it is wanted all the same. */
  saidSafe: z.optional(z.boolean()),
});
export type NewGoal = z.infer<typeof NewGoal>;

export const RoadmapRequest = z.object({
  goal: z.object({ title: Title, description: Description, targetDate: z.nullish(CalendarDate) }),
  responses: z.nullish(ClarificationResponses),
  /** True where the person was asked whether they are safe and said yes. */
  saidSafe: z.optional(z.boolean()),
});
export type RoadmapRequest = z.infer<typeof RoadmapRequest>;

const Choices = z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(8));

/** What Eden took a goal for. Each choice is an answer to `question`, by which it is put right. */
export const UnderstoodGoal = z.strictObject({
  text: z.string().check(z.maxLength(500)),
  /** The kind of goal that was planned; null where there is no plan yet. */
  kind: z.nullable(z.string()),
  question: z.optional(line(500)),
  /** Only where she is in doubt: what it may be. */
  choices: z.optional(Choices),
  /** Where she is sure: the next likely kinds, in case she has misread it. */
  others: z.optional(Choices),
});
export type UnderstoodGoal = z.infer<typeof UnderstoodGoal>;

/**
 * One question of the short talk before a plan. Its text comes back in `responses`, with the
 * answer; all may be skipped.
 */
export const GoalQuestion = z.strictObject({
  id: z.string(),
  text: line(500),
  choices: z.optional(Choices),
});
export type GoalQuestion = z.infer<typeof GoalQuestion>;

/**
 * The options where the days are too few: a first version by the date, or the whole goal by a later
 * one.
 */
export const PlanOption = z.strictObject({ label: line(300), targetDate: CalendarDate });
export type PlanOption = z.infer<typeof PlanOption>;

/**
 * At most so many things are asked before a plan: three of a kind that is known, four of one that
 * is not.
 */
export const MOST_QUESTIONS = 4;

/** Without milestones and with a notice where the goal speaks of danger, or would do harm. */
export const RoadmapReply = z.strictObject({
  roadmap: Roadmap,
  understood: z.optional(UnderstoodGoal),
  questions: z.optional(z.array(GoalQuestion).check(z.maxLength(MOST_QUESTIONS))),
  options: z.optional(z.array(PlanOption).check(z.maxLength(2))),
  /** The date that Eden proposes, where none was given: the plan is made for it. */
  targetDate: z.optional(CalendarDate),
  safetyNotice: z.optional(SafetyNotice),
});
export type RoadmapReply = z.infer<typeof RoadmapReply>;

export const GoalPatch = z
  .object({
    completed: z.optional(z.boolean()),
    milestone: z.optional(z.int().check(z.minimum(-1), z.maximum(MAX_MILESTONES - 1))),
    title: z.optional(Title),
    description: z.optional(z.nullable(paragraph(GOAL_DESCRIPTION_MAX))),
    targetDate: z.optional(CalendarDate),
    roadmap: z.optional(Roadmap),
    /** True lets an open goal rest; false, as completing it, ends the rest. */
    paused: z.optional(z.boolean()),
    /** True takes a goal out of the list and keeps it; false puts it back. */
    archived: z.optional(z.boolean()),
  })
  .check(
    z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'),
    z.refine((patch) => !(patch.completed && patch.paused), {
      error: 'A completed goal asks for nothing, so it cannot be paused',
      path: ['paused'],
    }),
    z.refine(
      (patch) => patch.milestone === undefined || patch.roadmap === undefined,
      'Change the plan first, then move along it',
    ),
  );
export type GoalPatch = z.infer<typeof GoalPatch>;

export const GoalParams = z.object({ goalId: RowId });
/** Newest first; `before` is the id of the last goal of the page before. */
export const GoalPage = z.object({ limit: pageLimit(100, 50), before: z.optional(RowId) });
export type GoalPage = z.infer<typeof GoalPage>;
