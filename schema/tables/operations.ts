import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';

/** Counted attempts per key (a name, an address) in a fixed window; see `worker/lib/throttle.ts`. */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('throttles_resets_at').on(t.resetsAt)],
);

/**
 * Always empty. A batch asserts a rule by inserting NULL here where the rule is broken: the NOT NULL constraint
 * then fails with the rule's name and the whole batch rolls back. See `worker/lib/guard.ts`.
 */
export const guards = sqliteTable('guards', {
  sessionAlive: integer('session_alive').notNull().default(1),
  openGoalsLeft: integer('open_goals_left').notNull().default(1),
  conversationFound: integer('conversation_found').notNull().default(1),
  goalFound: integer('goal_found').notNull().default(1),
  milestoneIsNext: integer('milestone_is_next').notNull().default(1),
  answersOpen: integer('answers_open').notNull().default(1),
  questionKnown: integer('question_known').notNull().default(1),
});
