import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Technique } from '../contracts/coach.ts';
import { MINDSET_CATEGORIES } from '../contracts/enums.ts';
import { careColumns, createdAt, id, instant, NOW, oneOf } from './columns.ts';
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
