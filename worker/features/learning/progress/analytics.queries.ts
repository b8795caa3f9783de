import { and, desc, eq, sql } from 'drizzle-orm';
import {
  learningModules,
  learningPaths,
  learningUnits,
  userPathEnrollments,
  userProgress,
} from '#schema/tables/learning.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Counts of all and of finished units in the enrolled paths. */
export const countUnitsEnrolledIn = (p: { userId: number }) =>
  queryBuilder
    .select({
      units: sql<number>`count(*)`.as('units'),
      finished: sql<number>`coalesce(sum(user_progress.completed), 0)`.as('finished'),
    })
    .from(userPathEnrollments)
    .innerJoin(learningModules, eq(learningModules.pathId, userPathEnrollments.pathId))
    .innerJoin(learningUnits, eq(learningUnits.moduleId, learningModules.id))
    .leftJoin(
      userProgress,
      and(eq(userProgress.unitId, learningUnits.id), eq(userProgress.userId, p.userId)),
    )
    .where(eq(userPathEnrollments.userId, p.userId));

/** The latest finished units, newest first. */
export const listLatestFinished = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      unitId: userProgress.unitId,
      title: learningUnits.title,
      pathTitle: sql<string>`learning_paths.title`.as('path_title'),
      completedAt: sql<string>`user_progress.completed_at`.as('completed_at'),
      masteryScore: userProgress.masteryScore,
    })
    .from(userProgress)
    .innerJoin(learningUnits, eq(learningUnits.id, userProgress.unitId))
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .where(
      sql`${userProgress.userId} = ${p.userId} and ${userProgress.completed} = 1 and ${userProgress.completedAt} is not null`,
    )
    .orderBy(desc(userProgress.completedAt), desc(userProgress.id))
    .limit(p.limit);
