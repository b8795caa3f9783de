import * as z from 'zod/mini';
import { BELIEF_STATEMENTS, BELIEF_STEPS } from '../rules/mindset/core-belief.ts';
import { CHECK_IN_QUESTIONNAIRE } from '../rules/mindset/questionnaire.ts';
import { Instant } from './dates.ts';
import { PRESENTATIONS, READING_QUALITIES } from './enums.ts';
import { RowId } from './ids.ts';
import { MindsetCategory } from './mindset-categories.ts';
import { line } from './text.ts';

export const CHECK_IN_QUESTIONS = 8;
const FIRST_CHECK_IN = 1;

const Score = z.number().check(z.minimum(1), z.maximum(5));
const Fraction = z.number().check(z.minimum(0), z.maximum(1));

export const MindsetQuestion = z.strictObject({
  id: z.int(),
  category: MindsetCategory,
  question: z.string(),
  /** Five worded answers, from value 1 (fixed) to 5 (growth). */
  options: z.array(z.string()),
  presentation: z.enum(PRESENTATIONS),
});
export type MindsetQuestion = z.infer<typeof MindsetQuestion>;
export const MindsetQuestionList = z.array(MindsetQuestion);

/** One answer, sent when it is given; a later one replaces it. */
export const NewMindsetResponse = z.object({
  questionId: z.int().check(z.positive()),
  score: z.int().check(z.minimum(1), z.maximum(5)),
});
export type NewMindsetResponse = z.infer<typeof NewMindsetResponse>;

export const MindsetResponse = z.strictObject({ questionId: z.int(), score: z.int() });
export type MindsetResponse = z.infer<typeof MindsetResponse>;
export const MindsetResponseList = z.array(MindsetResponse);

export const AssessmentRecommendations = z.object({
  focusAreas: z.array(MindsetCategory).check(z.maxLength(5)),
  recommendedPathIds: z.array(z.int()).check(z.maxLength(20)),
  tips: z.array(line(500)).check(z.maxLength(10)),
});
export type AssessmentRecommendations = z.infer<typeof AssessmentRecommendations>;

const scores = {
  overallScore: Score,
  challengesScore: Score,
  obstaclesScore: Score,
  effortScore: Score,
  criticismScore: Score,
  successScore: Score,
};

export const NewAssessment = z.object({
  ...scores,
  recommendations: z.nullish(AssessmentRecommendations),
});
export type NewAssessment = z.infer<typeof NewAssessment>;

export const Assessment = z.strictObject({
  id: z.int(),
  ...scores,
  createdAt: Instant,
  recommendations: z.nullable(AssessmentRecommendations),
  /** The version of the questions; scores of two versions are not compared. */
  questionnaire: z.int(),
  /** What the answers are worth as a reading; null where nobody looked. */
  reading: z.nullable(z.enum(READING_QUALITIES)),
  /** Three answers about the belief itself; null until they are given. */
  beliefAnswers: z.nullable(z.array(z.int())),
});
export type Assessment = z.infer<typeof Assessment>;
/** Newest first. */
export const AssessmentList = z.array(Assessment);

export const AssessmentParams = z.object({ assessmentId: RowId });

/** Three answers about the belief itself, each 1 (abilities are settled) to 6 (they can change). */
export const NewBeliefAnswers = z.object({
  answers: z
    .array(z.int().check(z.minimum(1), z.maximum(BELIEF_STEPS)))
    .check(z.length(BELIEF_STATEMENTS, 'Please answer all three statements.')),
});
export type NewBeliefAnswers = z.infer<typeof NewBeliefAnswers>;

export const ProfileHistoryEntry = z.strictObject({
  profileType: z.string(),
  overallScore: z.number(),
  timestamp: Instant,
  questionnaire: z.int(),
});
export type ProfileHistoryEntry = z.infer<typeof ProfileHistoryEntry>;

