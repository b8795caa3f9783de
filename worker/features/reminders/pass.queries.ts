import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { goals } from '#schema/tables/goals.ts';
import {
  pushSubscriptions,
  reminderChoices,
  reminderSends,
  reminders,
} from '#schema/tables/reminders.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { planFields } from './plan.queries.ts';
import { isSubscriptionAlive, LOOK_AGAIN, subscriptionFields } from './reminders.queries.ts';

/** Which part of what is due one look takes: the oldest, up to so many. */
export interface Lot {
  now: string;
  limit: number;
}

const dueIds = (p: Lot) =>
  queryBuilder
    .select({ id: reminders.id })
    .from(reminders)
    .where(lte(reminders.nextDueAt, p.now))
    .orderBy(asc(reminders.nextDueAt), asc(reminders.id))
    .limit(p.limit);

const retriedIds = (p: Lot) =>
  queryBuilder
    .select({ id: reminderSends.id })
    .from(reminderSends)
    .where(lte(reminderSends.tryAt, p.now))
    .orderBy(asc(reminderSends.tryAt), asc(reminderSends.id))
    .limit(p.limit);

/** Whoever one of these is about, as a list for `in`. */
const peopleOf = (p: Lot) =>
  sql`(select user_id from reminders where id in ${dueIds(p)} union select user_id from reminder_sends where id in ${retriedIds(p)})`;

/**
 * Sorts before what a change sets, so that a lot holds the same rows before and after its marking.
 */
const LOOKED_AT = '000!';

/**
 * Puts the mark of this run on what has to be looked at anew. A change sets it back, so one that
 * comes between the reading and the writing is seen there, however many came before it.
 */
export const markLooks = (p: Lot & { mark: string }) =>
  queryBuilder
    .update(reminders)
    .set({ nextDueAt: LOOKED_AT + p.mark })
    .where(and(inArray(reminders.id, dueIds(p)), lte(reminders.nextDueAt, LOOK_AGAIN)));

/** Reminders that have to be looked at, the longest due first. */
export const listDueReminders = (p: Lot) =>
  queryBuilder
    .select(planFields)
    .from(reminders)
    .innerJoin(goals, eq(goals.id, reminders.goalId))
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(reminderChoices, eq(reminderChoices.userId, reminders.userId))
    .where(inArray(reminders.id, dueIds(p)))
    .orderBy(asc(reminders.nextDueAt), asc(reminders.id));

/** Due times that were not taken, and are to be tried again now. */
export const listRetried = (p: Lot) =>
  queryBuilder
    .select({
      ...planFields,
      sendId: sql<number>`${reminderSends.id}`.as('send_id'),
      dueAt: reminderSends.dueAt,
      localDay: reminderSends.localDay,
      remaining: reminderSends.remaining,
      attempts: reminderSends.attempts,
    })
    .from(reminderSends)
    .innerJoin(reminders, eq(reminders.id, reminderSends.reminderId))
    .innerJoin(goals, eq(goals.id, reminders.goalId))
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(reminderChoices, eq(reminderChoices.userId, reminders.userId))
    .where(inArray(reminderSends.id, retriedIds(p)));

/** Takes them: what dies with them in its hands does not leave them to be tried once more. */
export const takeRetried = (p: Lot) =>
  queryBuilder
    .update(reminderSends)
    .set({ state: 'sending', tryAt: null, attempts: sql`${reminderSends.attempts} + 1` })
    .where(inArray(reminderSends.id, retriedIds(p)));

export const listSubscriptionsOf = (p: Lot) =>
  queryBuilder
    .select(subscriptionFields)
    .from(pushSubscriptions)
    .where(and(sql`${pushSubscriptions.userId} in ${peopleOf(p)}`, isSubscriptionAlive));

