import { and, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import { goals } from '#schema/tables/goals.ts';
import { reminderChoices, reminderSends, reminders } from '#schema/tables/reminders.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { planFields } from './plan.queries.ts';
import { offersSmaller } from './reminders.queries.ts';

interface OwnSend {
  userId: number;
  sendId: number;
}

/** A due time that was asked about, with what it asked about. */
export const findSend = (p: OwnSend) =>
  queryBuilder
    .select({
      ...planFields,
      sendId: sql<number>`${reminderSends.id}`.as('send_id'),
      localDay: reminderSends.localDay,
      answer: reminderSends.answer,
    })
    .from(reminderSends)
    .innerJoin(reminders, eq(reminders.id, reminderSends.reminderId))
    .innerJoin(goals, eq(goals.id, reminders.goalId))
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(reminderChoices, eq(reminderChoices.userId, reminders.userId))
    .where(and(eq(reminderSends.id, p.sendId), eq(reminderSends.userId, p.userId)));

/** Whose a due time is, for links that name nobody. */
export const findOwnerOfSend = (p: { sendId: number }) =>
  queryBuilder
    .select({ userId: reminderSends.userId })
    .from(reminderSends)
    .where(eq(reminderSends.id, p.sendId));

/**
 * Keeps an answer. The first one stands, but “not yet” gives way to another; nothing waits to be
 * sent any more.
 */
export const keepReminderAnswer = (p: OwnSend & { answer: ReminderAnswer; now: string }) =>
  queryBuilder
    .update(reminderSends)
    .set({
      answer: p.answer,
      answeredAt: p.now,
      tryAt: null,
      state: sql`case when ${reminderSends.state} = 'waiting' then 'sent' else ${reminderSends.state} end`,
    })
    .where(
      sql`${reminderSends.id} = ${p.sendId} and ${reminderSends.userId} = ${p.userId} and (${reminderSends.answer} is null or (${reminderSends.answer} = 'not-yet' and ${p.answer} <> 'not-yet'))`,
    )
    .returning({ id: reminderSends.id });

interface OwnTask {
  userId: number;
  goalId: number;
  taskId: string;
}

const isOwnGoal = (p: OwnTask) => and(eq(goals.id, p.goalId), eq(goals.userId, p.userId));
/** By a guard of the statement before: an answer that came too late changes nothing. */
const ifKept = sql`changes() = 1`;

/** Ticks the task, once: as if by its box. */
export const tickTask = (p: OwnTask & { now: string }) => {
  const key = `$."${p.taskId}"`;
  return queryBuilder
    .update(goals)
    .set({
      taskTicks: sql`json_set(${goals.taskTicks}, ${key}, coalesce(${goals.taskTicks} ->> ${key}, ${p.now}))`,
    })
    .where(and(isOwnGoal(p), ifKept));
};

/** Gives the task another day. */
export const moveTaskTo = (p: OwnTask & { date: CalendarDate }) =>
  queryBuilder
    .update(goals)
    .set({ taskDates: sql`json_set(${goals.taskDates}, ${`$."${p.taskId}"`}, ${p.date})` })
    .where(and(isOwnGoal(p), ifKept));

/** Says of a day of a rhythm that it was done. */
export const keepRhythmDay = (p: OwnTask & { day: CalendarDate }) =>
  queryBuilder
    .update(goals)
    .set({
      rhythmAnswers: sql`json_set(${goals.rhythmAnswers}, ${`$."${p.taskId}"`}, json_set(coalesce(${goals.rhythmAnswers} -> ${`$."${p.taskId}"`}, '{}'), ${`$."${p.day}"`}, 'done'))`,
    })
    .where(and(isOwnGoal(p), ifKept));

/** Asks once more at an instant. */
export const askAgainAt = (p: { userId: number; reminderId: number; at: string }) =>
  queryBuilder
    .update(reminders)
    .set({ movedTo: p.at, nextDueAt: '0000' })
    .where(and(eq(reminders.id, p.reminderId), eq(reminders.userId, p.userId), ifKept));

/** What counts as the answer now. */
export const findAnswer = (p: { sendId: number }) =>
  queryBuilder
    .select({ answer: reminderSends.answer })
    .from(reminderSends)
    .where(eq(reminderSends.id, p.sendId));

/** The last two answers of a reminder, newest first. */
export const lastAnswers = (p: { reminderId: number }) =>
  queryBuilder
    .select({ answer: reminderSends.answer })
    .from(reminderSends)
    .where(
      and(eq(reminderSends.reminderId, p.reminderId), sql`${reminderSends.answer} is not null`),
    )
    .orderBy(sql`${reminderSends.dueAt} desc`)
    .limit(2);

/**
 * What somebody answered last, if they have not talked with Eden since. Of a few days alone: a
 * bounded number of rows by their index.
 */
export const findAnsweredSince = (p: { userId: number; sinceDay: CalendarDate }) =>
  queryBuilder
    .select({
      ...planFields,
      answer: sql<ReminderAnswer>`${reminderSends.answer}`.as('last_answer'),
      offersSmaller,
    })
    .from(reminderSends)
    .innerJoin(reminders, eq(reminders.id, reminderSends.reminderId))
    .innerJoin(goals, eq(goals.id, reminders.goalId))
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(reminderChoices, eq(reminderChoices.userId, reminders.userId))
    .where(
      sql`${reminderSends.userId} = ${p.userId} and ${reminderSends.localDay} >= ${p.sinceDay} and ${reminderSends.answer} is not null and ${reminderSends.answeredAt} > coalesce((select max(created_at) from chat_messages where user_id = ${p.userId}), '')`,
    )
    .orderBy(sql`${reminderSends.answeredAt} desc`)
    .limit(1);

/** No reminder is mailed to somebody any more. */
export const stopMails = (p: { userId: number }) =>
  queryBuilder.run(sql`insert into ${reminderChoices} (user_id, by_mail)
    select ${users.id}, 0 from ${users} where ${users.id} = ${p.userId}
    on conflict (user_id) do update set by_mail = 0`);
