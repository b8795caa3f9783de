import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import {
  DIFFICULTIES,
  MICRO_CONTENT_TYPES,
  MINDSET_CATEGORIES,
  RECOMMENDATION_TYPES,
  SUBSCRIPTION_TIERS,
  UNIT_TYPES,
} from '../contracts/enums.ts';
import type { ReviewGrade } from '../contracts/learning-reviews.ts';
import type { UnitMaterial } from '../contracts/unit-material.ts';
import { createdAt, flag, id, instant, NOW, oneOf } from './columns.ts';
import { users } from './users.ts';

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();
const words = (name: string) => json<string[]>(name).notNull().default([]);
const user = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

export const learningPaths = sqliteTable(
  'learning_paths',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
    estimatedHours: real('estimated_hours').notNull(),
    coverImage: text('cover_image'),
    createdAt: createdAt(),
    order: integer('order').notNull().default(0),
    featured: flag('featured').notNull().default(false),
    subscriptionTier: text('subscription_tier', { enum: SUBSCRIPTION_TIERS })
      .notNull()
      .default('free'),
    targetProfileTypes: words('target_profile_types'),
    targetWeaknesses: words('target_weaknesses'),
    adaptiveDifficulty: flag('adaptive_difficulty').notNull().default(false),
    aiGenerated: flag('ai_generated').notNull().default(false),
    prerequisiteSkills: words('prerequisite_skills'),
    learningObjectives: words('learning_objectives'),
    engagementPattern: text('engagement_pattern').notNull().default('standard'),
    effectivenessScore: real('effectiveness_score').notNull().default(0),
  },
  (t) => [
    index('learning_paths_order').on(t.order),
    oneOf('learning_paths_difficulty', t.difficulty, DIFFICULTIES),
    oneOf('learning_paths_tier', t.subscriptionTier, SUBSCRIPTION_TIERS),
  ],
);

