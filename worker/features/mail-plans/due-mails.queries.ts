import { asc, eq, lte, sql } from 'drizzle-orm';
import { mailPlans } from '#schema/tables/calendar.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Which plans one round takes: those that are due, the longest due first. */
export interface DueRound {
  now: string;
  limit: number;
}

/** The last days' events, since an instant, and since a day that is earlier in every time zone. */
export interface Since extends DueRound {
  since: string;
  sinceDay: string;
  untilDay: string;
}

export const listDuePlans = (p: DueRound) =>
  queryBuilder
    .select({
      userId: mailPlans.userId,
      kind: mailPlans.kind,
      weekday: mailPlans.weekday,
      hour: mailPlans.hour,
      namesGoals: mailPlans.namesGoals,
      nextDueAt: mailPlans.nextDueAt,
      attempts: mailPlans.attempts,
      lastSentAt: mailPlans.lastSentAt,
      createdAt: mailPlans.createdAt,
      username: users.username,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      timeZone: users.timeZone,
      careLevel: users.careLevel,
      lastSeenAt: sql<
        string | null
      >`(select max(s.last_seen_at) from sessions s where s.user_id = ${mailPlans.userId})`.as(
        'seen_at',
      ),
      lastActivityAt: sql<
        string | null
      >`(select a.created_at from activities a where a.user_id = ${mailPlans.userId} order by a.id desc limit 1)`.as(
        'activity_at',
      ),
    })
    .from(mailPlans)
    .innerJoin(users, eq(users.id, mailPlans.userId))
    .where(lte(mailPlans.nextDueAt, p.now))
    .orderBy(asc(mailPlans.nextDueAt), asc(mailPlans.userId), asc(mailPlans.kind))
    .limit(p.limit);

/** The people of this round whose week is told, as `listDuePlans` takes them. */
const readers = (p: DueRound) =>
  sql`(select user_id from (select user_id, kind from mail_plans where next_due_at <= ${p.now} order by next_due_at, user_id, kind limit ${p.limit}) where kind = 'week')`;

const userId = sql<number>`g.user_id`.as('user_id');

/** Tasks that were ticked. */
export const listTicks = (p: Since) =>
  queryBuilder
    .select({ userId, at: sql<string>`tick.value`.as('at') })
    .from(sql`goals g, json_each(g.task_ticks) tick`)
    .where(sql`g.user_id in ${readers(p)} and tick.value >= ${p.since}`);

/** Days of rhythms that were answered as done. */
export const listRepeats = (p: Since) =>
  queryBuilder
    .select({ userId, day: sql<string>`answer.key`.as('day') })
    .from(sql`goals g, json_each(g.rhythm_answers) task, json_each(task.value) answer`)
    .where(
      sql`g.user_id in ${readers(p)} and answer.value = 'done' and answer.key >= ${p.sinceDay}`,
    );

/** Steps reached, goals completed and journal entries written: of entries, only that they were. */
export const listDeeds = (p: Since) =>
  queryBuilder
    .select({
      userId: sql<number>`a.user_id`.as('user_id'),
      type: sql<string>`a.type`.as('type'),
      localDay: sql<string>`a.local_day`.as('local_day'),
      goal: sql<string | null>`g.title`.as('goal'),
      step: sql<
        string | null
      >`json_extract(g.roadmap, '$.milestones[' || a.milestone || '].title')`.as('step'),
    })
    .from(sql`activities a left join goals g on g.id = a.goal_id and g.user_id = a.user_id`)
    .where(
      sql`a.user_id in ${readers(p)} and a.local_day >= ${p.sinceDay} and a.type in ('milestone_reached', 'goal_completed', 'journal_entry')`,
    );

const isOpen = sql`g.completed = 0 and g.paused_at is null and g.archived_at is null`;
const isAhead = (day: unknown, p: Since) =>
  sql`${day} >= ${p.sinceDay} and ${day} <= ${p.untilDay}`;

/** Steps that are to come. */
export const listStepsAhead = (p: Since) =>
  queryBuilder
    .select({
      userId,
      goal: sql<string>`g.title`.as('goal'),
      title: sql<string>`step.value ->> '$.title'`.as('step_title'),
      date: sql<string>`step.value ->> '$.targetDate'`.as('step_date'),
    })
    .from(sql`goals g, json_each(g.roadmap, '$.milestones') step`)
    .where(
      sql`g.user_id in ${readers(p)} and ${isOpen} and step.key > g.milestone and ${isAhead(sql`step.value ->> '$.targetDate'`, p)}`,
    );

/** Days of tasks that are to come and not ticked. */
export const listTasksAhead = (p: Since) =>
  queryBuilder
    .select({ userId, day: sql<string>`dated.value`.as('day') })
    .from(sql`goals g, json_each(g.task_dates) dated`)
    .where(
      sql`g.user_id in ${readers(p)} and ${isOpen} and ${isAhead(sql`dated.value`, p)} and json_extract(g.task_ticks, '$."' || dated.key || '"') is null`,
    );

/** A change of a plan that is still as it was read. */
export interface PlanMove {
  userId: number;
  kind: string;
  /** The time it has to be due at; otherwise another process has moved it. */
  due: string;
  next: string;
  attempts: number;
  lastSentAt: string | null;
}

/**
 * Moves plans to their next time, each only if it is still due when it was: the process that moves
 * a plan is the only one to send its mail.
 */
export const movePlans = (p: { moves: PlanMove[] }) => {
  const field = (name: string) => sql`(move.value ->> ${sql.raw(`'$.${name}'`)})`;
  return queryBuilder
    .update(mailPlans)
    .set({
      nextDueAt: sql`${field('next')}`,
      attempts: sql`${field('attempts')}`,
      lastSentAt: sql`${field('lastSentAt')}`,
    })
    .from(sql`json_each(${JSON.stringify(p.moves)}) move`)
    .where(
      sql`${mailPlans.userId} = ${field('userId')} and ${mailPlans.kind} = ${field('kind')} and ${mailPlans.nextDueAt} = ${field('due')}`,
    )
    .returning({ userId: mailPlans.userId, kind: mailPlans.kind });
};
