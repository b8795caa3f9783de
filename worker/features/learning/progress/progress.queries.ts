import { and, desc, eq, sql } from 'drizzle-orm';
import {
  learningModules,
  learningPaths,
  learningUnits,
  userProgress,
} from '#schema/tables/learning.ts';
import {
  inPathOrder,
  progressFields,
} from '#worker/features/learning/catalogue/catalogue.queries.ts';
import { placeFields } from '#worker/features/learning/catalogue/units.queries.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** A unit, by its own id or by the id of the person's record. */
interface Which {
  userId: number;
  unitId: number | null;
  progressId: number | null;
}

const unitIdOf = (p: Which) =>
  sql`coalesce(${p.unitId}, (select unit_id from user_progress
    where user_progress.id = ${p.progressId} and user_progress.user_id = ${p.userId}))`;

export const findUnitToRecord = (p: Which) =>
  queryBuilder
    .select({
      id: learningUnits.id,
      type: learningUnits.type,
      difficultyLevel: learningUnits.difficultyLevel,
      material: learningUnits.adaptiveContent,
      pathId: placeFields.pathId,
      pathTier: placeFields.pathTier,
    })
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .where(sql`${learningUnits.id} = ${unitIdOf(p)}`);

export const findRecord = (p: Which) =>
  queryBuilder
    .select(progressFields)
    .from(userProgress)
    .where(and(eq(userProgress.userId, p.userId), sql`${userProgress.unitId} = ${unitIdOf(p)}`));
export type ProgressRow = RowOf<typeof findRecord>;

/** All units of a unit's path with the person's progress. */
export const listUnitProgress = (p: Which & { limit: number }) =>
  queryBuilder
    .select({
      unitId: sql<number>`learning_units.id`.as('unit_id'),
      title: learningUnits.title,
      difficultyLevel: learningUnits.difficultyLevel,
      requiredMasteryScore: learningUnits.requiredMasteryScore,
      isFinished: sql<number>`coalesce(user_progress.completed, 0)`.as('is_finished'),
      masteryScore: userProgress.masteryScore,
      engagementScore: userProgress.engagementScore,
      isForgotten: sql<number>`exists (select 1 from review_items
        where review_items.user_id = ${p.userId} and review_items.unit_id = learning_units.id
          and review_items.reviewed_at is not null
          and coalesce(review_items.last_grade = 1, review_items.step = 0))`.as('is_forgotten'),
    })
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .leftJoin(
      userProgress,
      and(eq(userProgress.unitId, learningUnits.id), eq(userProgress.userId, p.userId)),
    )
    .where(
      sql`${learningModules.pathId} = (select learning_modules.path_id from learning_units
        join learning_modules on learning_modules.id = learning_units.module_id
        where learning_units.id = ${unitIdOf(p)})`,
    )
    .orderBy(...inPathOrder)
    .limit(p.limit);

/** The units that were finished since an instant. */
export const listRecentlyFinished = (p: { userId: number; since: string; limit: number }) =>
  queryBuilder
    .select({
      unitId: userProgress.unitId,
      completedAt: sql<string>`completed_at`.as('completed_at'),
    })
    .from(userProgress)
    .where(
      sql`${userProgress.userId} = ${p.userId} and ${userProgress.completed} = 1 and ${userProgress.completedAt} >= ${p.since}`,
    )
    .limit(p.limit);

interface Change {
  userId: number;
  unitId: number;
  /** Null: as it is. */
  completed: boolean | null;
  /** Whether `notes` counts. */
  setsNotes: boolean;
  notes: string | null;
  /** Null: as they are. */
  answers: number[] | null;
  masteryScore: number | null;
  /** Null: as it is. */
  written: string[] | null;
  /** Null: not measured. */
  secondsSpent: number | null;
  difficulty: number;
  engagement: number;
  openedAt: string;
  now: string;
}

/**
 * Writes the one record of a unit, idempotently. Best result and latest answers stay, time adds up,
 * and the first completion's time stays. Opening is the first attempt; answering again starts
 * another.
 */
export const upsertProgress = (p: Change) =>
  queryBuilder
    .insert(userProgress)
    .values({
      userId: p.userId,
      unitId: p.unitId,
      completed: p.completed ?? false,
      completedAt: p.completed ? p.now : null,
      notes: p.notes,
      masteryScore: p.masteryScore,
      attemptsCount: 1,
      timeSpent: p.secondsSpent,
      difficultyAttempted: p.difficulty,
      engagementScore: p.engagement,
      answers: p.answers,
      written: p.written,
      openedAt: p.openedAt,
    })
    .onConflictDoUpdate({
      target: [userProgress.userId, userProgress.unitId],
      set: {
        completed: p.completed ?? sql`user_progress.completed`,
        completedAt: sql`coalesce(user_progress.completed_at, excluded.completed_at)`,
        notes: p.setsNotes ? sql`excluded.notes` : sql`user_progress.notes`,
        masteryScore: sql`coalesce(max(user_progress.mastery_score, excluded.mastery_score), user_progress.mastery_score, excluded.mastery_score)`,
        attemptsCount: sql`max(user_progress.attempts_count, 1)
          + (user_progress.answers is not null and excluded.answers is not null)`,
        timeSpent: sql`iif(excluded.time_spent is null, user_progress.time_spent, coalesce(user_progress.time_spent, 0) + excluded.time_spent)`,
        difficultyAttempted: sql`excluded.difficulty_attempted`,
        engagementScore: sql`excluded.engagement_score`,
        answers: sql`coalesce(excluded.answers, user_progress.answers)`,
        written: sql`coalesce(excluded.written, user_progress.written)`,
        openedAt: sql`excluded.opened_at`,
      },
    })
    .returning(progressFields);

/** Last opened first; with a unit's id, that one's. */
export const listProgress = (p: { userId: number; unitId: number | null; limit: number }) =>
  queryBuilder
    .select(progressFields)
    .from(userProgress)
    .where(
      sql`${userProgress.userId} = ${p.userId} and (${p.unitId} is null or ${userProgress.unitId} = ${p.unitId})`,
    )
    .orderBy(desc(userProgress.openedAt), desc(userProgress.id))
    .limit(p.limit);