/** A due time that is about to be sent. */
export interface NewSend {
  reminderId: number;
  userId: number;
  /** The `next_due_at` that it follows from: something has changed since where it is another. */
  seen: string;
  dueAt: string;
  localDay: string;
  remaining: string[];
  /** Its place among those of this person and day in this lot, from 1. */
  place: number;
  dayLimit: number;
}

/**
 * Writes down what is about to be sent, each due time once. Left out is what another pass was
 * quicker with, what has changed since it was read, who is in care by now, and what is over the
 * day's limit.
 */
export const insertSends = (p: { sends: NewSend[]; now: string }) =>
  queryBuilder.values<[id: number, reminderId: number]>(sql`
    insert into reminder_sends (reminder_id, user_id, due_at, local_day, state, remaining, created_at)
    select due.value ->> 'reminderId', due.value ->> 'userId', due.value ->> 'dueAt', due.value ->> 'localDay', 'sending', due.value -> 'remaining', ${p.now}
    from json_each(${JSON.stringify(p.sends)}) due
    where exists (select 1 from reminders where id = due.value ->> 'reminderId' and next_due_at = due.value ->> 'seen')
      and exists (select 1 from users where id = due.value ->> 'userId' and care_level = 'none')
      and (select count(*) from reminder_sends where user_id = due.value ->> 'userId' and local_day = due.value ->> 'localDay') + (due.value ->> 'place') <= due.value ->> 'dayLimit'
    on conflict (reminder_id, due_at) do nothing
    returning id, reminder_id`);

/** Of reminders, those about which nothing has changed since they were read. */
export const listUnchanged = (p: { read: { id: number; seen: string | null }[] }) =>
  queryBuilder.values<[id: number]>(sql`
    select reminders.id from json_each(${JSON.stringify(p.read)}) look
    join reminders on reminders.id = look.value ->> 'id'
    where reminders.next_due_at is (look.value ->> 'seen')`);

/** What comes next for a reminder that was looked at. */
export interface NextLook {
  id: number;
  seen: string;
  nextDueAt: string | null;
  plannedFrom: string;
  lastDay: string | null;
  movedTo: string | null;
}

/** Plans what comes next, but for what has changed since it was read. */
export const planNext = (p: { looks: NextLook[] }) =>
  queryBuilder.run(sql`
    update reminders set
      next_due_at = look.value ->> 'nextDueAt', planned_from = look.value ->> 'plannedFrom',
      last_day = look.value ->> 'lastDay', moved_to = look.value ->> 'movedTo'
    from json_each(${JSON.stringify(p.looks)}) look
    where reminders.id = look.value ->> 'id' and reminders.next_due_at = look.value ->> 'seen'`);

/** How a due time ended, or when it is tried again. */
export interface SendEnd {
  id: number;
  state: 'sent' | 'failed' | 'waiting';
  remaining: string[];
  tryAt: string | null;
}

/** An answer that came meanwhile ends the trying. */
export const endSends = (p: { ends: SendEnd[] }) =>
  queryBuilder.run(sql`
    update reminder_sends set
      state = case when answer is not null then 'sent' else end_of.value ->> 'state' end,
      remaining = end_of.value -> 'remaining',
      try_at = case when answer is null then end_of.value ->> 'tryAt' end
    from json_each(${JSON.stringify(p.ends)}) end_of
    where reminder_sends.id = end_of.value ->> 'id'`);

/** Browsers that take nothing any more. */
export const dropSubscriptions = (p: { ids: number[] }) =>
  queryBuilder
    .delete(pushSubscriptions)
    .where(sql`${pushSubscriptions.id} in (select value from json_each(${JSON.stringify(p.ids)}))`);

/** Due times from before an instant, at most `limit`: nobody answers them any more. */
export const sweepSends = (p: { before: string; limit: number }) =>
  queryBuilder
    .delete(reminderSends)
    .where(
      sql`${reminderSends.id} in (select id from reminder_sends where created_at < ${p.before} order by created_at limit ${p.limit})`,
    );
