import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { freeEntries, goals, journalEntries } from '#schema/tables/goals.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Stretches of time, the end not included. */
export interface Stretch {
  from: string;
  to: string;
}

/** A place in the journal: entries of one instant are ordered by kind, then by id. */
export interface Place {
  at: string;
  kind: number;
  id: number;
}

/** The kinds in the order of one instant. */
export const FREE = 0;
export const OF_GOAL = 1;

export interface JournalSearch {
  userId: number;
  within: readonly Stretch[];
  before: Place;
  q: string;
  limit: number;
  /** How many entries, newest first, are looked at: of each goal, and of those about none. */
  looksAt: number;
}

const isWithin = (createdAt: SQL, within: readonly Stretch[]) =>
  sql`(${sql.join(
    within.map(({ from, to }) => sql`${createdAt} >= ${from} and ${createdAt} < ${to}`),
    sql` or `,
  )})`;
const isBefore = (createdAt: SQL, kind: number, id: SQL, { at, ...place }: Place) =>
  sql`${createdAt} <= ${at} and (${createdAt}, ${sql.raw(String(kind))}, ${id}) < (${at}, ${place.kind}, ${place.id})`;
/** Whether an entry has the words, or was felt like that. */
const contains = (content: SQL, mood: SQL, q: string) =>
  q === '' ? undefined : sql`(instr(lower(${content}), lower(${q})) > 0 or ${mood} = lower(${q}))`;

const noGoal = sql<number | null>`null`.as('goal_id');
const noTitle = sql<string | null>`null`.as('goal_title');

/** Entries about goals, newest first. Of each goal only the newest are looked at, by an index. */
export const listGoalEntries = (p: JournalSearch) => {
  const seen = (name: string) => sql.raw(`seen.${name}`);
  const newest = sql`${journalEntries.id} in (select seen.id from journal_entries as seen
    where seen.goal_id = ${goals.id} and ${isWithin(seen('created_at'), p.within)}
      and ${isBefore(seen('created_at'), OF_GOAL, seen('id'), p.before)}
    order by seen.created_at desc, seen.id desc limit ${p.looksAt})`;
  return queryBuilder
    .select({
      id: journalEntries.id,
      goalId: journalEntries.goalId,
      goalTitle: sql<string | null>`${goals.title}`.as('goal_title'),
      mood: journalEntries.mood,
      content: journalEntries.content,
      createdAt: sql<string>`${journalEntries.createdAt}`.as('entry_created_at'),
      updatedAt: journalEntries.updatedAt,
      aiResponse: journalEntries.aiResponse,
      coach: journalEntries.coach,
      technique: journalEntries.technique,
    })
    .from(goals)
    .innerJoin(journalEntries, eq(journalEntries.goalId, goals.id))
    .where(
      and(
        eq(goals.userId, p.userId),
        newest,
        contains(sql`${journalEntries.content}`, sql`${journalEntries.mood}`, p.q),
      ),
    )
    .orderBy(desc(journalEntries.createdAt), desc(journalEntries.id))
    .limit(p.limit);
};

/** Entries about no goal, newest first. */
export const listFreeEntries = (p: JournalSearch) => {
  const createdAt = sql`${freeEntries.createdAt}`;
  const id = sql`${freeEntries.id}`;
  const newest = sql`${id} in (select seen.id from free_entries as seen
    where seen.user_id = ${p.userId} and ${isWithin(sql.raw('seen.created_at'), p.within)}
      and ${isBefore(sql.raw('seen.created_at'), FREE, sql.raw('seen.id'), p.before)}
    order by seen.created_at desc, seen.id desc limit ${p.looksAt})`;
  return queryBuilder
    .select({
      id: freeEntries.id,
      goalId: noGoal,
      goalTitle: noTitle,
      mood: freeEntries.mood,
      content: freeEntries.content,
      createdAt: sql<string>`${createdAt}`.as('entry_created_at'),
      updatedAt: freeEntries.updatedAt,
      aiResponse: freeEntries.aiResponse,
      coach: freeEntries.coach,
      technique: freeEntries.technique,
    })
    .from(freeEntries)
    .where(
      and(
        eq(freeEntries.userId, p.userId),
        newest,
        contains(sql`${freeEntries.content}`, sql`${freeEntries.mood}`, p.q),
      ),
    )
    .orderBy(desc(freeEntries.createdAt), desc(freeEntries.id))
    .limit(p.limit);
};

type TimesSearch = Stretch & { userId: number; limit: number };

/** When entries about goals were written, and how it felt. */
export const listGoalEntryTimes = (p: TimesSearch) =>
  queryBuilder
    .select({
      createdAt: sql<string>`${journalEntries.createdAt}`.as('entry_created_at'),
      mood: journalEntries.mood,
    })
    .from(goals)
    .innerJoin(journalEntries, eq(journalEntries.goalId, goals.id))
    .where(and(eq(goals.userId, p.userId), isWithin(sql`${journalEntries.createdAt}`, [p])))
    .limit(p.limit);

/** When entries about no goal were written, and how it felt, oldest first. */
export const listFreeEntryTimes = (p: TimesSearch) =>
  queryBuilder
    .select({ createdAt: freeEntries.createdAt, mood: freeEntries.mood })
    .from(freeEntries)
    .where(and(eq(freeEntries.userId, p.userId), isWithin(sql`${freeEntries.createdAt}`, [p])))
    .orderBy(freeEntries.createdAt, freeEntries.id)
    .limit(p.limit);
