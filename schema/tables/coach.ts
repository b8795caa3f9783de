import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { ReplyAttachments, Technique } from '#schema/contracts/coach/coach.ts';
import { KEPT_KINDS, SESSION_OUTCOMES } from '#schema/contracts/coach/coach-sessions.ts';
import { MINDSET_CATEGORIES } from '../contracts/enums.ts';
import { careColumns, createdAt, id, instant, NOW, oneOf } from './columns.ts';
import { goals } from './goals.ts';
import { users } from './users.ts';

export const motivations = sqliteTable(
  'motivations',
  {
    id: id(),
    quote: text('quote').notNull(),
    source: text('source').notNull(),
    category: text('category', { enum: MINDSET_CATEGORIES }).notNull(),
    /** Something to do about it within a minute. */
    action: text('action').notNull().default(''),
  },
  (t) => [
    index('motivations_category').on(t.category),
    oneOf('motivations_category_known', t.category, MINDSET_CATEGORIES),
  ],
);

export const seenMotivations = sqliteTable(
  'seen_motivations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    motivationId: integer('motivation_id')
      .notNull()
      .references(() => motivations.id),
    seenAt: instant('seen_at').notNull().default(NOW),
  },
  (t) => [
    uniqueIndex('seen_motivations_once').on(t.userId, t.motivationId),
    index('seen_motivations_motivation').on(t.motivationId),
  ],
);

/** A thread of exchanges with Eden. */
export const chatConversations = sqliteTable(
  'chat_conversations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    ...careColumns(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(NOW),
  },
  (t) => [index('chat_conversations_user').on(t.userId, t.updatedAt, t.id)],
);

/** One exchange: what the person said and what Eden answered. */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    conversationId: integer('conversation_id').references(() => chatConversations.id),
    content: text('content').notNull(),
    response: text('response'),
    /** Who wrote the response: `built-in` or a model's name. */
    coach: text('coach'),
    technique: text('technique', { mode: 'json' }).$type<Technique>(),
    templateId: text('template_id'),
    /** Choices, the step of a session, what was kept: shown again with the response. */
    beside: text('beside', { mode: 'json' }).$type<ReplyAttachments>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('chat_messages_user').on(t.userId, t.id),
    // What is older than a person keeps it is found by its age.
    index('chat_messages_user_created').on(t.userId, t.createdAt),
    index('chat_messages_conversation').on(t.conversationId, t.id),
    // What a person has been offered is counted by technique.
    index('chat_messages_technique').on(t.userId, sql`technique ->> 'id'`),
  ],
);

/** A guided session under way, or over: where it stands and what was answered so far. */
export const coachSessions = sqliteTable(
  'coach_sessions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    /** Which one: the name of its file in `content/eden/sessions`. */
    session: text('session').notNull(),
    step: text('step').notNull(),
    /** By the step that asked, whole, as it was typed. */
    answers: text('answers', { mode: 'json' }).notNull().$type<Record<string, string>>(),
    /** The steps passed so far, skipped ones included: the way back. */
    trail: text('trail', { mode: 'json' }).notNull().$type<string[]>(),
    /** What came of it in the person's own wording, where they changed it before keeping it. */
    draft: text('draft'),
    startedAt: instant('started_at').notNull().default(NOW),
    updatedAt: instant('updated_at').notNull().default(NOW),
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: SESSION_OUTCOMES }),
  },
  (t) => [
    index('coach_sessions_user').on(t.userId, t.updatedAt),
    index('coach_sessions_conversation').on(t.conversationId),
    uniqueIndex('coach_sessions_one_open').on(t.conversationId).where(sql`ended_at is null`),
    oneOf('coach_sessions_outcome_known', t.outcome, SESSION_OUTCOMES),
  ],
);

/** What came of a guided session, in the person's own words. */
export const keptThings = sqliteTable(
  'kept_things',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: KEPT_KINDS }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    goalId: integer('goal_id').references(() => goals.id),
    /** The session it came of: the name of its file. */
    session: text('session').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('kept_things_user').on(t.userId, t.id),
    index('kept_things_goal').on(t.goalId),
    oneOf('kept_things_kind_known', t.kind, KEPT_KINDS),
  ],
);

/** What a person wants Eden to know, in their own words. */
export const coachNotes = sqliteTable(
  'coach_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('coach_notes_user').on(t.userId, t.id)],
);

/** Messages a person has had answered on a day (UTC), feedback on entries included. */
export const coachUsage = sqliteTable(
  'coach_usage',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    day: text('day').notNull(),
    messages: integer('messages').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('coach_usage_day').on(t.day)],
);
