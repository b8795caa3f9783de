import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Counted attempts per key (a name, an address) in a fixed window; see
 * `worker/lib/security/throttle.ts`.
 */
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
 * Always empty. A batch asserts a rule by inserting NULL here where the rule is broken: the NOT
 * NULL constraint then fails with the rule's name and the whole batch rolls back. See
 * `worker/lib/database/guard.ts`.
 */
export const guards = sqliteTable('guards', {
  sessionAlive: integer('session_alive').notNull().default(1),
  openGoalsLeft: integer('open_goals_left').notNull().default(1),
  conversationFound: integer('conversation_found').notNull().default(1),
  goalFound: integer('goal_found').notNull().default(1),
  milestoneIsNext: integer('milestone_is_next').notNull().default(1),
  answersOpen: integer('answers_open').notNull().default(1),
  questionKnown: integer('question_known').notNull().default(1),
  subscriptionUnmoved: integer('subscription_unmoved').notNull().default(1),
  sharesLeft: integer('shares_left').notNull().default(1),
  sharesUnhurried: integer('shares_unhurried').notNull().default(1),
  passwordUnchanged: integer('password_unchanged').notNull().default(1),
  planUnchanged: integer('plan_unchanged').notNull().default(1),
  linkAlive: integer('link_alive').notNull().default(1),
  codeUnused: integer('code_unused').notNull().default(1),
  nothingRenews: integer('nothing_renews').notNull().default(1),
  wayInLeft: integer('way_in_left').notNull().default(1),
  passkeysLeft: integer('passkeys_left').notNull().default(1),
  passkeyUnmoved: integer('passkey_unmoved').notNull().default(1),
  notesLeft: integer('notes_left').notNull().default(1),
  adminStill: integer('admin_still').notNull().default(1),
  editUnmoved: integer('edit_unmoved').notNull().default(1),
  remindersLeft: integer('reminders_left').notNull().default(1),
});

/** How far a sweep has come that goes through people; see `worker/sweep.ts`. */
export const sweepPlaces = sqliteTable('sweep_places', {
  part: text('part').primaryKey(),
  /** The last person it has been with; 0 to begin anew. */
  userId: integer('user_id').notNull(),
});

/**
 * Writes that came with an `Idempotency-Key`, with what was answered: the same one again changes
 * nothing.
 */
export const retriedWrites = sqliteTable(
  'retried_writes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    /** Method, path and a hash of the body: a key is valid for one request only. */
    request: text('request').notNull(),
    /**
     * Null while the answer is under way, and where it was a stream; 0 where something was deleted
     * since.
     */
    status: integer('status'),
    reply: text('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('retried_writes_created').on(t.createdAt),
  ],
);
