import type {
  NewPushDevice,
  NewReminder,
  Reminder,
  ReminderChoices,
  ReminderChoicesPatch,
  ReminderSettings,
} from '#schema/contracts/reminders.ts';
import { FIRST_REMINDER_CHOICES } from '#schema/contracts/reminders.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import { deviceOf } from '#worker/features/auth/sessions/device.rules.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { assertOwnGoal } from '#worker/lib/database/own-goal.ts';
import { AppError, conflict, invalid, notFound } from '#worker/lib/errors.ts';
import { isPushEndpoint } from '#worker/lib/outside/push-endpoint.ts';
import { keepTimeZone } from '#worker/lib/security/sessions.ts';
import { dueAfter, isInCare, type PlannedReminder, wordsOf } from './plan.rules.ts';
import {
  assertRemindersLeft,
  deleteOwnReminder,
  deleteOwnSends,
  deleteSpentDevices,
  endOwnDevice,
  findOwnReminder,
  findReachable,
  findReminderChoices,
  listOwnDevices,
  listOwnReminders,
  lookAgainAtAll,
  putChoices,
  putDevice,
  putReminder,
} from './reminders.queries.ts';

const NO_SUBJECT = 'This is not in the goal any more';
const DEVICE_ENDED = 'This browser was ended. It can be switched on again in Settings.';
const TOO_MANY = 'You have as many reminders as Yet can keep. Stop one of them first.';

function toReminder(row: PlannedReminder & { offersSmaller: boolean }, now: Date): Reminder {
  const due = isInCare(row) ? undefined : dueAfter(row, now);
  return {
    id: row.id,
    goalId: row.goalId,
    subject: row.subject,
    subjectId: row.subjectId,
    title: wordsOf(row) ?? '',
    goalTitle: row.goalTitle,
    at: row.at,
    days: row.days,
    byPush: row.byPush,
    byMail: row.byMail,
    nextAt: due ? due.at.toISOString() : null,
    offersSmaller: row.offersSmaller,
  };
}

/** What asks, in the order it was chosen. What its goal holds no more is left out. */
export async function listReminders(ctx: UserContext): Promise<Reminder[]> {
  const [, rows] = await ctx.read([listOwnReminders(ctx.caller)]);
  const now = ctx.clock.now();
  return rows.filter((row) => wordsOf(row) !== undefined).map((row) => toReminder(row, now));
}

/** The zone is kept with the first thing that depends on it. */
const withZone = (ctx: UserContext) =>
  ctx.timeZone
    ? [keepTimeZone({ userId: ctx.caller.userId, timeZone: knownZone(ctx.timeZone) })]
    : [];

/**
 * Asks about a task, an if-then or a rhythm of an own goal, or asks about it otherwise from now on.
 * @throws notFound where the goal holds no such thing, conflict over the limit
 */
export async function putOwnReminder(ctx: UserContext, reminder: NewReminder): Promise<Reminder> {
  const own = { userId: ctx.caller.userId, ...reminder };
  const now = ctx.clock.now();
  const results = await ctx
    .write([
      ...withZone(ctx),
      assertOwnGoal(own),
      assertRemindersLeft(own),
      putReminder({ ...own, now: now.toISOString() }),
      findOwnReminder(own),
    ])
    .catch((thrown: unknown) => {
      if (thrown instanceof AssertionFailed && thrown.guard === 'goal_found')
        throw notFound('Goal not found');
      if (thrown instanceof AssertionFailed && thrown.guard === 'reminders_left')
        throw conflict(TOO_MANY);
      throw thrown;
    });
  const [row] = results.at(-1) as RowOf<typeof findOwnReminder>[];
  if (!row) throw notFound('Goal not found');
  // Found out by the row that was written: then it is taken out again.
  if (wordsOf(row) === undefined) {
    await deleteReminder(ctx, row.id);
    throw notFound(NO_SUBJECT);
  }
  return toReminder(row, now);
}

/** @throws notFound */
export async function deleteReminder(ctx: UserContext, reminderId: number): Promise<void> {
  const own = { userId: ctx.caller.userId, reminderId };
  const [, deleted] = await ctx.write([deleteOwnSends(own), deleteOwnReminder(own)]);
  if (deleted.length === 0) throw notFound('Reminder not found');
}

const settingsQueries = (ctx: UserContext) =>
  [findReminderChoices(ctx.caller), listOwnDevices(ctx.caller), findReachable(ctx.caller)] as const;

type SettingsRows = [
  ReminderChoices[],
  ReminderSettings['devices'],
  { email: string | null; emailVerifiedAt: string | null; timeZone: string | null }[],
];

function toSettings(
  ctx: RequestContext,
  [choices, devices, people]: SettingsRows,
): ReminderSettings {
  const person = people[0];
  return {
    ...(choices[0] ?? FIRST_REMINDER_CHOICES),
    devices,
    pushKey: ctx.push?.publicKey ?? null,
    email: person?.emailVerifiedAt ? person.email : null,
    mailDelivery: ctx.mailer.delivery,
    timeZone: person?.timeZone ?? null,
  };
}

export async function readReminderSettings(ctx: UserContext): Promise<ReminderSettings> {
  const [, ...rows] = await ctx.read(settingsQueries(ctx));
  return toSettings(ctx, rows);
}

/** Changes what holds for all reminders; their due times follow. */
export async function changeSettings(
  ctx: UserContext,
  patch: ReminderChoicesPatch,
): Promise<ReminderSettings> {
  const [, , ...rows] = await ctx.write([
    putChoices(ctx.caller, patch),
    lookAgainAtAll(ctx.caller),
    ...settingsQueries(ctx),
  ]);
  return toSettings(ctx, rows);
}

/**
 * Has push messages sent to the browser that asks. The same browser again renews it.
 * @throws invalid, AppError not-configured, conflict for the renewal of one that was ended
 */
export async function addDevice(
  ctx: UserContext,
  device: NewPushDevice,
): Promise<ReminderSettings> {
  if (!ctx.push) throw new AppError('not-configured', 'This server sends no push messages.');
  if (!isPushEndpoint(device.endpoint, ctx.config.isLocal))
    throw invalid('This is no address of a push service', [
      { path: 'endpoint', message: 'This is no address of a push service' },
    ]);
  const [put, , ...rows] = await ctx.write([
    putDevice({
      ...device,
      ...ctx.caller,
      device: deviceOf(ctx.userAgent ?? null),
      now: ctx.clock.now().toISOString(),
    }),
    deleteSpentDevices(ctx.caller),
    ...settingsQueries(ctx),
  ]);
  if (put.length === 0) throw conflict(DEVICE_ENDED);
  return toSettings(ctx, rows);
}

/** Sends nothing more to a browser, until its person switches it on again there. @throws notFound */
export async function removeDevice(ctx: UserContext, deviceId: number): Promise<void> {
  const [ended] = await ctx.write([endOwnDevice({ ...ctx.caller, deviceId })]);
  if (ended.length === 0) throw notFound('Device not found');
}
