import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns.ts';
import { goalShares, goals } from './goals.ts';
import { users } from './users.ts';

/**
 * What a partner leaves at a goal shared with them: one note per share. It stays when the share
 * ends.
 */
export const shareNotes = sqliteTable(
  'share_notes',
  {
    id: id(),
    goalId: integer('goal_id')
      .notNull()
      .references(() => goals.id),
    shareId: integer('share_id').references(() => goalShares.id),
    authorUserId: integer('author_user_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('share_notes_goal').on(t.goalId, t.id),
    uniqueIndex('share_notes_share').on(t.shareId),
    index('share_notes_author').on(t.authorUserId),
  ],
);
