import { and, type SQL, sql } from 'drizzle-orm';
import type { IfThen, IfThenPatch } from '#schema/contracts/if-thens.ts';
import { IF_THENS_MAX } from '#schema/rules/limits.ts';
import { goals } from '#schema/tables/goals.ts';
import { reminders } from '#schema/tables/reminders.ts';
import type { OwnGoal } from '#worker/lib/database/own-goal.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { isAlive, type SessionKey } from '#worker/lib/security/sessions.ts';
import { goalFields, isOwn } from './goals.queries.ts';

/*
 * One statement each, on the list as it is at that moment: of two devices that change two if-thens
 * at once both win.
 */

const added = (ifThen: IfThen): SQL =>
  sql`json_insert(${goals.ifThens}, '$[#]', json(${JSON.stringify(ifThen)}))`;

const hasRoom = sql`json_array_length(${goals.ifThens}) < ${IF_THENS_MAX}`;

/** Where in the list an if-then stands, as a path; null where it does not. */
const pathOf = (id: string): SQL =>
  sql`(select fullkey from json_each(${goals.ifThens}) where value ->> 'id' = ${id})`;

type Own = OwnGoal & SessionKey;

const change = (p: Own, ifThens: SQL, holds: SQL) =>
  queryBuilder
    .update(goals)
    .set({ ifThens })
    .where(and(isOwn(p), isAlive(p), holds))
    .returning(goalFields);

/** No row comes back where the goal is not there or full, the id taken, or the session ended. */
export const addOwnIfThen = (p: Own, ifThen: IfThen) =>
  change(p, added(ifThen), sql`${hasRoom} and ${pathOf(ifThen.id)} is null`);

/** No row comes back where there is none of this id, or the session ended. */
export const updateOwnIfThen = (p: Own & { id: string }, patch: IfThenPatch) => {
  // Only a time has an hour: JSON’s own null takes it away.
  const hour = patch.cue !== undefined && patch.cue !== 'time' ? { at: null } : {};
  const changed = JSON.stringify({ ...patch, ...hour });
  const path = pathOf(p.id);
  return change(
    p,
    sql`json_set(${goals.ifThens}, ${path}, json_patch(json_extract(${goals.ifThens}, ${path}), ${changed}))`,
    sql`${path} is not null`,
  );
};

/**
 * What asks about an if-then at its hour does so at the new one, before that is written. Who chose
 * another hour to be asked at keeps it.
 */
export const moveReminderAlong = (p: Own & { id: string; at: string; now: string }) =>
  queryBuilder
    .update(reminders)
    .set({ at: p.at, plannedFrom: p.now })
    .where(
      sql`goal_id = ${p.goalId} and user_id = ${p.userId} and subject = 'if-then' and subject_id = ${p.id} and at = (select value ->> 'at' from goals, json_each(goals.if_thens) where goals.id = ${p.goalId} and value ->> 'id' = ${p.id}) and ${isAlive(p)}`,
    );

export const deleteOwnIfThen = (p: Own & { id: string }) =>
  change(p, sql`json_remove(${goals.ifThens}, ${pathOf(p.id)})`, sql`${pathOf(p.id)} is not null`);

/** Of a goal, by which it is known why a change of its if-thens was not made. */
export const findOwnIfThens = (p: OwnGoal) =>
  queryBuilder.select({ ifThens: goals.ifThens }).from(goals).where(isOwn(p));

/** Adds what came of a session to the open goal of that title, where there is one with room. */
export const addIfThenByTitle = (p: { userId: number; title: string }, ifThen: IfThen) =>
  queryBuilder
    .update(goals)
    .set({ ifThens: added(ifThen) })
    .where(
      sql`${goals.id} = (select ${goals.id} from ${goals}
      where ${goals.userId} = ${p.userId} and ${goals.title} = ${p.title} and ${goals.completed} = 0
      order by ${goals.id} desc limit 1) and ${hasRoom}`,
    );
