import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { REMINDERS_MAX } from '#schema/contracts/reminder-choices.ts';
import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import {
  chatConversations,
  chatMessages,
  coachNotes,
  keptThings,
  seenMotivations,
} from '#schema/tables/coach.ts';
import { activities, freeEntries, goals, journalEntries } from '#schema/tables/goals.ts';
import {
  learningRecommendations,
  microLearningSeeds,
  reviewItems,
  userPathEnrollments,
  userProgress,
} from '#schema/tables/learning.ts';
import { mindsetAssessments, mindsetResponses, userJourneyEvents } from '#schema/tables/mindset.ts';
import { reminders } from '#schema/tables/reminders.ts';
import { userStickers } from '#schema/tables/stickers.ts';
import { retainedTitle } from '#worker/lib/chat-retention.ts';

/**
 * What an export contains and an import restores: the columns of each kind of row, for both
 * directions.
 */
export interface Portable {
  table: SQLiteTable;
  columns: readonly string[];
  /** The columns that identify a row: a row that exists already is not imported again. */
  identity: readonly string[];
  /** The parent of a row: known by its id in the file, and by its identity columns here. */
  parent?: { kind: 'goals' | 'conversations' | 'assessments'; column: string };
  /** A JSON column that may name a goal by `goalId`. */
  facts?: string;
  /**
   * Content that a row refers to and that must exist here: its table, and the column with its id.
   */
  content?: { table: string; column: string };
  /** SQL over a row of the file: the tier of the content that the row gives access to. */
  tier?: string;
  /** How many rows a person may have; further rows of the file are left out. */
  atMost?: number;
  /** Readable names beside ids, for people who read the file. */
  labels?: Record<string, SQL.Aliased<string>>;
  /** The timestamp that decides retention, and a title in place of the text. */
  retention?: { column: string; title?: (userId: unknown) => SQL<string> };
}

const titleOf = (table: string, ofColumn: SQL) =>
  sql<string>`(select ${sql.raw(`${table}.title`)} from ${sql.raw(table)} where ${sql.raw(`${table}.id`)} = ${ofColumn})`.as(
    'title',
  );

/** An entry has the same columns whether it is about a goal or about none. */
const ENTRY_COLUMNS = [
  'content',
  'mood',
  'createdAt',
  'updatedAt',
  'aiResponse',
  'coach',
  'technique',
  'templateId',
] as const;

