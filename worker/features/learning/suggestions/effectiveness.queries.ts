import { sql } from 'drizzle-orm';
import { EFFECT_MAX, EFFECT_MIN, READINGS_MIN } from '#schema/rules/learning/path-effectiveness.ts';
import { isFinishing } from '#worker/features/learning/progress/enrollments.queries.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/*
 * Counts and means per path, by profile and weakest category at the time. No row names a person;
 * people without an assessment are not counted.
 */

interface OwnPath {
  userId: number;
  pathId: number;
  now: string;
}

/** The row of the person’s cohort for a path. */
const COHORT = sql`select learning_paths.id, user_profiles.profile_type, user_profiles.primary_weakness`;

/** Counts a starter. Runs before the progress in its batch, for the first unit of the path. */
export const countLearner = (p: OwnPath) =>
  queryBuilder.run(sql`
    insert into path_effectiveness (path_id, user_profile_type, target_weakness, learners, completion_rate, updated_at)
    ${COHORT}, 1, 0, ${p.now}
    from learning_paths join user_profiles on user_profiles.user_id = ${p.userId}
    where learning_paths.id = ${p.pathId} and not exists (
      select 1 from learning_modules
      cross join learning_units on learning_units.module_id = learning_modules.id
      cross join user_progress on user_progress.unit_id = learning_units.id and user_progress.user_id = ${p.userId}
      where learning_modules.path_id = ${p.pathId} and user_progress.completed_at is not null)
    on conflict (path_id, user_profile_type, target_weakness) do update set
      learners = learners + 1, completion_rate = min(1.0, 1.0 * finishers / (learners + 1)), updated_at = excluded.updated_at`);

/** Runs after the progress and goes before `finishPath` in its batch. */
export const countFinisher = (p: OwnPath) =>
  queryBuilder.run(sql`
    insert into path_effectiveness (path_id, user_profile_type, target_weakness, finishers, completion_rate, updated_at)
    ${COHORT}, 1, 1, ${p.now}
    from learning_paths join user_profiles on user_profiles.user_id = ${p.userId}
    where learning_paths.id = ${p.pathId} and ${isFinishing(p)}
    on conflict (path_id, user_profile_type, target_weakness) do update set
      finishers = finishers + 1, completion_rate = min(1.0, 1.0 * (finishers + 1) / max(1, learners)), updated_at = excluded.updated_at`);

/** `pathIds` is JSON. */
export const countRecommended = (p: {
  pathIds: string;
  profileType: string;
  weakness: string;
  now: string;
}) =>
  queryBuilder.run(sql`
    insert into path_effectiveness (path_id, user_profile_type, target_weakness, total_recommendations, updated_at)
    select value, ${p.profileType}, ${p.weakness}, 1, ${p.now} from json_each(${p.pathIds}) where true
    on conflict (path_id, user_profile_type, target_weakness) do update set
      total_recommendations = total_recommendations + 1, updated_at = excluded.updated_at`);

/** Runs before the answer in its batch: a recommendation is accepted for the first time. */
export const countAccepted = (p: { userId: number; recommendationId: number; now: string }) =>
  queryBuilder.run(sql`
    insert into path_effectiveness (path_id, user_profile_type, target_weakness, recommendations_accepted, updated_at)
    select learning_recommendations.path_id, user_profiles.profile_type, user_profiles.primary_weakness, 1, ${p.now}
    from learning_recommendations join user_profiles on user_profiles.user_id = learning_recommendations.user_id
    where learning_recommendations.id = ${p.recommendationId} and learning_recommendations.user_id = ${p.userId}
      and learning_recommendations.accepted is not 1
    on conflict (path_id, user_profile_type, target_weakness) do update set
      recommendations_accepted = recommendations_accepted + 1, updated_at = excluded.updated_at`);

interface Reading {
  userId: number;
  /** The assessment before. */
  since: string;
  /** The learner's cohort: profile and weakest category before. */
  profileType: string;
  weakness: string;
  /** That category's score before and now. */
  before: number;
  after: number;
  now: string;
}

/** A running mean updated by one more value. */
const withOneMore = (column: string) =>
  sql.raw(`(coalesce(${column}, 0) * readings + excluded.${column}) / (readings + 1)`);

/** Updates the means of every path of which a unit was finished since the assessment before. */
export const takeReading = (p: Reading) =>
  queryBuilder.run(sql`
    insert into path_effectiveness (path_id, user_profile_type, target_weakness, readings,
      pre_assessment_score, post_assessment_score, improvement_score, engagement_score, updated_at)
    select learning_modules.path_id, ${p.profileType}, ${p.weakness}, 1,
      ${p.before}, ${p.after}, ${p.after} - ${p.before}, coalesce(avg(user_progress.engagement_score), 0), ${p.now}
    from user_progress
    join learning_units on learning_units.id = user_progress.unit_id
    join learning_modules on learning_modules.id = learning_units.module_id
    where user_progress.user_id = ${p.userId} and user_progress.completed_at > ${p.since}
    group by learning_modules.path_id
    on conflict (path_id, user_profile_type, target_weakness) do update set
      pre_assessment_score = ${withOneMore('pre_assessment_score')},
      post_assessment_score = ${withOneMore('post_assessment_score')},
      improvement_score = ${withOneMore('improvement_score')},
      engagement_score = ${withOneMore('engagement_score')},
      readings = readings + 1,
      updated_at = excluded.updated_at`);

/**
 * Runs after `takeReading` in its batch. The formula:
 * `schema/rules/learning/path-effectiveness.ts`.
 */
export const updateEffectiveness = (p: { now: string }) =>
  queryBuilder.run(sql`
    update learning_paths set effectiveness_score = coalesce((
      select case when sum(readings) >= ${sql.raw(String(READINGS_MIN))} then
        round(min(${sql.raw(String(EFFECT_MAX))}, max(${sql.raw(String(EFFECT_MIN))}, sum(improvement_score * readings) / sum(readings))), 2) end
      from path_effectiveness where path_id = learning_paths.id and readings > 0), 0)
    where exists (select 1 from path_effectiveness
      where path_id = learning_paths.id and readings > 0 and updated_at = ${p.now})`);
