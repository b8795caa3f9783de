import { and, desc, eq, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { GoalPatch, NewGoal } from '#schema/contracts/goals.ts';
import { keptThings } from '#schema/tables/coach.ts';
import { goalShares, goals, journalEntries } from '#schema/tables/goals.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/guard.ts';
import { jsonRow } from '#worker/lib/json-list.ts';
import { isAlive, type SessionKey } from '#worker/lib/sessions.ts';
import { query, write } from '#worker/lib/sql.ts';

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
    .select(jsonRow(goalFields))
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

export const insertGoal = query<
  { userId: number; createdAt: string } & Required<Omit<NewGoal, 'saidSafe'>>
>()((p) =>
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

type Field = keyof GoalPatch;
type Change = OwnGoal & GoalPatch & { now: string; lastMilestone: number };
type Placeholders<Values> = Record<keyof Values, Placeholder>;

/** What is set where these fields are given. */
function changesTo(fields: readonly Field[], p: Placeholders<Change>): Record<string, SQL | Placeholder> {
  return {
    ...Object.fromEntries(fields.map((field) => [field, p[field]])),
    ...(fields.includes('completed') && {
      completedAt: sql`case when ${p.completed} then coalesce(${goals.completedAt}, ${p.now}) end`,
    }),
    // A shorter plan cannot leave more reached than it holds.
    ...(fields.includes('roadmap') && {
      milestone: sql`min(${goals.milestone}, cast(${p.lastMilestone} as integer))`,
    }),
  };
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

/** One text for each set of fields that people change together, kept by their names. */
function eachSetOfFields<Values extends Change>(
  condition: (fields: readonly Field[], p: Placeholders<Values>) => SQL,
) {
  const update = (fields: readonly Field[]) =>
    query<Values>()((p) =>
      write
        .update(goals)
        .set(changesTo(fields, p) as never)
        .where(condition(fields, p))
        .returning(goalFields),
    );
  const known = new Map<string, ReturnType<typeof update>>();
  return (own: Omit<Values, Field | 'lastMilestone'>, patch: GoalPatch) => {
    const fields = Object.keys(patch).toSorted() as Field[];
    const name = fields.join();
    const found = known.get(name) ?? update(fields);
    known.set(name, found);
    const lastMilestone = (patch.roadmap?.milestones.length ?? 0) - 1;
    return found({ ...own, ...patch, lastMilestone } as never);
  };
}

/** Changes an own goal. No row comes back where there is none. */
export const updateOwnGoal = eachSetOfFields<Change>((_, p) => isOwn(p));

/** The same for a change that needs no guards: no row comes back either where a milestone is not next or the session ended. */
export const updateOwnGoalAlone = eachSetOfFields<Change & SessionKey>((fields, p) =>
  sql.join(
    [isOwn(p), isAlive(p), ...(fields.includes('milestone') ? [isOneStep(p.milestone)] : [])],
    sql` and `,
  ),
);

export const findOwnGoal = query<OwnGoal>()((p) =>
  write.select({ id: goals.id }).from(goals).where(isOwn(p)),
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

/** What was kept for a goal stays with its person; the goal is not named there any more. */
export const keepWithoutGoal = query<OwnGoal>()((p) =>
  write
    .update(keptThings)
    .set({ goalId: sql`null` })
    .where(sql`${keptThings.goalId} = ${ownGoalId(p)}`),
);

export const deleteOwnGoal = query<OwnGoal>()((p) =>
  write.delete(goals).where(isOwn(p)).returning({ id: goals.id }),
);
