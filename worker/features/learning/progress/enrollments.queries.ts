import { and, desc, eq, sql } from 'drizzle-orm';
import { userPathEnrollments } from '#schema/tables/learning.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface OwnPath {
  userId: number;
  pathId: number;
}

const enrollmentFields = {
  id: userPathEnrollments.id,
  pathId: userPathEnrollments.pathId,
  enrolledAt: userPathEnrollments.enrolledAt,
  completedAt: userPathEnrollments.completedAt,
  personalizedDifficulty: userPathEnrollments.personalizedDifficulty,
  learningVelocity: userPathEnrollments.learningVelocity,
  engagementLevel: userPathEnrollments.engagementLevel,
  strugglingAreas: userPathEnrollments.strugglingAreas,
  recommendationReason: userPathEnrollments.recommendationReason,
  aiGenerated: userPathEnrollments.aiGenerated,
};

const isOwn = (p: OwnPath) =>
  sql`user_path_enrollments.user_id = ${p.userId} and user_path_enrollments.path_id = ${p.pathId}`;

export const findEnrollment = (p: OwnPath) =>
  queryBuilder
    .select(enrollmentFields)
    .from(userPathEnrollments)
    .where(and(eq(userPathEnrollments.userId, p.userId), eq(userPathEnrollments.pathId, p.pathId)));

/** Newest first. */
export const listEnrollments = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(enrollmentFields)
    .from(userPathEnrollments)
    .where(eq(userPathEnrollments.userId, p.userId))
    .orderBy(desc(userPathEnrollments.enrolledAt), desc(userPathEnrollments.id))
    .limit(p.limit);

/**
 * Enrols; repeating it changes nothing. A path once finished stays finished, by the journey's
 * events.
 */
export const enrol = (p: OwnPath & { reason: string | null; now: string }) =>
  queryBuilder.run(sql`
    insert into user_path_enrollments (user_id, path_id, enrolled_at, recommendation_reason, completed_at)
    select ${p.userId}, id, ${p.now}, ${p.reason}, (
      select min(timestamp) from user_journey_events
      where user_id = ${p.userId} and event_type = 'learning_milestone' and event_data ->> '$.pathId' = learning_paths.id)
    from learning_paths where id = ${p.pathId} and not exists (select 1 from user_path_enrollments where ${isOwn(p)})`);

export const unenrol = (p: OwnPath) =>
  queryBuilder
    .delete(userPathEnrollments)
    .where(isOwn(p))
    .returning({ id: userPathEnrollments.id });

interface Figures {
  personalizedDifficulty: number;
  learningVelocity: number;
  engagementLevel: number;
  strugglingAreas: string[];
}

export const updateFigures = (p: OwnPath & Figures) =>
  queryBuilder
    .update(userPathEnrollments)
    .set({
      personalizedDifficulty: p.personalizedDifficulty,
      learningVelocity: p.learningVelocity,
      engagementLevel: p.engagementLevel,
      strugglingAreas: sql`${sql.param(p.strugglingAreas, userPathEnrollments.strugglingAreas)}`,
    })
    .where(isOwn(p));

/** Whether every unit of the path is complete by now. */
const isWhole = (p: OwnPath) =>
  sql`not exists (select 1 from learning_modules
    join learning_units on learning_units.module_id = learning_modules.id
    where learning_modules.path_id = ${p.pathId} and not exists (
      select 1 from user_progress
      where user_progress.user_id = ${p.userId} and user_progress.unit_id = learning_units.id and user_progress.completed = 1))`;

/**
 * Whether the path is complete and was not finished before. Runs after the progress in its batch.
 */
export const isFinishing = (p: OwnPath) =>
  sql`exists (select 1 from user_path_enrollments where ${isOwn(p)} and completed_at is null) and ${isWhole(p)}`;

/** Finishes the path; returns a row if this statement did it. */
export const finishPath = (p: OwnPath & { now: string }) =>
  queryBuilder
    .update(userPathEnrollments)
    .set({ completedAt: p.now })
    .where(sql`${isOwn(p)} and completed_at is null and ${isWhole(p)}`)
    .returning({ id: userPathEnrollments.id });
