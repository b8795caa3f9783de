import * as z from 'zod/mini';
import { NOTES_MAX, WRITTEN_MAX } from '../rules/limits.ts';
import { Instant } from './dates.ts';
import {
  DIFFICULTIES,
  MICRO_CONTENT_TYPES,
  RECOMMENDATION_TYPES,
  SUBSCRIPTION_TIERS,
  UNIT_TYPES,
} from './enums.ts';
import { pageLimit, RowId } from './ids.ts';
import { SafetyNotice } from './safety.ts';
import { line, paragraph } from './text.ts';
import { UnitMaterial } from './unit-material.ts';

const Fraction = z.number().check(z.minimum(0), z.maximum(1));
const Named = z.strictObject({ id: z.int(), title: z.string() });

export const LearningPath = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  estimatedHours: z.number(),
  featured: z.boolean(),
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  coverImage: z.nullable(z.string()),
  order: z.int(),
  targetProfileTypes: z.array(z.string()),
  targetWeaknesses: z.array(z.string()),
  prerequisiteSkills: z.array(z.string()),
  learningObjectives: z.array(z.string()),
  adaptiveDifficulty: z.boolean(),
  aiGenerated: z.boolean(),
  engagementPattern: z.string(),
  effectivenessScore: z.number(),
  createdAt: Instant,
  moduleCount: z.int(),
  unitCount: z.int(),
  /** Of the caller. */
  completedUnits: z.int(),
  /** Whether the caller's plan does not include this path. */
  locked: z.boolean(),
});
export type LearningPath = z.infer<typeof LearningPath>;
/** In the order of the paths. */
export const LearningPathList = z.array(LearningPath);

export const LearningModule = z.strictObject({
  id: z.int(),
  pathId: z.int(),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  estimatedMinutes: z.int(),
});
export type LearningModule = z.infer<typeof LearningModule>;
export const LearningModuleList = z.array(LearningModule);

/** A unit as a list shows it; what it teaches comes with the unit itself. */
export const UnitSummary = z.strictObject({
  id: z.int(),
  moduleId: z.int(),
  title: z.string(),
  type: z.enum(UNIT_TYPES),
  order: z.int(),
  minutes: z.int(),
  difficultyLevel: z.int(),
  requiredMasteryScore: Fraction,
});
export type UnitSummary = z.infer<typeof UnitSummary>;
export const UnitSummaryList = z.array(UnitSummary);

export const UserProgress = z.strictObject({
  id: z.int(),
  unitId: z.int(),
  completed: z.boolean(),
  /** When it was finished for the first time; stays when it is unticked. */
  completedAt: z.nullable(Instant),
  notes: z.nullable(z.string()),
  /** Best quiz result so far, as a fraction; null before the first. */
  masteryScore: z.nullable(Fraction),
  /** From 1: answering a quiz again counts one more. */
  attemptsCount: z.int(),
  /** In seconds. */
  timeSpent: z.nullable(z.int()),
  /** Chosen option per question of the latest attempt. */
  answers: z.nullable(z.array(z.int())),
  /** What was written per prompt of an exercise. */
  written: z.nullable(z.array(z.string())),
  difficultyAttempted: z.nullable(z.int()),
  engagementScore: z.nullable(Fraction),
  openedAt: Instant,
  /** Words of care on what was just written, where it spoke of danger. */
  safetyNotice: z.optional(SafetyNotice),
});
export type UserProgress = z.infer<typeof UserProgress>;
/** Last opened first. */
export const UserProgressList = z.array(UserProgress);

export const LearningUnit = z.strictObject({
  id: z.int(),
  moduleId: z.int(),
  title: z.string(),
  type: z.enum(UNIT_TYPES),
  /** Sanitised HTML; of a video unit the address of the player. */
  content: z.string(),
  order: z.int(),
  requiredMasteryScore: Fraction,
  /** In minutes. */
  timeEstimateRange: z.nullable(z.strictObject({ from: z.int(), to: z.int() })),
  personalizedHints: z.array(z.string()),
  difficultyLevel: z.int(),
  ...UnitMaterial.shape,
  module: Named,
  path: Named,
  /** Neighbours across the modules of the path. */
  previous: z.nullable(Named),
  next: z.nullable(Named),
  /** The caller's; null before the unit was opened. */
  progress: z.nullable(UserProgress),
});
export type LearningUnit = z.infer<typeof LearningUnit>;

export const Enrollment = z.strictObject({
  id: z.int(),
  pathId: z.int(),
  enrolledAt: Instant,
  completedAt: z.nullable(Instant),
  personalizedDifficulty: z.number(),
  learningVelocity: z.number(),
  engagementLevel: Fraction,
  strugglingAreas: z.array(z.string()),
  recommendationReason: z.nullable(z.string()),
  aiGenerated: z.boolean(),
});
export type Enrollment = z.infer<typeof Enrollment>;
/** Newest first. */
export const EnrollmentList = z.array(Enrollment);