export const learningModules = sqliteTable(
  'learning_modules',
  {
    id: id(),
    pathId: integer('path_id')
      .notNull()
      .references(() => learningPaths.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    order: integer('order').notNull(),
    estimatedMinutes: integer('estimated_minutes').notNull(),
  },
  (t) => [index('learning_modules_path').on(t.pathId, t.order)],
);

export const learningUnits = sqliteTable(
  'learning_units',
  {
    id: id(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => learningModules.id),
    title: text('title').notNull(),
    type: text('type', { enum: UNIT_TYPES }).notNull(),
    content: text('content').notNull(),
    order: integer('order').notNull(),
    adaptiveContent: json<UnitMaterial>('adaptive_content'),
    requiredMasteryScore: real('required_mastery_score').notNull().default(0.7),
    timeEstimateRange: json<{ from: number; to: number }>('time_estimate_range'),
    personalizedHints: words('personalized_hints'),
    difficultyLevel: integer('difficulty_level').notNull().default(1),
  },
  (t) => [
    index('learning_units_module').on(t.moduleId, t.order),
    oneOf('learning_units_type', t.type, UNIT_TYPES),
  ],
);

export const userProgress = sqliteTable(
  'user_progress',
  {
    id: id(),
    userId: user(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => learningUnits.id),
    completed: flag('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    notes: text('notes'),
    masteryScore: real('mastery_score'),
    attemptsCount: integer('attempts_count').notNull().default(1),
    timeSpent: integer('time_spent'),
    difficultyAttempted: integer('difficulty_attempted'),
    strugglingAreas: words('struggling_areas'),
    strengthAreas: words('strength_areas'),
    engagementScore: real('engagement_score'),
    adaptiveAdjustments: json<Record<string, unknown>>('adaptive_adjustments'),
    /** Chosen option per question of the latest attempt. */
    answers: json<number[]>('answers'),
    /** What was written per prompt of an exercise. */
    written: json<string[]>('written'),
    openedAt: instant('opened_at').notNull().default('1970-01-01T00:00:00.000Z'),
  },
  (t) => [
    index('user_progress_opened').on(t.userId, t.openedAt),
    uniqueIndex('user_progress_once').on(t.userId, t.unitId),
    index('user_progress_unit').on(t.unitId),
    check('user_progress_mastery', sql`${t.masteryScore} between 0 and 1`),
  ],
);

export const userPathEnrollments = sqliteTable(
  'user_path_enrollments',
  {
    id: id(),
    userId: user(),
    pathId: integer('path_id')
      .notNull()
      .references(() => learningPaths.id),
    enrolledAt: instant('enrolled_at').notNull().default(NOW),
    completedAt: instant('completed_at'),
    personalizedDifficulty: real('personalized_difficulty').notNull().default(1),
    learningVelocity: real('learning_velocity').notNull().default(1),
    engagementLevel: real('engagement_level').notNull().default(0.5),
    strugglingAreas: words('struggling_areas'),
    recommendationReason: text('recommendation_reason'),
    aiGenerated: flag('ai_generated').notNull().default(false),
  },
  (t) => [
    uniqueIndex('user_path_enrollments_once').on(t.userId, t.pathId),
    index('user_path_enrollments_path').on(t.pathId),
  ],
);

export const learningRecommendations = sqliteTable(
  'learning_recommendations',
  {
    id: id(),
    userId: user(),
    pathId: integer('path_id')
      .notNull()
      .references(() => learningPaths.id),
    recommendationType: text('recommendation_type', { enum: RECOMMENDATION_TYPES }).notNull(),
    confidence: real('confidence').notNull(),
    reasoning: text('reasoning').notNull(),
    basedOnProfile: text('based_on_profile'),
    basedOnWeaknesses: words('based_on_weaknesses'),
    priority: integer('priority').notNull().default(1),
    validUntil: instant('valid_until'),
    accepted: flag('accepted'),
    /**
     * 0 to 1: how much of the way to the next band the path may cover; see
     * `schema/rules/learning/recommendations.ts`.
     */
    estimatedImpact: real('estimated_impact').notNull().default(0),
    createdAt: createdAt(),
    /** The score it rests on: one that was put away comes back when this has moved. */
    basedOnScore: real('based_on_score'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    uniqueIndex('learning_recommendations_once').on(t.userId, t.pathId, t.recommendationType),
    index('learning_recommendations_path').on(t.pathId),
    oneOf('learning_recommendations_type', t.recommendationType, RECOMMENDATION_TYPES),
    check('learning_recommendations_confidence', sql`${t.confidence} between 0 and 1`),
    check('learning_recommendations_priority', sql`${t.priority} between 1 and 5`),
  ],
);

export const microLearningSeeds = sqliteTable(
  'micro_learning_seeds',
  {
    id: id(),
    userId: user(),
    content: text('content').notNull(),
    contentType: text('content_type', { enum: MICRO_CONTENT_TYPES }).notNull(),
    targetWeakness: text('target_weakness'),
    estimatedMinutes: integer('estimated_minutes').notNull().default(2),
    completed: flag('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    engagementScore: real('engagement_score'),
    createdAt: createdAt(),
    /**
     * The catalogue's item. Its text is copied, so that a later edit of the catalogue changes no
     * list.
     */
    itemId: integer('item_id'),
    source: text('source'),
  },
  (t) => [
    uniqueIndex('micro_learning_seeds_once').on(t.userId, t.itemId),
    index('micro_learning_seeds_user').on(t.userId, t.completed, t.id),
    oneOf('micro_learning_seeds_type', t.contentType, MICRO_CONTENT_TYPES),
  ],
);

export const pathEffectiveness = sqliteTable(
  'path_effectiveness',
  {
    id: id(),
    pathId: integer('path_id')
      .notNull()
      .references(() => learningPaths.id),
    userProfileType: text('user_profile_type').notNull(),
    targetWeakness: text('target_weakness').notNull(),
    preAssessmentScore: real('pre_assessment_score'),
    postAssessmentScore: real('post_assessment_score'),
    improvementScore: real('improvement_score'),
    completionRate: real('completion_rate'),
    engagementScore: real('engagement_score'),
    recommendationsAccepted: integer('recommendations_accepted').notNull().default(0),
    totalRecommendations: integer('total_recommendations').notNull().default(0),
    updatedAt: instant('updated_at').notNull().default(NOW),
    /** How many pairs of assessments the means rest on. */
    readings: integer('readings').notNull().default(0),
    /** How many people finished a first unit of the path, and how many its last. */
    learners: integer('learners').notNull().default(0),
    finishers: integer('finishers').notNull().default(0),
  },
  (t) => [uniqueIndex('path_effectiveness_once').on(t.pathId, t.userProfileType, t.targetWeakness)],
);

/** The catalogue that micro-learning is given out from; content, not anybody's. */
export const microLearningItems = sqliteTable(
  'micro_learning_items',
  {
    id: id(),
    contentType: text('content_type', { enum: MICRO_CONTENT_TYPES }).notNull(),
    category: text('category', { enum: MINDSET_CATEGORIES }).notNull(),
    content: text('content').notNull(),
    estimatedMinutes: integer('estimated_minutes').notNull(),
    source: text('source'),
  },
  (t) => [index('micro_learning_items_category').on(t.category, t.id)],
);

/** One question of a finished unit, and when it is asked again. */
export const reviewItems = sqliteTable(
  'review_items',
  {
    id: id(),
    userId: user(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => learningUnits.id),
    /** Its place in the unit's `retrieval`. */
    place: integer('place').notNull(),
    /** How often in a row it was remembered. */
    step: integer('step').notNull().default(0),
    /** Null when it is not asked again: it would come back after more than a year. */
    dueAt: instant('due_at'),
    reviewedAt: instant('reviewed_at'),
    /** What FSRS keeps of a memory; null until it has seen an answer. 1 to 10, and days. */
    difficulty: real('difficulty'),
    stability: real('stability'),
    /** FSRS's grade of the last answer: 1 forgotten, 2 partly, 3 remembered. */
    lastGrade: integer('last_grade').$type<ReviewGrade>(),
  },
  (t) => [
    uniqueIndex('review_items_once').on(t.userId, t.unitId, t.place),
    index('review_items_due').on(t.userId, t.dueAt),
    index('review_items_unit').on(t.unitId),
  ],
);
