import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { SentEvents } from '../contracts/calendar.ts';
import { MAIL_KINDS } from '../contracts/mail-plans.ts';
import { createdAt, flag, id, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

/** The private address under which a person's calendar reads their dates; at most one each. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the address only the hash is kept: it is shown once. */
    addressHash: text('address_hash').notNull(),
    createdAt: createdAt(),
    /** When a calendar last asked, and how often it has in the hour that is running. */
    lastReadAt: instant('last_read_at'),
    reads: integer('reads').notNull().default(0),
    readsResetAt: instant('reads_reset_at'),
    /**
     * What was sent, without its words: from it a change raises the event's number, and what is
     * gone is sent as cancelled for a while. In one row, so that a read costs one row.
     */
    events: text('events', { mode: 'json' }).$type<SentEvents>().notNull().default({}),
    /** Counts the changes of `events`: two reads at once do not number one change twice. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    uniqueIndex('calendar_feeds_user').on(t.userId),
    uniqueIndex('calendar_feeds_address').on(t.addressHash),
  ],
);

/** A mail that somebody wants, and when the next one is due: no row, no mail. */
export const mailPlans = sqliteTable(
  'mail_plans',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** Of the week's mail: Monday is 1; and the hour there, 0 to 23. */
    weekday: integer('weekday'),
    hour: integer('hour'),
    /** Whether it may call goals and steps by their names. */
    namesGoals: flag('names_goals').notNull().default(false),
    nextDueAt: instant('next_due_at').notNull(),
    /** Tries of the mail that is due, which failed. */
    attempts: integer('attempts').notNull().default(0),
    lastSentAt: instant('last_sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    index('mail_plans_due').on(t.nextDueAt),
    oneOf('mail_plans_kind', t.kind, MAIL_KINDS),
  ],
);
