import { and, asc, eq, sql } from 'drizzle-orm';
import { PUSH_DEVICES_MAX, REMINDERS_MAX } from '#schema/contracts/reminder-choices.ts';
import type {
  NewPushDevice,
  NewReminder,
  ReminderChoicesPatch,
} from '#schema/contracts/reminders.ts';
import { goals } from '#schema/tables/goals.ts';
import {
  pushSubscriptions,
  reminderChoices,
  reminderSends,
  reminders,
} from '#schema/tables/reminders.ts';
import { sessions, users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { planFields } from './plan.queries.ts';

/** Sorts before every instant: the pass looks at it at once. */
export const LOOK_AGAIN = '0000';

interface Whose {
  userId: number;
}

const answersOf = (reminderId: unknown) =>
  sql`(select count(*) from (select answer from reminder_sends where reminder_id = ${reminderId} and answer is not null order by due_at desc limit 2) where answer = 'not-yet')`;

/** Whether the last two answers were “not yet”. */
export const offersSmaller = sql<boolean>`${answersOf(reminders.id)} = 2`
  .mapWith(Boolean)
  .as('offers_smaller');

const withPlan = () =>
  queryBuilder
    .select({ ...planFields, offersSmaller })
    .from(reminders)
    .innerJoin(goals, eq(goals.id, reminders.goalId))
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(reminderChoices, eq(reminderChoices.userId, reminders.userId));

export const listOwnReminders = (p: Whose) =>
  withPlan().where(eq(reminders.userId, p.userId)).orderBy(asc(reminders.id)).limit(REMINDERS_MAX);

export const findOwnReminder = (p: Whose & Pick<NewReminder, 'goalId' | 'subject' | 'subjectId'>) =>
  withPlan().where(
    and(
      eq(reminders.goalId, p.goalId),
      eq(reminders.subject, p.subject),
      eq(reminders.subjectId, p.subjectId),
      eq(reminders.userId, p.userId),
    ),
  );

/** Breaks the batch where somebody is asked about too many things already; the same is no more. */
export const assertRemindersLeft = (
  p: Whose & Pick<NewReminder, 'goalId' | 'subject' | 'subjectId'>,
) =>
  guard(
    'remindersLeft',
    sql`(select count(*) from ${reminders} where ${reminders.userId} = ${p.userId}) < ${REMINDERS_MAX} or exists (select 1 from ${reminders} where ${reminders.goalId} = ${p.goalId} and ${reminders.subject} = ${p.subject} and ${reminders.subjectId} = ${p.subjectId})`,
  );

/** A reminder of an own goal, or the same one with other times and ways. */
export const putReminder = (p: Whose & NewReminder & { now: string }) => {
  const set = {
    at: p.at,
    days: p.days ?? null,
    byPush: p.byPush,
    byMail: p.byMail,
    plannedFrom: p.now,
    movedTo: null,
    nextDueAt: LOOK_AGAIN,
  };
  return queryBuilder
    .insert(reminders)
    .values({
      ...set,
      userId: p.userId,
      goalId: p.goalId,
      subject: p.subject,
      subjectId: p.subjectId,
      createdAt: p.now,
    })
    .onConflictDoUpdate({
      target: [reminders.goalId, reminders.subject, reminders.subjectId],
      set,
      setWhere: eq(reminders.userId, p.userId),
    });
};

const isOwnReminder = (p: Whose & { reminderId: number }) =>
  sql`${reminders.id} = ${p.reminderId} and ${reminders.userId} = ${p.userId}`;

export const deleteOwnSends = (p: Whose & { reminderId: number }) =>
  queryBuilder
    .delete(reminderSends)
    .where(and(eq(reminderSends.reminderId, p.reminderId), eq(reminderSends.userId, p.userId)));

export const deleteOwnReminder = (p: Whose & { reminderId: number }) =>
  queryBuilder.delete(reminders).where(isOwnReminder(p)).returning({ id: reminders.id });

export const findReminderChoices = (p: Whose) =>
  queryBuilder
    .select({
      byPush: reminderChoices.byPush,
      byMail: reminderChoices.byMail,
      quietFrom: reminderChoices.quietFrom,
      quietUntil: reminderChoices.quietUntil,
      dayLimit: reminderChoices.dayLimit,
      pausedUntil: reminderChoices.pausedUntil,
      showsTitles: reminderChoices.showsTitles,
    })
    .from(reminderChoices)
    .where(eq(reminderChoices.userId, p.userId));

export const findReachable = (p: Whose) =>
  queryBuilder
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      timeZone: users.timeZone,
      username: users.username,
      careLevel: users.careLevel,
    })
    .from(users)
    .where(eq(users.id, p.userId));

