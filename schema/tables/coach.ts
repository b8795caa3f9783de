import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { MINDSET_CATEGORIES } from '../contracts/mindset-categories.ts';
import { createdAt, id, instant, NOW, oneOf } from './columns.ts';
import { users } from './users.ts';

export const motivations = sqliteTable(
  'motivations',
  {
    id: id(),
    quote: text('quote').notNull(),
    source: text('source').notNull(),
    category: text('category', { enum: MINDSET_CATEGORIES }).notNull(),
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

export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    response: text('response'),
    createdAt: createdAt(),
  },
  (t) => [index('chat_messages_user').on(t.userId, t.id)],
);
