import { and, asc, desc, eq, sql } from 'drizzle-orm';
import {
  learningModules,
  learningPaths,
  learningUnits,
  userPathEnrollments,
  userProgress,
} from '#schema/tables/learning.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { inPathOrder, minutes, progressFields } from './catalogue.queries.ts';

/** The position of a unit, for queries that join modules and paths. */
export const placeFields = {
  moduleTitle: sql<string>`learning_modules.title`.as('module_title'),
  pathId: sql<number>`learning_paths.id`.as('path_id'),
  pathTitle: sql<string>`learning_paths.title`.as('path_title'),
  pathTier: learningPaths.subscriptionTier,
};

export const findUnit = (p: { unitId: number }) =>
  queryBuilder
    .select({
      id: learningUnits.id,
      moduleId: learningUnits.moduleId,
      title: learningUnits.title,
      type: learningUnits.type,
      content: learningUnits.content,
      order: learningUnits.order,
      requiredMasteryScore: learningUnits.requiredMasteryScore,
      timeEstimateRange: learningUnits.timeEstimateRange,
      personalizedHints: learningUnits.personalizedHints,
      difficultyLevel: learningUnits.difficultyLevel,
      material: learningUnits.adaptiveContent,
      ...placeFields,
    })
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .where(eq(learningUnits.id, p.unitId));

/** All units of the path that a unit belongs to. */
export const listSiblings = (p: { unitId: number; limit: number }) =>
  queryBuilder
    .select({ id: learningUnits.id, title: learningUnits.title })
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .where(
      sql`${learningModules.pathId} = (select learning_modules.path_id from learning_units
        join learning_modules on learning_modules.id = learning_units.module_id
        where learning_units.id = ${p.unitId})`,
    )
    .orderBy(...inPathOrder)
    .limit(p.limit);

export const findProgress = (p: { userId: number; unitId: number }) =>
  queryBuilder
    .select(progressFields)
    .from(userProgress)
    .where(and(eq(userProgress.userId, p.userId), eq(userProgress.unitId, p.unitId)));

const unitCard = {
  id: learningUnits.id,
  title: learningUnits.title,
  type: learningUnits.type,
  moduleId: learningUnits.moduleId,
  minutes,
  ...placeFields,
};

/** Units opened and not finished, last opened first. */
export const listStarted = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(unitCard)
    .from(userProgress)
    .innerJoin(learningUnits, eq(learningUnits.id, userProgress.unitId))
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .where(sql`${userProgress.userId} = ${p.userId} and ${userProgress.completed} = 0`)
    .orderBy(desc(userProgress.openedAt), desc(userProgress.id))
    .limit(p.limit);

/** The first open unit of each enrolled path, the path last worked on first. */
export const listNextOfPaths = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(unitCard)
    .from(userPathEnrollments)
    .innerJoin(learningPaths, eq(learningPaths.id, userPathEnrollments.pathId))
    .innerJoin(
      learningUnits,
      sql`${learningUnits.id} = (select u.id from learning_modules m join learning_units u on u.module_id = m.id
        where m.path_id = ${learningPaths.id} and not exists (
          select 1 from user_progress done where done.user_id = ${p.userId} and done.unit_id = u.id and done.completed = 1)
        order by m."order", m.id, u."order", u.id limit 1)`,
    )
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .where(
      sql`${userPathEnrollments.userId} = ${p.userId} and ${userPathEnrollments.completedAt} is null`,
    )
    .orderBy(
      sql`max(${userPathEnrollments.enrolledAt}, coalesce((
        select max(seen.opened_at) from learning_modules m cross join learning_units u on u.module_id = m.id
          cross join user_progress seen on seen.unit_id = u.id and seen.user_id = ${p.userId}
        where m.path_id = ${learningPaths.id}), '')) desc`,
      asc(learningPaths.id),
    )
    .limit(p.limit);

/** The content of units that contain a word (lower case, ASCII); an empty word matches all. */
export const listUnitsWith = (p: { word: string; limit: number }) =>
  queryBuilder
    .select({
      id: learningUnits.id,
      title: learningUnits.title,
      type: learningUnits.type,
      content: learningUnits.content,
      claim: sql<string>`coalesce(learning_units.adaptive_content ->> '$.claim', '')`.as('claim'),
      act: sql<string>`coalesce(learning_units.adaptive_content ->> '$.act', '')`.as('act'),
      summary: sql<string>`coalesce(learning_units.adaptive_content ->> '$.summary', '')`.as(
        'summary',
      ),
      ...placeFields,
    })
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .where(
      sql`instr(lower(${learningUnits.title} || ' ' || ${learningUnits.content} || ' ' ||
        coalesce(${learningUnits.adaptiveContent}, '')), ${p.word}) > 0`,
    )
    .orderBy(asc(learningPaths.order), asc(learningPaths.id), ...inPathOrder)
    .limit(p.limit);