/**
 * A path with its modules and units, the caller's enrolment and progress: what its page shows, in
 * one read.
 */
export const PathOutline = z.strictObject({
  path: LearningPath,
  modules: z.array(z.strictObject({ ...LearningModule.shape, units: UnitSummaryList })),
  enrollment: z.nullable(Enrollment),
  progress: UserProgressList,
});
export type PathOutline = z.infer<typeof PathOutline>;

const Seconds = z.int().check(z.minimum(0), z.maximum(7200));
const progressFields = {
  completed: z.optional(z.boolean()),
  notes: z.optional(z.nullable(paragraph(NOTES_MAX))),
  /**
   * Chosen option per question; the server scores them, and the unit is complete unless `completed`
   * says otherwise.
   */
  answers: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(9))).check(z.maxLength(20))),
  written: z.optional(z.array(paragraph(WRITTEN_MAX)).check(z.maxLength(10))),
  /** Added to what was spent before. */
  secondsSpent: z.optional(Seconds),
};
/** Opening a unit sends `{}`; everything else is optional. */
export const NewProgress = z.object(progressFields);
export type NewProgress = z.infer<typeof NewProgress>;
export const ProgressPatch = z
  .object(progressFields)
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'));
export type ProgressPatch = z.infer<typeof ProgressPatch>;

/** Where to go on: the unit opened last and not finished, else the next one of a path under way. */
export const NextUp = z.strictObject({
  unit: z.nullable(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      type: z.enum(UNIT_TYPES),
      minutes: z.int(),
      /** Opened before, and not finished. */
      isStarted: z.boolean(),
      module: Named,
      path: Named,
    }),
  ),
  dueReviews: z.int(),
});
export type NextUp = z.infer<typeof NextUp>;

export const UnitMatch = z.strictObject({
  id: z.int(),
  title: z.string(),
  type: z.enum(UNIT_TYPES),
  claim: z.string(),
  path: Named,
  locked: z.boolean(),
});
export type UnitMatch = z.infer<typeof UnitMatch>;
export const UnitMatchList = z.array(UnitMatch);
export const UnitSearch = z.object({ q: line(100), limit: pageLimit(50, 20) });

export const Recommendation = z.strictObject({
  id: z.int(),
  pathId: z.int(),
  path: LearningPath,
  recommendationType: z.enum(RECOMMENDATION_TYPES),
  /** 1 to 5, 5 first. */
  priority: z.int(),
  confidence: Fraction,
  /** Names the scores it rests on. */
  reasoning: z.string(),
  estimatedImpact: Fraction,
  basedOnProfile: z.nullable(z.string()),
  basedOnWeaknesses: z.array(z.string()),
  createdAt: Instant,
});
export type Recommendation = z.infer<typeof Recommendation>;
/** Highest priority first. */
export const RecommendationList = z.array(Recommendation);
/** Accepting enrols in the path; dismissing puts the recommendation away. */
export const RecommendationAnswer = z.object({ accepted: z.boolean() });
export type RecommendationAnswer = z.infer<typeof RecommendationAnswer>;

export const MicroContent = z.strictObject({
  id: z.int(),
  contentType: z.enum(MICRO_CONTENT_TYPES),
  content: z.string(),
  estimatedMinutes: z.int(),
  targetWeakness: z.nullable(z.string()),
  source: z.nullable(z.string()),
  completed: z.boolean(),
});
export type MicroContent = z.infer<typeof MicroContent>;
/** Open ones, in the order to show them. */
export const MicroContentList = z.array(MicroContent);
export const MicroContentDone = z.object({ engagementScore: z.optional(Fraction) });
export type MicroContentDone = z.infer<typeof MicroContentDone>;

export const LearningAnalytics = z.strictObject({
  totalEnrollments: z.int(),
  completedPaths: z.int(),
  /** Finished units of all units in the paths enrolled in. */
  completionRate: Fraction,
  averageEngagement: Fraction,
  /** 1 is two units a week; see `schema/rules/learning/learning-pace.ts`. */
  learningVelocity: z.number(),
  /** The latest finished units, newest first. */
  recentActivity: z.array(
    z.strictObject({
      unitId: z.int(),
      title: z.string(),
      pathTitle: z.string(),
      completedAt: Instant,
      masteryScore: z.nullable(Fraction),
    }),
  ),
});
export type LearningAnalytics = z.infer<typeof LearningAnalytics>;

export const PathParams = z.object({ pathId: RowId });
export const ModuleParams = z.object({ moduleId: RowId });
export const UnitParams = z.object({ unitId: RowId });
export const ProgressParams = z.object({ progressId: RowId });
export const RecommendationParams = z.object({ recommendationId: RowId });
export const MicroContentParams = z.object({ microContentId: RowId });
/** Last opened first; with `unitId`, that unit's record alone. */
export const ProgressPage = z.object({ unitId: z.optional(RowId), limit: pageLimit(500, 200) });
export type ProgressPage = z.infer<typeof ProgressPage>;
