import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SentEvents } from '#schema/contracts/calendar.ts';
import { calendarFeeds } from '#schema/tables/calendar.ts';
import { goals } from '#schema/tables/goals.ts';
import { users } from '#schema/tables/users.ts';
import type { OwnGoal } from '#worker/lib/database/own-goal.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Goals that one calendar is told of, the newest first: more than anybody has open. */
const GOALS_MAX = 200;

const addressFields = {
  createdAt: calendarFeeds.createdAt,
  lastReadAt: calendarFeeds.lastReadAt,
};

export const findAddress = (p: { userId: number }) =>
  queryBuilder.select(addressFields).from(calendarFeeds).where(eq(calendarFeeds.userId, p.userId));

/** Puts a new address in place of the one before; what was sent by that one is remembered on. */
export const putAddress = (p: { userId: number; addressHash: string; now: string }) =>
  queryBuilder
    .insert(calendarFeeds)
    .values({ userId: p.userId, addressHash: p.addressHash, createdAt: p.now })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: {
        addressHash: p.addressHash,
        createdAt: p.now,
        lastReadAt: null,
        reads: 0,
        readsResetAt: null,
      },
    })
    .returning(addressFields);

export const deleteAddress = (p: { userId: number }) =>
  queryBuilder
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, p.userId))
    .returning({ userId: calendarFeeds.userId });

/** Finds a feed by its address and counts this read of it, in one statement. */
export function countRead(p: { addressHash: string; now: string; resetsAt: string }) {
  const isOver = sql`coalesce(${calendarFeeds.readsResetAt}, '') <= ${p.now}`;
  return queryBuilder
    .update(calendarFeeds)
    .set({
      reads: sql`case when ${isOver} then 1 else ${calendarFeeds.reads} + 1 end`,
      readsResetAt: sql`case when ${isOver} then ${p.resetsAt} else ${calendarFeeds.readsResetAt} end`,
      lastReadAt: p.now,
    })
    .where(eq(calendarFeeds.addressHash, p.addressHash))
    .returning({
      userId: calendarFeeds.userId,
      reads: calendarFeeds.reads,
      readsResetAt: calendarFeeds.readsResetAt,
      events: calendarFeeds.events,
      version: calendarFeeds.version,
    });
}

const ownerOf = (p: { addressHash: string }) =>
  sql`(select ${calendarFeeds.userId} from ${calendarFeeds} where ${calendarFeeds.addressHash} = ${p.addressHash})`;

export const findZoneOfFeed = (p: { addressHash: string }) =>
  queryBuilder
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, ownerOf(p)));

const datedFields = {
  id: goals.id,
  title: goals.title,
  createdAt: goals.createdAt,
  completed: goals.completed,
  targetDate: goals.targetDate,
  milestone: goals.milestone,
  roadmap: goals.roadmap,
  taskIds: goals.taskIds,
  taskTicks: goals.taskTicks,
  taskDates: goals.taskDates,
  taskRhythms: goals.taskRhythms,
  rhythmAnswers: goals.rhythmAnswers,
  ifThens: goals.ifThens,
  pausedAt: goals.pausedAt,
  ifThenDays:
    sql<string>`(select json_group_object(subject_id, json(days)) from reminders where goal_id = goals.id and subject = 'if-then' and days is not null)`
      .mapWith((text: string) => JSON.parse(text) as Record<string, number[]>)
      .as('if_then_days'),
};

export const listGoalsOfFeed = (p: { addressHash: string }) =>
  queryBuilder
    .select(datedFields)
    .from(goals)
    .where(and(eq(goals.userId, ownerOf(p)), isNull(goals.archivedAt)))
    .orderBy(desc(goals.id))
    .limit(GOALS_MAX);

/** Remembers what was sent, unless another read did so in the meantime. */
export const saveSentEvents = (p: { userId: number; version: number; events: SentEvents }) =>
  queryBuilder
    .update(calendarFeeds)
    .set({ events: p.events, version: p.version + 1 })
    .where(and(eq(calendarFeeds.userId, p.userId), eq(calendarFeeds.version, p.version)))
    .returning({ version: calendarFeeds.version });

export const findDatedGoal = (p: OwnGoal) =>
  queryBuilder
    .select(datedFields)
    .from(goals)
    .where(and(eq(goals.id, p.goalId), eq(goals.userId, p.userId)));
