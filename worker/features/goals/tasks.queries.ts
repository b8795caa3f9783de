import { and, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Rhythm, RhythmDays } from '#schema/contracts/rhythms.ts';
import type { TaskId } from '#schema/contracts/tasks.ts';
import { placeIn } from '#schema/rules/goals/tasks.ts';
import { goals } from '#schema/tables/goals.ts';
import { guard } from '#worker/lib/database/guard.ts';
import type { OwnGoal } from '#worker/lib/database/own-goal.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { isAlive, type SessionKey } from '#worker/lib/security/sessions.ts';
import { type CarriedTasks, goalFields, isOwn } from './goals.queries.ts';

/** A plan with the state of its tasks and its version. */
export const findOwnPlan = (p: OwnGoal) =>
  queryBuilder
    .select({ ...goalFields, planVersion: goals.planVersion })
    .from(goals)
    .where(isOwn(p));

/** Fails the batch where the plan has been changed since it was read. */
export const assertPlanUnchanged = (p: OwnGoal & { planVersion: number }) =>
  guard(
    'planUnchanged',
    sql`not exists (select 1 from ${goals} where ${isOwn(p)} and ${goals.planVersion} <> ${p.planVersion})`,
  );

type Plan = Partial<Pick<typeof goals.$inferInsert, 'roadmap' | keyof CarriedTasks>>;

export const updateOwnPlan = (p: OwnGoal, plan: Plan) =>
  queryBuilder
    .update(goals)
    .set({ ...plan, planVersion: sql`${goals.planVersion} + 1` })
    .where(isOwn(p))
    .returning(goalFields);

/** Whether the plan holds a task: by its id, or by its first place where none was ever moved. */
function holdsTask(id: TaskId): SQL {
  const first = placeIn(id);
  const stands = first
    ? sql`(${goals.taskIds} = '[]' and json_type(${goals.roadmap}, ${`$.milestones[${first.step}].tasks[${first.place}]`}) is not null)`
    : sql`0`;
  return sql`(instr(${goals.taskIds}, ${`"${id}"`}) > 0 or ${stands})`;
}

/** Of a task, what needs no look at the plan: its tick, its day, its rhythm and that one's days. */
export interface TaskState {
  done?: boolean | undefined;
  date?: CalendarDate | null | undefined;
  rhythm?: Rhythm | null | undefined;
  days?: RhythmDays | undefined;
}

/** Sets what JSON stands under a key, or takes it out. */
const setJson = (column: SQLiteColumn, key: string, value: object | null): SQL =>
  value === null
    ? sql`json_remove(${column}, ${key})`
    : sql`json_set(${column}, ${key}, json(${JSON.stringify(value)}))`;

/** The days of a rhythm with these answered, or open again where null; older ones go. */
const answersAfter = (key: string, days: RhythmDays, oldest: CalendarDate): SQL =>
  sql`json_set(${goals.rhythmAnswers}, ${key}, json_patch((
    select json_group_object(key, value)
    from json_each(coalesce(${goals.rhythmAnswers} -> ${key}, '{}')) where key >= ${oldest}
  ), ${JSON.stringify(days)}))`;

/** The own task whose state is changed, when, and since when answers are kept. */
export type OwnTask = OwnGoal &
  SessionKey & { taskId: TaskId; now: string; oldestAnswer: CalendarDate };

/**
 * Changes the state of an own task. No row comes back where there is none, where days are answered
 * that have no rhythm, or the session ended.
 */
export function updateOwnTask(p: OwnTask, { done, date, rhythm, days }: TaskState) {
  const key = `$."${p.taskId}"`;
  const repeats =
    days && !rhythm ? sql`json_type(${goals.taskRhythms}, ${key}) is not null` : undefined;
  const tick = done ? sql`coalesce(${goals.taskTicks} ->> ${key}, ${p.now})` : sql`null`;
  return queryBuilder
    .update(goals)
    .set({
      ...(done !== undefined && { taskTicks: sql`json_set(${goals.taskTicks}, ${key}, ${tick})` }),
      ...(date && { taskDates: sql`json_set(${goals.taskDates}, ${key}, ${date})` }),
      ...(date === null && { taskDates: sql`json_remove(${goals.taskDates}, ${key})` }),
      ...(rhythm !== undefined && { taskRhythms: setJson(goals.taskRhythms, key, rhythm) }),
      ...(days && { rhythmAnswers: answersAfter(key, days, p.oldestAnswer) }),
    })
    .where(and(isOwn(p), isAlive(p), holdsTask(p.taskId), repeats))
    .returning(goalFields);
}
