import type { LearningAnalytics } from '#schema/contracts/learning.ts';
import { learningVelocity, paceSince } from '#schema/rules/learning/learning-pace.ts';
import { round2 } from '#schema/rules/mindset/mindset-scores.ts';
import type { UserContext } from '#worker/context.ts';
import { PATHS_MAX, UNITS_MAX } from '#worker/features/learning/catalogue/paths.service.ts';
import { countUnitsEnrolledIn, listLatestFinished } from './analytics.queries.ts';
import { listEnrollments } from './enrollments.queries.ts';
import { listRecentlyFinished } from './progress.queries.ts';

const LATEST_SENT = 10;

/** A person's learning figures over all paths. */
export async function learningAnalytics(ctx: UserContext): Promise<LearningAnalytics> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const [, enrolled, [counts], recent, latest] = await ctx.read([
    listEnrollments({ userId, limit: PATHS_MAX }),
    countUnitsEnrolledIn({ userId }),
    listRecentlyFinished({ userId, since: paceSince(now), limit: UNITS_MAX }),
    listLatestFinished({ userId, limit: LATEST_SENT }),
  ]);
  const engagement = enrolled.reduce((sum, { engagementLevel }) => sum + engagementLevel, 0);
  return {
    totalEnrollments: enrolled.length,
    completedPaths: enrolled.filter(({ completedAt }) => completedAt !== null).length,
    completionRate: counts?.units ? round2(counts.finished / counts.units) : 0,
    averageEngagement: enrolled.length === 0 ? 0 : round2(engagement / enrolled.length),
    learningVelocity: learningVelocity(
      recent.map(({ completedAt }) => completedAt),
      now,
    ),
    recentActivity: latest,
  };
}
