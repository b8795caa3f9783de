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
import { MINDSET_CATEGORIES, PRESENTATIONS, READING_QUALITIES } from '../contracts/enums.ts';
import type { AssessmentRecommendations, StrategyTrigger } from '../contracts/mindset.ts';
import { createdAt, flag, id, instant, NOW, oneOf } from './columns.ts';
import { users } from './users.ts';

const user = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

export const mindsetQuestions = sqliteTable(
  'mindset_questions',
  {
    id: id(),
    category: text('category', { enum: MINDSET_CATEGORIES }).notNull(),
    question: text('question').notNull(),
    /** Five worded answers, from value 1 (fixed) to 5 (growth). */
    options: text('options', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** In which order they are shown. */
    presentation: text('presentation', { enum: PRESENTATIONS }).notNull().default('ascending'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mindset_questions_category').on(t.category),
    oneOf('mindset_questions_category_known', t.category, MINDSET_CATEGORIES),
  ],
);

export const mindsetAssessments = sqliteTable(
  'mindset_assessments',
  {
    id: id(),
    userId: user(),
    overallScore: real('overall_score').notNull(),
    challengesScore: real('challenges_score').notNull(),
    obstaclesScore: real('obstacles_score').notNull(),
    effortScore: real('effort_score').notNull(),
    criticismScore: real('criticism_score').notNull(),
    successScore: real('success_score').notNull(),
    createdAt: createdAt(),
    recommendations: text('recommendations', { mode: 'json' }).$type<AssessmentRecommendations>(),
    /** The version of the questions it came from; scores of two versions are not compared. */
    questionnaire: integer('questionnaire').notNull().default(1),
    /**
     * How reliable the answers are as a reading; null for assessments from before this was
     * computed.
     */
    reading: text('reading', { enum: READING_QUALITIES }),
    /**
     * Three answers about the belief itself, 1 (settled) to 6 (can change); no part of the means.
     */
    beliefAnswers: text('belief_answers', { mode: 'json' }).$type<number[]>(),
  },
  (t) => [
    index('mindset_assessments_user').on(t.userId, t.id),
    check('mindset_assessments_overall', sql`${t.overallScore} between 1 and 5`),
  ],
);

export const mindsetResponses = sqliteTable(
  'mindset_responses',
  {
    id: id(),
    userId: user(),
    questionId: integer('question_id')
      .notNull()
      .references(() => mindsetQuestions.id),
    score: integer('score').notNull(),
    /** The assessment that took this answer in; null while the person is still answering. */
    assessmentId: integer('assessment_id').references(() => mindsetAssessments.id),
    /** The version of the question that was answered. */
    questionnaire: integer('questionnaire').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('mindset_responses_user').on(t.userId, t.id),
    index('mindset_responses_assessment').on(t.assessmentId),
    uniqueIndex('mindset_responses_open')
      .on(t.userId, t.questionId)
      .where(sql`assessment_id is null`),
    index('mindset_responses_question').on(t.questionId),
    check('mindset_responses_score', sql`${t.score} between 1 and 5`),
  ],
);

/** What a profile's history remembers of each assessment. */
export interface KeptHistoryEntry {
  profileType: string;
  overallScore: number;
  timestamp: string;
  confidenceLevel: number;
  /** Missing in readings of version 1. */
  questionnaire?: number;
}

export const userProfiles = sqliteTable(
  'user_profiles',
  {
    id: id(),
    userId: user(),
    profileType: text('profile_type').notNull(),
    primaryWeakness: text('primary_weakness').notNull(),
    secondaryWeakness: text('secondary_weakness'),
    strengthArea: text('strength_area').notNull(),
    confidenceLevel: real('confidence_level').notNull(),
    progressVelocity: real('progress_velocity').notNull(),
    engagementScore: real('engagement_score').notNull(),
    lastProfileUpdate: instant('last_profile_update').notNull().default(NOW),
    profileHistory: text('profile_history', { mode: 'json' })
      .$type<KeptHistoryEntry[]>()
      .notNull()
      .default([]),
    interventionPreferences: text('intervention_preferences', { mode: 'json' })
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(NOW),
  },
  (t) => [
    uniqueIndex('user_profiles_user').on(t.userId),
    check('user_profiles_confidence', sql`${t.confidenceLevel} between 0 and 1`),
  ],
);

export const userJourneyEvents = sqliteTable(
  'user_journey_events',
  {
    id: id(),
    userId: user(),
    eventType: text('event_type').notNull(),
    category: text('category').notNull(),
    eventData: text('event_data', { mode: 'json' })
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
    impactScore: real('impact_score').notNull().default(0),
    timestamp: instant('timestamp').notNull().default(NOW),
  },
  (t) => [index('user_journey_events_user').on(t.userId, t.timestamp)],
);

export const interventionStrategies = sqliteTable(
  'intervention_strategies',
  {
    id: id(),
    profileType: text('profile_type').notNull(),
    category: text('category', { enum: MINDSET_CATEGORIES }).notNull(),
    strategyType: text('strategy_type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    actionItems: text('action_items', { mode: 'json' }).$type<string[]>().notNull().default([]),
    triggerConditions: text('trigger_conditions', { mode: 'json' })
      .$type<StrategyTrigger>()
      .notNull()
      .default({} as StrategyTrigger),
    effectivenessScore: real('effectiveness_score').notNull().default(0.5),
    priority: integer('priority').notNull().default(1),
    isActive: flag('is_active').notNull().default(true),
    /** The study behind the reason given, or that there is none. */
    source: text('source').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('intervention_strategies_profile').on(t.profileType, t.priority),
    oneOf('intervention_strategies_category', t.category, MINDSET_CATEGORIES),
  ],
);
