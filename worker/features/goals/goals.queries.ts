import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { GoalPatch } from '#schema/contracts/goals.ts';
import { keptThings } from '#schema/tables/coach.ts';
import { goalShares, goals, journalEntries } from '#schema/tables/goals.ts';
import { reminderSends, reminders } from '#schema/tables/reminders.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import type { OwnGoal } from '#worker/lib/database/own-goal.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { isAlive, type SessionKey } from '#worker/lib/security/sessions.ts';

export const goalFields = {
  id: goals.id,
  title: goals.title,
  description: goals.description,
  completed: goals.completed,
  completedAt: goals.completedAt,
  createdAt: goals.createdAt,
  targetDate: goals.targetDate,
  milestone: goals.milestone,
  roadmap: goals.roadmap,
  taskIds: goals.taskIds,
  taskTicks: goals.taskTicks,
  taskDates: goals.taskDates,
  taskRhythms: goals.taskRhythms,
  rhythmAnswers: goals.rhythmAnswers,
  ifThens: goals.ifThens,
  clarificationResponses: goals.clarificationResponses,
  pausedAt: goals.pausedAt,
  archivedAt: goals.archivedAt,
};

export const isOwn = (p: OwnGoal) =>
  sql`${goals.id} = ${p.goalId} and ${goals.userId} = ${p.userId}`;

export const listOwnGoals = (p: { userId: number; before: number; limit: number }) =>
  queryBuilder
    .select(goalFields)
    .from(goals)
    .where(and(eq(goals.userId, p.userId), lt(goals.id, p.before)))
    .orderBy(desc(goals.id))
    .limit(p.limit);

export const countOwnGoals = (p: { userId: number }) =>
  queryBuilder
    .select({
      total: sql<number>`count(*)`.as('total'),
      completed: sql<number>`coalesce(sum(${goals.completed}), 0)`.as('completed'),
    })
    .from(goals)
    .where(eq(goals.userId, p.userId));

/**
 * Breaks the batch when a free account would hold more than `limit` open goals; `goalId` is not
 * counted.
 */
export const assertOpenGoalsLeft = (p: OwnGoal & { limit: number; now: string }) =>
  guard(
    'openGoalsLeft',
    sql`exists (
      select 1 from ${users} where ${users.id} = ${p.userId} and ${users.subscriptionTier} <> 'free'
        and (${users.subscriptionExpiresAt} is null or ${users.subscriptionExpiresAt} > ${p.now})
    ) or (
      select count(*) from ${goals}
      where ${goals.userId} = ${p.userId} and ${goals.completed} = 0 and ${goals.id} <> ${p.goalId}
    ) < ${p.limit}`,
  );

export const insertGoal = (goal: typeof goals.$inferInsert) =>
  queryBuilder.insert(goals).values(goal).returning(goalFields);

type Change = OwnGoal & { now: string };

/**
 * The ticks after a move to milestone `step`: reaching it ticks all its tasks, so those that were
 * unticked before hold no more. Taking one back leaves them as they are.
 */
