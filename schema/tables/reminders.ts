import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CalendarDate } from '../contracts/dates.ts';
import { REMINDER_ANSWERS, REMINDER_SUBJECTS } from '../contracts/reminder-choices.ts';
import { createdAt, flag, id, instant, NOW, oneOf } from './columns.ts';
import { goals } from './goals.ts';
import { users } from './users.ts';

/**
 * What was asked to ask: one row for each task, if-then or rhythm that has been chosen. What it is
 * called and whether it is done stands in its goal.
 */
export const reminders = sqliteTable(
  'reminders',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    goalId: integer('goal_id')
      .notNull()
      .references(() => goals.id),
    subject: text('subject', { enum: REMINDER_SUBJECTS }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** The time of day, in the person's zone. */
    at: text('at').notNull(),
    /** Days of the week of an if-then, Monday 1; null for every day. */
    days: text('days', { mode: 'json' }).$type<number[]>(),
    byPush: flag('by_push').notNull(),
    byMail: flag('by_mail').notNull(),
    /** Dues at or before this instant are over. */
    plannedFrom: instant('planned_from').notNull().default(NOW),
    /** The last of the person's days that has been asked about: each day is asked about once. */
    lastDay: text('last_day').$type<CalendarDate>(),
    /** Asked for by “move it”: once more at this instant. */
    movedTo: instant('moved_to'),
    /**
     * When the pass has to look at it: its next due time, or the beginning of time where something
     * it rests on has changed (a trigger on `goals` says so). Null while there is nothing to ask.
     */
    nextDueAt: instant('next_due_at').default('0000'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reminders_once').on(t.goalId, t.subject, t.subjectId),
    index('reminders_due').on(t.nextDueAt).where(sql`next_due_at is not null`),
    index('reminders_user').on(t.userId, t.id),
    oneOf('reminders_subject', t.subject, REMINDER_SUBJECTS),
    check('reminders_way', sql`${t.byPush} or ${t.byMail}`),
  ],
);

/** What became of one due time. Only `waiting` is tried again. */
export const SEND_STATES = ['sending', 'waiting', 'sent', 'failed'] as const;

/**
 * One row for each due time of a reminder, written before anything is sent: its uniqueness is what
 * keeps a due time from being sent twice. A row that stays `sending` belongs to a pass that died.
 */
export const reminderSends = sqliteTable(
  'reminder_sends',
  {
    id: id(),
    reminderId: integer('reminder_id')
      .notNull()
      .references(() => reminders.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    dueAt: instant('due_at').notNull(),
    /** The person's day that it asks about. */
    localDay: text('local_day').$type<CalendarDate>().notNull(),
    state: text('state', { enum: SEND_STATES }).notNull(),
    /** Where it has not arrived yet: `push:<id of the device>` and `mail`. */
    remaining: text('remaining', { mode: 'json' }).$type<string[]>().notNull(),
    attempts: integer('attempts').notNull().default(1),
    /** When a `waiting` one is tried again. */
    tryAt: instant('try_at'),
    answer: text('answer', { enum: REMINDER_ANSWERS }),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reminder_sends_once').on(t.reminderId, t.dueAt),
    index('reminder_sends_user').on(t.userId, t.localDay),
    index('reminder_sends_try').on(t.tryAt).where(sql`try_at is not null`),
    index('reminder_sends_created').on(t.createdAt),
    oneOf('reminder_sends_state', t.state, SEND_STATES),
    oneOf('reminder_sends_answer', t.answer, REMINDER_ANSWERS),
  ],
);

/** A browser that takes push messages for its person, for as long as its session lives. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The session it was made in: signed out, nothing arrives there. */
    sessionId: text('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    device: text('device').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_user').on(t.userId, t.id),
  ],
);

/** A person's choices for all their reminders; without a row the defaults hold. */
export const reminderChoices = sqliteTable(
  'reminder_choices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    byPush: flag('by_push').notNull().default(true),
    byMail: flag('by_mail').notNull().default(true),
    quietFrom: text('quiet_from').default('22:00'),
    quietUntil: text('quiet_until').default('07:00'),
    dayLimit: integer('day_limit').notNull().default(3),
    pausedUntil: text('paused_until').$type<CalendarDate>(),
    showsTitles: flag('shows_titles').notNull().default(false),
  },
  (t) => [uniqueIndex('reminder_choices_user').on(t.userId)],
);
