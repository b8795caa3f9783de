import { and, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { TaskId } from '#schema/contracts/tasks.ts';
import { placeIn } from '#schema/rules/goals/tasks.ts';
import { goals } from '#schema/tables/goals.ts';
import { guard } from '#worker/lib/database/guard.ts';
import type { OwnGoal } from '#worker/lib/database/own-goal.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { isAlive, type SessionKey } from '#worker/lib/security/sessions.ts';
import { goalFields, isOwn } from './goals.queries.ts';

/** A plan and what stands beside its tasks, and which version of it this is. */
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

type Plan = Partial<
  Pick<typeof goals.$inferInsert, 'roadmap' | 'taskIds' | 'taskTicks' | 'taskDates'>
>;

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

/** Of a task, what needs no look at the plan: whether it is ticked, and its day. */
export interface TaskState {
  done?: boolean | undefined;
  date?: CalendarDate | null | undefined;
}

/** Ticks or dates an own task. No row comes back where there is none, or the session ended. */
export function updateOwnTask(
  p: OwnGoal & SessionKey & { taskId: TaskId; now: string },
  { done, date }: TaskState,
) {
  const key = `$."${p.taskId}"`;
  const tick = done ? sql`coalesce(${goals.taskTicks} ->> ${key}, ${p.now})` : sql`null`;
  return queryBuilder
    .update(goals)
    .set({
      ...(done !== undefined && { taskTicks: sql`json_set(${goals.taskTicks}, ${key}, ${tick})` }),
      ...(date && { taskDates: sql`json_set(${goals.taskDates}, ${key}, ${date})` }),
      ...(date === null && { taskDates: sql`json_remove(${goals.taskDates}, ${key})` }),
    })
    .where(and(isOwn(p), isAlive(p), holdsTask(p.taskId)))
    .returning(goalFields);
}