export const putChoices = (p: Whose, patch: ReminderChoicesPatch) =>
  queryBuilder
    .insert(reminderChoices)
    .values({ userId: p.userId, ...patch })
    .onConflictDoUpdate({ target: reminderChoices.userId, set: patch });

/** Quiet hours and holidays move due times: the pass reckons them anew. */
export const lookAgainAtAll = (p: Whose) =>
  queryBuilder
    .update(reminders)
    .set({ nextDueAt: LOOK_AGAIN })
    .where(eq(reminders.userId, p.userId));

/** Whether the session that a subscription was made in lives. */
export const isSubscriptionAlive = sql`exists (select 1 from ${sessions} where ${sessions.id} = ${pushSubscriptions.sessionId} and ${sessions.userId} = ${pushSubscriptions.userId})`;

export const listOwnDevices = (p: Whose) =>
  queryBuilder
    .select({
      id: pushSubscriptions.id,
      device: pushSubscriptions.device,
      createdAt: pushSubscriptions.createdAt,
      lastSeenAt: pushSubscriptions.lastSeenAt,
    })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, p.userId), isSubscriptionAlive))
    .orderBy(asc(pushSubscriptions.id))
    .limit(PUSH_DEVICES_MAX);

export const listSubscriptions = (p: Whose) =>
  queryBuilder
    .select(subscriptionFields)
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, p.userId), isSubscriptionAlive))
    .limit(PUSH_DEVICES_MAX);

export const subscriptionFields = {
  id: pushSubscriptions.id,
  userId: pushSubscriptions.userId,
  endpoint: pushSubscriptions.endpoint,
  p256dh: pushSubscriptions.p256dh,
  auth: pushSubscriptions.auth,
};

/**
 * In the place of a session: its person ended this browser. Its address stays for a while, so that
 * it is not taken up again when it next tells it, which browsers do by themselves.
 */
const ENDED = 'ended';

/**
 * A browser has one subscription: who signs in there takes it over. One that was ended is taken up
 * again by its person alone, not by a renewal.
 * @returns no row where it stays ended
 */
export const putDevice = (
  p: Whose & { sessionId: string; device: string; now: string } & NewPushDevice,
) => {
  const set = {
    userId: p.userId,
    sessionId: p.sessionId,
    p256dh: p.keys.p256dh,
    auth: p.keys.auth,
    device: p.device,
    lastSeenAt: p.now,
  };
  return queryBuilder
    .insert(pushSubscriptions)
    .values({ ...set, endpoint: p.endpoint, createdAt: p.now })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set,
      ...(p.isRenewal && {
        setWhere: sql`${pushSubscriptions.sessionId} <> ${ENDED} or ${pushSubscriptions.userId} <> ${p.userId}`,
      }),
    })
    .returning({ id: pushSubscriptions.id });
};

/**
 * Those that nothing can be sent to any more, and the oldest where there are too many: first of all
 * those that were ended.
 */
export const deleteSpentDevices = (p: Whose) =>
  queryBuilder
    .delete(pushSubscriptions)
    .where(
      sql`${pushSubscriptions.userId} = ${p.userId} and ((${pushSubscriptions.sessionId} <> ${ENDED} and not ${isSubscriptionAlive}) or ${pushSubscriptions.id} not in (select id from push_subscriptions where user_id = ${p.userId} order by session_id = ${ENDED}, last_seen_at desc, id desc limit ${PUSH_DEVICES_MAX}))`,
    );

/** Sends nothing more to a browser: its keys go, and its address says that it was ended. */
export const endOwnDevice = (p: Whose & { deviceId: number }) =>
  queryBuilder
    .update(pushSubscriptions)
    .set({ sessionId: ENDED, p256dh: '', auth: '' })
    .where(
      sql`${pushSubscriptions.id} = ${p.deviceId} and ${pushSubscriptions.userId} = ${p.userId} and ${pushSubscriptions.sessionId} <> ${ENDED}`,
    )
    .returning({ id: pushSubscriptions.id });