export const GrowthProfile = z.strictObject({
  profileType: z.string(),
  confidenceLevel: Fraction,
  progressVelocity: Fraction,
  engagementScore: Fraction,
  primaryWeakness: z.string(),
  secondaryWeakness: z.optional(z.string()),
  strengthArea: z.string(),
  /** Oldest first. */
  profileHistory: z.array(ProfileHistoryEntry),
});
export type GrowthProfile = z.infer<typeof GrowthProfile>;

/**
 * When a strategy applies: a category's score below a value, a stretch without activity, or always.
 */
export const StrategyTrigger = z.union([
  z.strictObject({ category: MindsetCategory, below: Score }),
  z.strictObject({ category: MindsetCategory, above: Score }),
  z.strictObject({ inactiveDays: z.int().check(z.positive()) }),
  z.strictObject({ always: z.literal(true) }),
]);
export type StrategyTrigger = z.infer<typeof StrategyTrigger>;

export const Intervention = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  actionItems: z.array(z.string()),
  category: MindsetCategory,
  source: z.string(),
});
export type Intervention = z.infer<typeof Intervention>;
export const InterventionList = z.array(Intervention);

export const JourneyEvent = z.strictObject({
  id: z.int(),
  eventType: z.string(),
  impactScore: z.number(),
  category: z.string(),
  timestamp: Instant,
  eventData: z.looseObject({
    description: z.optional(z.string()),
    /** A fraction, 0 to 1. */
    responseScore: z.optional(z.number()),
  }),
});
export type JourneyEvent = z.infer<typeof JourneyEvent>;

export const NewCheckIn = z.object({
  /** The values of the answers in the order of the questions, 1 (fixed) to 4 (growth). */
  answers: z
    .array(z.int().check(z.minimum(1), z.maximum(4)))
    .check(z.length(CHECK_IN_QUESTIONS, 'Please answer all questions to get your mindset score.')),
  /** Which version of the questions was answered; who does not say so had the first. */
  questionnaire: z._default(
    z.int().check(z.minimum(1), z.maximum(CHECK_IN_QUESTIONNAIRE)),
    FIRST_CHECK_IN,
  ),
});
export type NewCheckIn = z.infer<typeof NewCheckIn>;

export const CheckIn = z.strictObject({
  total: z.int(),
  result: z.enum(['fixed', 'mixed', 'growth']),
  /** Which version of the questions; totals of two versions are not compared. */
  questionnaire: z.int(),
  createdAt: Instant,
});
export type CheckIn = z.infer<typeof CheckIn>;
/** Newest first. */
export const CheckInList = z.array(CheckIn);

const CategoryFigures = z.record(z.string(), z.number());

export const JourneyAnalysis = z.strictObject({
  /** The latest events, oldest first. */
  journeyEvents: z.array(JourneyEvent),
  /** Of all events, the ones not listed included. */
  totalEvents: z.int(),
  /** The first event of all; null when there is none. */
  startedAt: z.nullable(Instant),
  currentProfile: z.nullable(
    z.strictObject({ profileType: z.string(), confidenceLevel: Fraction }),
  ),
  /** One point per assessment, oldest first. */
  profileEvolution: z.array(
    z.strictObject({
      date: Instant,
      confidenceLevel: Fraction,
      profileType: z.string(),
      overallScore: z.number(),
      questionnaire: z.int(),
    }),
  ),
  trainingEffectiveness: z.strictObject({
    overallScore: Fraction,
    categoryScores: CategoryFigures,
  }),
  /**
   * Change of each score from the first to the latest assessment with the same questions, in
   * points; empty before the second.
   */
  changes: CategoryFigures,
  /** Newest first. */
  milestones: z.array(
    z.strictObject({ description: z.string(), date: Instant, impactScore: z.number() }),
  ),
  /** The latest check-ins, whatever else happened since, newest first. */
  checkIns: CheckInList,
});
export type JourneyAnalysis = z.infer<typeof JourneyAnalysis>;
