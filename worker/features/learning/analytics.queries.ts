import { desc, eq, sql } from 'drizzle-orm';
import { learningModules, learningPaths, learningUnits, userProgress } from '#schema/tables/learning.ts';
import { query, write } from '#worker/lib/sql.ts';

/** Of the units in the paths enrolled in: how many there are, and how many are finished. */
export const countUnitsEnrolledIn = query<{ userId: number }>()((p) =>
  write.get<{ units: number; finished: number }>(sql`
    select count(*) as units, coalesce(sum(user_progress.completed), 0) as finished
    from user_path_enrollments
    join learning_modules on learning_modules.path_id = user_path_enrollments.path_id
    join learning_units on learning_units.module_id = learning_modules.id
    left join user_progress on user_progress.unit_id = learning_units.id and user_progress.user_id = ${p.userId}
    where user_path_enrollments.user_id = ${p.userId}`),
);

/** The latest finished units, newest first. */
export const listLatestFinished = query<{ userId: number; limit: number }>()((p) =>
  write
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
    .limit(p.limit),
);