function ticksAfter(step: number): SQL {
  const tasks = `$.milestones[${step}].tasks`;
  const id = sql`coalesce(json_extract(${goals.taskIds}, ${`$[${step}][`} || key || ']'), ${`${step}-`} || key)`;
  return sql`json_patch(${goals.taskTicks}, (
    select json_group_object(id, json('null'))
    from (select ${id} as id from json_each(${goals.roadmap}, ${tasks}))
    where ${goals.milestone} < ${step} and json_type(${goals.taskTicks}, '$."' || id || '"') = 'null'))`;
}

/** What a plan that is written anew carries over to its tasks. */
export type CarriedTasks = Pick<
  typeof goals.$inferSelect,
  'taskIds' | 'taskTicks' | 'taskDates' | 'taskRhythms' | 'rhythmAnswers'
>;
type PlanPatch = GoalPatch & { carried?: CarriedTasks };

/** What is set where these fields are given. */
function changesTo(
  { completed, paused, archived, roadmap, carried, ...patch }: PlanPatch,
  now: string,
) {
  return {
    ...patch,
    ...(paused !== undefined && {
      pausedAt: paused ? sql`coalesce(${goals.pausedAt}, ${now})` : null,
    }),
    ...(archived !== undefined && {
      archivedAt: archived ? sql`coalesce(${goals.archivedAt}, ${now})` : null,
    }),
    ...(completed !== undefined && {
      completed,
      completedAt: completed ? sql`coalesce(${goals.completedAt}, ${now})` : null,
    }),
    // What is done rests no more.
    ...(completed && { pausedAt: null }),
    ...(patch.milestone !== undefined &&
      patch.milestone >= 0 && { taskTicks: ticksAfter(patch.milestone) }),
    // A shorter plan cannot leave more reached than it holds.
    ...(roadmap && {
      roadmap,
      ...carried,
      planVersion: sql`${goals.planVersion} + 1`,
      milestone: sql`min(${patch.milestone ?? goals.milestone}, cast(${roadmap.milestones.length - 1} as integer))`,
    }),
  };
}

/** Whether a goal may move to this milestone: one step, up or down, within its roadmap. */
function isOneStep(milestone: unknown): SQL {
  return sql`abs(${goals.milestone} - ${milestone}) = 1 and ${milestone} < json_array_length(${goals.roadmap}, '$.milestones')`;
}

/**
 * Breaks the batch unless an own goal may move to this milestone. A goal that is not there is not
 * its matter.
 */
export const assertMilestoneIsNext = (p: OwnGoal & { milestone: number }) =>
  guard(
    'milestoneIsNext',
    sql`not exists (select 1 from ${goals} where ${isOwn(p)} and not (${isOneStep(p.milestone)}))`,
  );

const update = (condition: SQL | undefined, patch: PlanPatch, now: string) =>
  queryBuilder.update(goals).set(changesTo(patch, now)).where(condition).returning(goalFields);

/** Changes an own goal. No row comes back where there is none. */
export const updateOwnGoal = (p: Change, patch: PlanPatch) => update(isOwn(p), patch, p.now);

/**
 * The same for a change that needs no guards: no row comes back either where a milestone is not
 * next, a completed goal was to be paused, or the session ended.
 */
export const updateOwnGoalAlone = (p: Change & SessionKey, patch: GoalPatch) =>
  update(
    and(
      isOwn(p),
      isAlive(p),
      patch.milestone === undefined ? undefined : isOneStep(patch.milestone),
      patch.paused ? eq(goals.completed, false) : undefined,
    ),
    patch,
    p.now,
  );

export const findOwnGoal = (p: OwnGoal) =>
  queryBuilder.select({ id: goals.id, completed: goals.completed }).from(goals).where(isOwn(p));

const ownGoalId = (p: OwnGoal) => sql`(select ${goals.id} from ${goals} where ${isOwn(p)})`;

export const deleteOwnJournal = (p: OwnGoal) =>
  queryBuilder.delete(journalEntries).where(sql`${journalEntries.goalId} = ${ownGoalId(p)}`);

export const deleteReminderSendsOfGoal = (p: OwnGoal) =>
  queryBuilder
    .delete(reminderSends)
    .where(
      sql`${reminderSends.reminderId} in (select ${reminders.id} from ${reminders} where ${reminders.goalId} = ${ownGoalId(p)})`,
    );

export const deleteRemindersOfGoal = (p: OwnGoal) =>
  queryBuilder.delete(reminders).where(sql`${reminders.goalId} = ${ownGoalId(p)}`);

export const deleteOwnShareNotes = (p: OwnGoal) =>
  queryBuilder.delete(shareNotes).where(sql`${shareNotes.goalId} = ${ownGoalId(p)}`);

export const deleteOwnShares = (p: OwnGoal) =>
  queryBuilder.delete(goalShares).where(sql`${goalShares.goalId} = ${ownGoalId(p)}`);

/** What was kept for a goal stays with its person; the goal is not named there any more. */
export const keepWithoutGoal = (p: OwnGoal) =>
  queryBuilder
    .update(keptThings)
    .set({ goalId: null })
    .where(sql`${keptThings.goalId} = ${ownGoalId(p)}`);

export const deleteOwnGoal = (p: OwnGoal) =>
  queryBuilder.delete(goals).where(isOwn(p)).returning({ id: goals.id });
