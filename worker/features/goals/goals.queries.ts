import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { GoalPatch, NewGoal } from '#schema/contracts/goals.ts';
import { goalShares, goals, journalEntries } from '#schema/tables/goals.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/guard.ts';
import { once, query, write } from '#worker/lib/sql.ts';

const goalFields = {
  id: goals.id,
  title: goals.title,
  description: goals.description,
  completed: goals.completed,
  completedAt: goals.completedAt,
  createdAt: goals.createdAt,
  targetDate: goals.targetDate,
  milestone: goals.milestone,
  roadmap: goals.roadmap,
  clarificationResponses: goals.clarificationResponses,
};

interface OwnGoal extends Record<string, unknown> {
  userId: number;
  goalId: number;
}

const isOwn = (p: Record<keyof OwnGoal, unknown>) =>
  sql`${goals.id} = ${p.goalId} and ${goals.userId} = ${p.userId}`;

export const listOwnGoals = query<{ userId: number; before: number; limit: number }>()((p) =>
  write
    .select(goalFields)
    .from(goals)
    .where(and(eq(goals.userId, p.userId), lt(goals.id, p.before)))
    .orderBy(desc(goals.id))
    .limit(p.limit),
);

export const countOwnGoals = query<{ userId: number }>()((p) =>
  write
    .select({
      total: sql<number>`count(*)`.as('total'),
      completed: sql<number>`coalesce(sum(${goals.completed}), 0)`.as('completed'),
    })
    .from(goals)
    .where(eq(goals.userId, p.userId)),
);

/** Breaks the batch when a free account would hold more than `limit` open goals; `goalId` is not counted. */
export const assertOpenGoalsLeft = query<OwnGoal & { limit: number; now: string }>()((p) =>
  guard(
    'openGoalsLeft',
    sql`exists (
      select 1 from ${users} where ${users.id} = ${p.userId} and ${users.subscriptionTier} <> 'free'
        and (${users.subscriptionExpiresAt} is null or ${users.subscriptionExpiresAt} > ${p.now})
    ) or (
      select count(*) from ${goals}
      where ${goals.userId} = ${p.userId} and ${goals.completed} = 0 and ${goals.id} <> ${p.goalId}
    ) < ${p.limit}`,
  ),
);

export const insertGoal = query<{ userId: number; createdAt: string } & Required<NewGoal>>()((p) =>
  write
    .insert(goals)
    .values({
      userId: p.userId,
      title: p.title,
      description: p.description,
      targetDate: p.targetDate,
      roadmap: p.roadmap,
      clarificationResponses: p.clarificationResponses,
      createdAt: p.createdAt,
    })
    .returning(goalFields),
);

type Changes = Partial<
  Record<keyof typeof goals.$inferInsert, SQL | string | boolean | number | object | null>
>;

function changesOf(patch: GoalPatch, now: string): Changes {
  const { completed, milestone, roadmap, ...fields } = patch;
  const changes: Changes = { ...fields };
  if (milestone !== undefined) changes.milestone = milestone;
  if (completed !== undefined) {
    changes.completed = completed;
    changes.completedAt = completed ? sql`coalesce(${goals.completedAt}, ${now})` : null;
  }
  if (roadmap) {
    changes.roadmap = roadmap;
    // A shorter plan cannot leave more reached than it holds.
    changes.milestone ??= sql`min(${goals.milestone}, ${roadmap.milestones.length - 1})`;
  }
  return changes;
}

/** Whether a goal may move to this milestone: one step, up or down, within its roadmap. */
function isOneStep(milestone: unknown): SQL {
  return sql`abs(${goals.milestone} - ${milestone}) = 1 and ${milestone} < json_array_length(${goals.roadmap}, '$.milestones')`;
}

/** Breaks the batch unless an own goal may move to this milestone. A goal that is not there is not its matter. */
export const assertMilestoneIsNext = query<OwnGoal & { milestone: number }>()((p) =>
  guard(
    'milestoneIsNext',
    sql`not exists (select 1 from ${goals} where ${isOwn(p)} and not (${isOneStep(p.milestone)}))`,
  ),
);

/** Changes an own goal. No row comes back where there is none. */
export const updateOwnGoal = ({ userId, goalId }: OwnGoal, patch: GoalPatch, now: string) =>
  once(
    write
      .update(goals)
      .set(changesOf(patch, now) as never)
      .where(isOwn({ userId, goalId }))
      .returning(goalFields),
  );

const ownGoalId = (p: Record<keyof OwnGoal, unknown>) =>
  sql`(select ${goals.id} from ${goals} where ${isOwn(p)})`;

export const deleteOwnJournal = query<OwnGoal>()((p) =>
  write.delete(journalEntries).where(sql`${journalEntries.goalId} = ${ownGoalId(p)}`),
);

export const deleteOwnShareNotes = query<OwnGoal>()((p) =>
  write.delete(shareNotes).where(sql`${shareNotes.goalId} = ${ownGoalId(p)}`),
);

export const deleteOwnShares = query<OwnGoal>()((p) =>
  write.delete(goalShares).where(sql`${goalShares.goalId} = ${ownGoalId(p)}`),
);

export const deleteOwnGoal = query<OwnGoal>()((p) =>
  write.delete(goals).where(isOwn(p)).returning({ id: goals.id }),
);
