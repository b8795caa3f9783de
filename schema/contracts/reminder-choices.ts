/*
 * What can be chosen and said of reminders, without what checks it: pages and the service worker
 * need no validation.
 */

/** What can ask: a task on its day, an if-then with a time, a task that repeats. */
export const REMINDER_SUBJECTS = ['task', 'if-then', 'rhythm'] as const;
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/** What can be said to a reminder. Nothing is reckoned from `not-yet`. */
export const REMINDER_ANSWERS = ['done', 'not-yet', 'move'] as const;
export type ReminderAnswer = (typeof REMINDER_ANSWERS)[number];

/** The mails that were chosen and can be ended by a link in each of them, kind by kind. */
export const STOPPABLE_MAILS = ['reminders', 'week', 'away'] as const;
export type StoppableMails = (typeof STOPPABLE_MAILS)[number];

/** How many reminders one person may have, and on how many devices. */
export const REMINDERS_MAX = 200;
export const PUSH_DEVICES_MAX = 10;
/** The most reminders on one of a person's days. */
export const REMINDERS_A_DAY = 3;
