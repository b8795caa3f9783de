import { desc, sql } from 'drizzle-orm';
import { learningPaths, learningRecommendations } from '#schema/tables/learning.ts';
import { pathFields } from '#worker/features/learning/catalogue/catalogue.queries.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface OwnRecommendation {
  userId: number;
  recommendationId: number;
}

const recommendationFields = {
  id: learningRecommendations.id,
  pathId: learningRecommendations.pathId,
  recommendationType: learningRecommendations.recommendationType,
  priority: learningRecommendations.priority,
  confidence: learningRecommendations.confidence,
  reasoning: learningRecommendations.reasoning,
  estimatedImpact: learningRecommendations.estimatedImpact,
  basedOnProfile: learningRecommendations.basedOnProfile,
  basedOnWeaknesses: learningRecommendations.basedOnWeaknesses,
  createdAt: learningRecommendations.createdAt,
};

/** Current recommendations: valid, not dismissed, of paths not enrolled in. */
const isCurrent = (p: { userId: unknown; now: unknown }) =>
  sql`learning_recommendations.user_id = ${p.userId} and learning_recommendations.valid_until > ${p.now}
    and learning_recommendations.accepted is not 0 and not exists (
      select 1 from user_path_enrollments where user_path_enrollments.user_id = ${p.userId}
        and user_path_enrollments.path_id = learning_recommendations.path_id)`;

export const listRecommendations = (p: { userId: number; now: string; limit: number }) =>
  queryBuilder
    .select(recommendationFields)
    .from(learningRecommendations)
    .where(isCurrent(p))
    .orderBy(desc(learningRecommendations.priority), desc(learningRecommendations.confidence))
    .limit(p.limit);

/** The paths of those recommendations. */
export const listRecommendedPaths = (p: { userId: number; now: string; limit: number }) =>
  queryBuilder
    .select(pathFields(p.userId))
    .from(learningPaths)
    .where(
      sql`${learningPaths.id} in (select learning_recommendations.path_id from learning_recommendations where ${isCurrent(p)})`,
    )
    .limit(p.limit);

const isOwn = (p: OwnRecommendation) =>
  sql`learning_recommendations.id = ${p.recommendationId} and learning_recommendations.user_id = ${p.userId}`;

export const findRecommendation = (p: OwnRecommendation) =>
  queryBuilder.select(recommendationFields).from(learningRecommendations).where(isOwn(p));

export const findRecommendedPath = (p: OwnRecommendation) =>
  queryBuilder
    .select(pathFields(p.userId))
    .from(learningPaths)
    .where(
      sql`${learningPaths.id} = (select path_id from learning_recommendations where ${isOwn(p)})`,
    );

/** Answers a recommendation; the same answer again changes nothing. */
export const storeRecommendationAnswer = (
  p: OwnRecommendation & { accepted: boolean; now: string },
) =>
  queryBuilder
    .update(learningRecommendations)
    .set({ accepted: p.accepted, answeredAt: p.now })
    .where(sql`${isOwn(p)} and ${learningRecommendations.accepted} is not ${p.accepted}`);

/** What has been recommended and answered so far. */
export const listAnswered = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      pathId: learningRecommendations.pathId,
      recommendationType: learningRecommendations.recommendationType,
      basedOnWeaknesses: learningRecommendations.basedOnWeaknesses,
      basedOnScore: learningRecommendations.basedOnScore,
      accepted: learningRecommendations.accepted,
      answeredAt: learningRecommendations.answeredAt,
      validUntil: learningRecommendations.validUntil,
    })
    .from(learningRecommendations)
    .where(sql`${learningRecommendations.userId} = ${p.userId}`)
    .limit(p.limit);

/** Expires earlier recommendations, except dismissed ones. */
export const expireRecommendations = (p: { userId: number; now: string }) =>
  queryBuilder
    .update(learningRecommendations)
    .set({ validUntil: p.now })
    .where(
      sql`${learningRecommendations.userId} = ${p.userId} and ${learningRecommendations.validUntil} > ${p.now}
        and ${learningRecommendations.accepted} is not 0`,
    );

/** Stores recommendations (JSON) in one statement; an earlier one of the same path is renewed. */
export const storeRecommendations = (p: {
  userId: number;
  suggestions: string;
  validUntil: string;
  now: string;
}) =>
  queryBuilder.run(sql`
    insert into learning_recommendations (user_id, path_id, recommendation_type, confidence, reasoning, based_on_profile,
      based_on_weaknesses, priority, valid_until, estimated_impact, based_on_score, created_at)
    select ${p.userId}, value ->> 'pathId', value ->> 'recommendationType', value ->> 'confidence', value ->> 'reasoning',
      value ->> 'basedOnProfile', value -> 'basedOnWeaknesses', value ->> 'priority', ${p.validUntil},
      value ->> 'estimatedImpact', value ->> 'basedOnScore', ${p.now}
    from json_each(${p.suggestions}) where true
    on conflict (user_id, path_id, recommendation_type) do update set
      confidence = excluded.confidence, reasoning = excluded.reasoning, based_on_profile = excluded.based_on_profile,
      based_on_weaknesses = excluded.based_on_weaknesses, priority = excluded.priority,
      valid_until = excluded.valid_until, estimated_impact = excluded.estimated_impact,
      based_on_score = excluded.based_on_score, created_at = excluded.created_at, accepted = null, answered_at = null`);
