import { and, asc, desc, eq, sql } from 'drizzle-orm';
import {
  learningModules,
  learningPaths,
  learningUnits,
  userProgress,
} from '#schema/tables/learning.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/*
 * Table names are written out within selected expressions, since Drizzle drops them there. Columns
 * of joined rows get their own names, since D1 returns them by name.
 */

interface OwnPath {
  userId: number;
  pathId: number;
}

export const pathFields = (userId: number) => ({
  id: learningPaths.id,
  title: learningPaths.title,
  description: learningPaths.description,
  difficulty: learningPaths.difficulty,
  estimatedHours: learningPaths.estimatedHours,
  featured: learningPaths.featured,
  subscriptionTier: learningPaths.subscriptionTier,
  coverImage: learningPaths.coverImage,
  order: learningPaths.order,
  targetProfileTypes: learningPaths.targetProfileTypes,
  targetWeaknesses: learningPaths.targetWeaknesses,
  prerequisiteSkills: learningPaths.prerequisiteSkills,
  learningObjectives: learningPaths.learningObjectives,
  adaptiveDifficulty: learningPaths.adaptiveDifficulty,
  aiGenerated: learningPaths.aiGenerated,
  engagementPattern: learningPaths.engagementPattern,
  effectivenessScore: learningPaths.effectivenessScore,
  createdAt: learningPaths.createdAt,
  moduleCount:
    sql<number>`(select count(*) from learning_modules where path_id = learning_paths.id)`.as(
      'module_count',
    ),
  unitCount: sql<number>`(select count(*) from learning_modules
    join learning_units on learning_units.module_id = learning_modules.id
    where learning_modules.path_id = learning_paths.id)`.as('unit_count'),
  // Joined from the path to the person, so that units of other paths are not read.
  completedUnits: sql<number>`(select count(*) from learning_modules
    cross join learning_units on learning_units.module_id = learning_modules.id
    cross join user_progress on user_progress.unit_id = learning_units.id
    where learning_modules.path_id = learning_paths.id
      and user_progress.user_id = ${userId} and user_progress.completed = 1)`.as('completed_units'),
});

export const listPaths = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(pathFields(p.userId))
    .from(learningPaths)
    .orderBy(asc(learningPaths.order), asc(learningPaths.id))
    .limit(p.limit);
export type PathRow = RowOf<typeof listPaths>;

export const findPath = (p: OwnPath) =>
  queryBuilder
    .select(pathFields(p.userId))
    .from(learningPaths)
    .where(eq(learningPaths.id, p.pathId));

const moduleFields = {
  id: learningModules.id,
  pathId: learningModules.pathId,
  title: learningModules.title,
  description: learningModules.description,
  order: learningModules.order,
  estimatedMinutes: learningModules.estimatedMinutes,
};

export const listModules = (p: { pathId: number; limit: number }) =>
  queryBuilder
    .select(moduleFields)
    .from(learningModules)
    .where(eq(learningModules.pathId, p.pathId))
    .orderBy(asc(learningModules.order), asc(learningModules.id))
    .limit(p.limit);

export const findModule = (p: { moduleId: number }) =>
  queryBuilder.select(moduleFields).from(learningModules).where(eq(learningModules.id, p.moduleId));

/** The minutes of a unit, from its material. */
export const minutes = sql<number>`coalesce(learning_units.adaptive_content ->> '$.minutes', 0)`.as(
  'minutes',
);

const unitFields = {
  id: learningUnits.id,
  moduleId: learningUnits.moduleId,
  title: learningUnits.title,
  type: learningUnits.type,
  order: learningUnits.order,
  minutes,
  difficultyLevel: learningUnits.difficultyLevel,
  requiredMasteryScore: learningUnits.requiredMasteryScore,
};

/** In the order of a path: by module, then by unit. */
export const inPathOrder = [
  asc(learningModules.order),
  asc(learningModules.id),
  asc(learningUnits.order),
  asc(learningUnits.id),
];

export const listUnitsOfModule = (p: { moduleId: number; limit: number }) =>
  queryBuilder
    .select(unitFields)
    .from(learningUnits)
    .where(eq(learningUnits.moduleId, p.moduleId))
    .orderBy(asc(learningUnits.order), asc(learningUnits.id))
    .limit(p.limit);

export const listUnitsOfPath = (p: { pathId: number; limit: number }) =>
  queryBuilder
    .select(unitFields)
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .where(eq(learningModules.pathId, p.pathId))
    .orderBy(...inPathOrder)
    .limit(p.limit);

export const progressFields = {
  id: userProgress.id,
  unitId: userProgress.unitId,
  completed: userProgress.completed,
  completedAt: userProgress.completedAt,
  notes: userProgress.notes,
  masteryScore: userProgress.masteryScore,
  attemptsCount: userProgress.attemptsCount,
  timeSpent: userProgress.timeSpent,
  answers: userProgress.answers,
  written: userProgress.written,
  difficultyAttempted: userProgress.difficultyAttempted,
  engagementScore: userProgress.engagementScore,
  openedAt: userProgress.openedAt,
};

/** Last opened first. Joined from the path's units, so that other progress is not read. */
export const listProgressOfPath = (p: OwnPath & { limit: number }) =>
  queryBuilder
    .select(progressFields)
    .from(learningModules)
    .crossJoin(learningUnits)
    .crossJoin(userProgress)
    .where(
      and(
        eq(learningModules.pathId, p.pathId),
        eq(learningUnits.moduleId, learningModules.id),
        eq(userProgress.unitId, learningUnits.id),
        eq(userProgress.userId, p.userId),
      ),
    )
    .orderBy(desc(userProgress.openedAt), desc(userProgress.id))
    .limit(p.limit);