export const PORTABLES = {
  goals: {
    table: goals,
    columns: [
      'title',
      'description',
      'completed',
      'completedAt',
      'createdAt',
      'targetDate',
      'milestone',
      'roadmap',
      'clarificationResponses',
      'taskIds',
      'taskTicks',
      'taskDates',
      'taskRhythms',
      'rhythmAnswers',
      'ifThens',
      'pausedAt',
      'archivedAt',
    ],
    identity: ['createdAt', 'title'],
  },
  journal: {
    table: journalEntries,
    columns: ENTRY_COLUMNS,
    identity: ['createdAt', 'content'],
    parent: { kind: 'goals', column: 'goalId' },
  },
  freeEntries: {
    table: freeEntries,
    columns: ENTRY_COLUMNS,
    identity: ['createdAt', 'content'],
  },
  conversations: {
    table: chatConversations,
    columns: ['title', 'createdAt', 'updatedAt'],
    identity: ['createdAt', 'title'],
    retention: { column: 'updatedAt', title: retainedTitle },
  },
  chat: {
    table: chatMessages,
    columns: ['content', 'response', 'coach', 'technique', 'templateId', 'createdAt'],
    identity: ['createdAt', 'content'],
    parent: { kind: 'conversations', column: 'conversationId' },
    retention: { column: 'createdAt' },
  },
  coachNotes: {
    table: coachNotes,
    columns: ['content', 'createdAt'],
    identity: ['createdAt', 'content'],
    atMost: COACH_NOTES_MAX,
  },
  keptThings: {
    table: keptThings,
    columns: ['kind', 'title', 'body', 'session', 'createdAt'],
    identity: ['createdAt', 'title', 'body'],
    parent: { kind: 'goals', column: 'goalId' },
  },
  reminders: {
    table: reminders,
    columns: ['subject', 'subjectId', 'at', 'days', 'byPush', 'byMail', 'createdAt'],
    identity: ['subject', 'subjectId'],
    parent: { kind: 'goals', column: 'goalId' },
    atMost: REMINDERS_MAX,
  },
  assessments: {
    table: mindsetAssessments,
    columns: [
      'overallScore',
      'challengesScore',
      'obstaclesScore',
      'effortScore',
      'criticismScore',
      'successScore',
      'createdAt',
      'recommendations',
      'questionnaire',
      'reading',
      'beliefAnswers',
    ],
    identity: ['createdAt', 'overallScore'],
  },
  responses: {
    table: mindsetResponses,
    columns: ['questionId', 'score', 'createdAt', 'questionnaire'],
    identity: ['createdAt', 'questionId'],
    parent: { kind: 'assessments', column: 'assessmentId' },
    content: { table: 'mindset_questions', column: 'questionId' },
  },
  journey: {
    table: userJourneyEvents,
    columns: ['eventType', 'category', 'impactScore', 'timestamp', 'eventData'],
    identity: ['timestamp', 'eventType', 'category'],
    facts: 'eventData',
  },
  activities: {
    table: activities,
    columns: ['type', 'description', 'metadata', 'createdAt', 'localDay', 'localHour', 'season'],
    identity: ['createdAt', 'type', 'description'],
    facts: 'metadata',
  },
  stickers: {
    table: userStickers,
    columns: ['stickerId', 'acquisitionDate', 'isNew', 'isPinned', 'metadata'],
    identity: ['stickerId'],
    content: { table: 'stickers', column: 'stickerId' },
    labels: {
      name: sql<string>`(select stickers.name from stickers where stickers.id = user_stickers.sticker_id)`.as(
        'name',
      ),
    },
  },
  motivations: {
    table: seenMotivations,
    columns: ['motivationId', 'seenAt'],
    identity: ['motivationId'],
    content: { table: 'motivations', column: 'motivationId' },
  },
  enrollments: {
    table: userPathEnrollments,
    columns: [
      'pathId',
      'enrolledAt',
      'completedAt',
      'personalizedDifficulty',
      'learningVelocity',
      'engagementLevel',
      'strugglingAreas',
      'recommendationReason',
      'aiGenerated',
    ],
    identity: ['pathId'],
    content: { table: 'learning_paths', column: 'pathId' },
    labels: { title: titleOf('learning_paths', sql`user_path_enrollments.path_id`) },
  },
  progress: {
    table: userProgress,
    columns: [
      'unitId',
      'completed',
      'completedAt',
      'notes',
      'masteryScore',
      'attemptsCount',
      'timeSpent',
      'difficultyAttempted',
      'strugglingAreas',
      'strengthAreas',
      'engagementScore',
      'adaptiveAdjustments',
      'answers',
      'written',
      'openedAt',
    ],
    identity: ['unitId'],
    content: { table: 'learning_units', column: 'unitId' },
    labels: { title: titleOf('learning_units', sql`user_progress.unit_id`) },
  },
  recommendations: {
    table: learningRecommendations,
    columns: [
      'pathId',
      'recommendationType',
      'confidence',
      'reasoning',
      'basedOnProfile',
      'basedOnWeaknesses',
      'basedOnScore',
      'priority',
      'validUntil',
      'accepted',
      'answeredAt',
      'estimatedImpact',
      'createdAt',
    ],
    identity: ['pathId', 'recommendationType'],
    content: { table: 'learning_paths', column: 'pathId' },
  },
  microLearning: {
    table: microLearningSeeds,
    columns: [
      'itemId',
      'content',
      'contentType',
      'targetWeakness',
      'estimatedMinutes',
      'completed',
      'completedAt',
      'engagementScore',
      'source',
      'createdAt',
    ],
    identity: ['createdAt', 'content'],
  },
  reviews: {
    table: reviewItems,
    columns: [
      'unitId',
      'place',
      'step',
      'dueAt',
      'reviewedAt',
      'difficulty',
      'stability',
      'lastGrade',
    ],
    identity: ['unitId', 'place'],
    content: { table: 'learning_units', column: 'unitId' },
    // A review asks the unit's question and shows the answer.
    tier: `(select learning_paths.subscription_tier from learning_units
      join learning_modules on learning_modules.id = learning_units.module_id
      join learning_paths on learning_paths.id = learning_modules.path_id
      where learning_units.id = value ->> '$."unitId"')`,
  },
} as const satisfies Record<string, Portable>;
export type PortableKind = keyof typeof PORTABLES;
