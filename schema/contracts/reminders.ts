import * as z from 'zod/mini';
import { MAIL_DELIVERIES } from './app-info.ts';
import { CalendarDate, ClockTime, Instant } from './dates.ts';

import { RowId } from './ids.ts';
import { REMINDER_ANSWERS, REMINDER_SUBJECTS, REMINDERS_A_DAY } from './reminder-choices.ts';
import { Weekday } from './rhythms.ts';
import { exactly } from './text.ts';

const Answer = z.enum(REMINDER_ANSWERS, 'This is no answer to a reminder');

const SubjectId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{3,36}$/, 'This is no id of a task or an if-then'));
const GoalId = z.int('This is no goal').check(z.minimum(1, 'This is no goal'));

/** The days of the week on which an if-then asks; every one of them without a choice. */
export const ReminderDays = z.array(Weekday).check(
  z.minLength(1, 'Choose at least one day'),
  z.maxLength(7),
  z.refine((days) => new Set(days).size === days.length, 'A day of the week is named once'),
);

/**
 * “Ask me”: about one thing, at one time of day, by at least one way. The same thing again is
 * changed, not asked twice.
 */
export const NewReminder = z
  .object({
    goalId: GoalId,
    subject: z.enum(REMINDER_SUBJECTS, 'This cannot ask'),
    subjectId: SubjectId,
    at: ClockTime,
    days: z.optional(ReminderDays),
    byPush: z.boolean(),
    byMail: z.boolean(),
  })
  .check(z.refine(({ byPush, byMail }) => byPush || byMail, 'Choose a way to be asked'));
export type NewReminder = z.infer<typeof NewReminder>;

export const Reminder = z.object({
  id: z.int(),
  goalId: z.int(),
  subject: z.enum(REMINDER_SUBJECTS),
  subjectId: SubjectId,
  /** The words of the task or of the act, and of its goal. */
  title: z.string(),
  goalTitle: z.string(),
  at: ClockTime,
  days: z.nullable(ReminderDays),
  byPush: z.boolean(),
  byMail: z.boolean(),
  /** When it asks next; null while there is nothing to ask: it is done, or has no day. */
  nextAt: z.nullable(Instant),
  /** Whether “not yet” was said twice in a row: a smaller version may help. */
  offersSmaller: z.boolean(),
});
export type Reminder = z.infer<typeof Reminder>;

export const ReminderList = z.array(Reminder);

export const ReminderParams = z.object({ reminderId: RowId });
export const PushDeviceParams = z.object({ deviceId: RowId });
export const ReminderSendParams = z.object({ sendId: RowId });

/** A device that push messages go to, as its person sees it. */
export const PushDevice = z.object({
  id: z.int(),
  /** “Firefox on Windows”. */
  device: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type PushDevice = z.infer<typeof PushDevice>;

const base64url = (bytes: number, message: string) =>
  exactly(200, message).check(
    z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), message),
  );

/** A browser's push subscription, once notifications are allowed (RFC 8030, RFC 8291). */
export const NewPushDevice = z.object({
  endpoint: exactly(1_000, 'This is no address of a push service'),
  keys: z.object({
    /** An uncompressed point on P-256. */
    p256dh: base64url(65, 'This is no key of a push subscription'),
    auth: base64url(16, 'This is no secret of a push subscription'),
  }),
  /** Told by the browser itself, not by a press: one that its person has ended stays so. */
  isRenewal: z.optional(z.boolean()),
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

/** What holds for all reminders of a person. */
export const ReminderChoices = z.object({
  byPush: z.boolean(),
  byMail: z.boolean(),
  /** From when to when nothing is sent; both null for no such hours. */
  quietFrom: z.nullable(ClockTime),
  quietUntil: z.nullable(ClockTime),
  dayLimit: z.int().check(z.minimum(1), z.maximum(REMINDERS_A_DAY)),
  /** The last day of a holiday, in the person's own zone. */
  pausedUntil: z.nullable(CalendarDate),
  /** Whether a notification or a subject may show the person's own words. */
  showsTitles: z.boolean(),
});
export type ReminderChoices = z.infer<typeof ReminderChoices>;

/** The defaults, while nothing was chosen. */
export const FIRST_REMINDER_CHOICES: ReminderChoices = {
  byPush: true,
  byMail: true,
  quietFrom: '22:00',
  quietUntil: '07:00',
  dayLimit: REMINDERS_A_DAY,
  pausedUntil: null,
  showsTitles: false,
};

export const ReminderChoicesPatch = z.partial(ReminderChoices).check(
  z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'),
  z.refine(
    ({ quietFrom, quietUntil }) => (quietFrom === undefined) === (quietUntil === undefined),
    'Quiet hours have a beginning and an end',
  ),
  z.refine(
    ({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null),
    'Quiet hours have a beginning and an end',
  ),
);
export type ReminderChoicesPatch = z.infer<typeof ReminderChoicesPatch>;

export const ReminderSettings = z.extend(ReminderChoices, {
  devices: z.array(PushDevice),
  /** What a browser subscribes with; null where this server sends no push messages. */
  pushKey: z.nullable(z.string()),
  /** Where mails would go; null where there is no address. */
  email: z.nullable(z.string()),
  mailDelivery: z.enum(MAIL_DELIVERIES),
  timeZone: z.nullable(z.string()),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** An answer, from a notification, a page or a mail. */
export const AnsweredReminder = z.object({ answer: Answer });
export type AnsweredReminder = z.infer<typeof AnsweredReminder>;

/** What a reminder asked about, for the page that a press on it opens. */
export const AskedThing = z.object({
  goalId: z.int(),
  goalTitle: z.string(),
  /** The words of the task or of the act; null where the goal holds it no more. */
  title: z.nullable(z.string()),
  /** Where “move it” leads: a task to tomorrow, anything else two hours on. */
  move: z.enum(['tomorrow', 'later']),
  /** What was said to it, if anything was. */
  answer: z.nullable(Answer),
});
export type AskedThing = z.infer<typeof AskedThing>;

export const ReminderAnswerReply = z.object({
  /** What counts now: the first answer that settled it. */
  answer: Answer,
  goalId: z.int(),
  offersSmaller: z.boolean(),
});
export type ReminderAnswerReply = z.infer<typeof ReminderAnswerReply>;

/** The result of the test: how many devices accepted it, and whether a mail was sent. */
export const TestSend = z.object({
  devices: z.int().check(z.minimum(0)),
  failed: z.int().check(z.minimum(0)),
  mailed: z.boolean(),
});
export type TestSend = z.infer<typeof TestSend>;

/** What stands behind a link in a mail: signed, and naming nobody. */
export const MailLinkParams = z.object({ token: z.string().check(z.maxLength(1_000)) });

/**
 * What a push message carries: ids, and words only where their person lets them be shown. Read by
 * the service worker.
 */
export const PushPayload = z.object({
  kind: z.enum(['reminder', 'test']),
  title: z.string(),
  body: z.string(),
  /** The same for each delivery of one due time: a device shows it once. */
  tag: z.string(),
  userId: z.int(),
  sendId: z.optional(z.int()),
  goalId: z.optional(z.int()),
  taskId: z.optional(z.string()),
  /** Where the task can be moved to; an if-then is asked again in two hours. */
  move: z.optional(z.enum(['tomorrow', 'later'])),
});
export type PushPayload = z.infer<typeof PushPayload>;
