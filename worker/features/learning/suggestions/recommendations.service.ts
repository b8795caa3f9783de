import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type { Recommendation, RecommendationAnswer } from '#schema/contracts/learning.ts';
import {
  isPutAway,
  orderForPlan,
  suggestPaths,
  validUntil,
} from '#schema/rules/learning/recommendations.ts';
import type { Scores } from '#schema/rules/mindset/mindset-scores.ts';
import { profileTypeOf, weakestFirst } from '#schema/rules/mindset/mindset-scores.ts';
import type { UserContext } from '#worker/context.ts';
import { latestReading } from '#worker/features/assessments/readings.service.ts';
import { listPaths, type PathRow } from '#worker/features/learning/catalogue/catalogue.queries.ts';
import { asPath, PATHS_MAX } from '#worker/features/learning/catalogue/paths.service.ts';
import { requireTier } from '#worker/features/learning/catalogue/units.service.ts';
import { enrol, listEnrollments } from '#worker/features/learning/progress/enrollments.queries.ts';
import { profileForUpdate } from '#worker/features/profile/profile.service.ts';
import type { Results } from '#worker/lib/database/database.ts';
import { notFound } from '#worker/lib/errors.ts';
import { countAccepted, countRecommended } from './effectiveness.queries.ts';
import {
  expireRecommendations,
  findRecommendation,
  findRecommendedPath,
  listAnswered,
  listRecommendations,
  listRecommendedPaths,
  storeRecommendationAnswer,
  storeRecommendations,
} from './recommendations.queries.ts';

const SENT_MAX = 20;
const ANSWERED_MAX = 500;

const isWhole = ({ completedUnits, unitCount }: PathRow) =>
  unitCount > 0 && completedUnits === unitCount;

/** In the order to show them, of paths neither finished nor under way. */
export async function recommendations(ctx: UserContext): Promise<Recommendation[]> {
  const key = { userId: ctx.caller.userId, now: ctx.clock.now().toISOString() };
  const [user, rows, paths] = await ctx.read([
    listRecommendations({ ...key, limit: SENT_MAX }),
    listRecommendedPaths({ ...key, limit: PATHS_MAX }),
  ]);
  return orderForPlan(
    rows.flatMap((row) => {
      const path = paths.find(({ id }) => id === row.pathId);
      return path && !isWhole(path) ? [{ ...row, path: asPath(path, user.subscriptionTier) }] : [];
    }),
  );
}

/**
 * Accepts a recommendation, which also enrols, or dismisses it. Either may be repeated.
 * @throws notFound; forbidden when the plan does not include the accepted path
 */
export async function answerRecommendation(
  ctx: UserContext,
  recommendationId: number,
  { accepted }: RecommendationAnswer,
): Promise<Recommendation> {
  const { userId } = ctx.caller;
  const own = { userId, recommendationId };
  const [user, rows, paths] = await ctx.read([findRecommendation(own), findRecommendedPath(own)]);
  const [row, path] = [rows[0], paths[0]];
  if (!row || !path) throw notFound('Recommendation not found');
  if (accepted) requireTier(path.subscriptionTier, user.subscriptionTier);
  const now = ctx.clock.now().toISOString();
  const accepting = [
    countAccepted({ ...own, now }),
    enrol({ userId, pathId: path.id, reason: row.reasoning, now }),
  ];
  await ctx.write([
    ...(accepted ? accepting : []),
    storeRecommendationAnswer({ ...own, accepted, now }),
  ]);
  return orderForPlan([{ ...row, path: asPath(path, user.subscriptionTier) }])[0] as Recommendation;
}

/** Queries for what recommending needs: the paths and the person's progress in them. */
export const readsForRecommending = (userId: number) =>
  [
    listPaths({ userId, limit: PATHS_MAX }),
    listEnrollments({ userId, limit: PATHS_MAX }),
    listAnswered({ userId, limit: ANSWERED_MAX }),
  ] as const;

type Known = Results<ReturnType<typeof readsForRecommending>>;

export interface Recommendable {
  userId: number;
  tier: SubscriptionTier;
  scores: Scores;
  /** 0 to 1. */
  confidence: number;
  paths: Known[0];
  enrollments: Known[1];
  answered: Known[2];
  now: Date;
}

/** The recommended paths' ids, best first, and the statements that store them. */
export function recommend({ userId, tier, scores, confidence, ...facts }: Recommendable) {
  const { paths, enrollments, answered } = facts;
  const at = facts.now;
  const now = at.toISOString();
  const finishedIds = new Set(
    enrollments.flatMap(({ pathId, completedAt }) => (completedAt ? [pathId] : [])),
  );
  const isFinished = (path: PathRow) => isWhole(path) || finishedIds.has(path.id);
  const keptOff = new Set([
    ...enrollments.map(({ pathId }) => pathId),
    ...answered.filter((one) => isPutAway(one, scores, at)).map(({ pathId }) => pathId),
  ]);
  const suggestions = suggestPaths(
    paths.filter((path) => !isFinished(path) && !keptOff.has(path.id)),
    { scores, confidence, finished: paths.filter(isFinished) },
  );
  const open = new Set(
    answered.flatMap(({ pathId, recommendationType, accepted, validUntil: until }) =>
      accepted === null && until !== null && until > now ? [`${pathId} ${recommendationType}`] : [],
    ),
  );
  const fresh = suggestions.filter((one) => !open.has(`${one.pathId} ${one.recommendationType}`));
  const shown = orderForPlan(
    suggestions.map((one) => ({
      ...one,
      path: asPath(paths.find(({ id }) => id === one.pathId) as PathRow, tier),
    })),
  );
  return {
    pathIds: shown.map(({ pathId }) => pathId),
    statements: [
      expireRecommendations({ userId, now }),
      storeRecommendations({
        userId,
        suggestions: JSON.stringify(suggestions),
        validUntil: validUntil(at),
        now,
      }),
      countRecommended({
        pathIds: JSON.stringify(fresh.map(({ pathId }) => pathId)),
        profileType: profileTypeOf(scores),
        weakness: weakestFirst(scores.categories)[0] as string,
        now,
      }),
    ],
  };
}

/** Recommends again by the latest assessment; does nothing without one. */
export async function refreshRecommendations(ctx: UserContext): Promise<void> {
  const { userId } = ctx.caller;
  const { statement, assessmentScores } = latestReading(userId);
  const [user, assessments, profiles, paths, enrollments, answered] = await ctx.read([
    statement,
    profileForUpdate(userId),
    ...readsForRecommending(userId),
  ]);
  const [assessment, profile] = [assessments[0], profiles[0]];
  if (!assessment || !profile) return;
  const { statements } = recommend({
    userId,
    tier: user.subscriptionTier,
    scores: assessmentScores(assessment),
    confidence: profile.confidenceLevel,
    paths,
    enrollments,
    answered,
    now: ctx.clock.now(),
  });
  await ctx.write(statements);
}
