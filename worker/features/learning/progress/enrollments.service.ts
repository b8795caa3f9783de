import type { Enrollment } from '#schema/contracts/learning.ts';
import type { UserContext } from '#worker/context.ts';
import { findPath } from '#worker/features/learning/catalogue/catalogue.queries.ts';
import { NO_SUCH_PATH, PATHS_MAX } from '#worker/features/learning/catalogue/paths.service.ts';
import { requireTier } from '#worker/features/learning/catalogue/units.service.ts';
import { notFound } from '#worker/lib/errors.ts';
import { enrol, findEnrollment, listEnrollments, unenrol } from './enrollments.queries.ts';

/** Newest first. */
export async function enrollments(ctx: UserContext): Promise<Enrollment[]> {
  const [, rows] = await ctx.read([
    listEnrollments({ userId: ctx.caller.userId, limit: PATHS_MAX }),
  ]);
  return rows;
}

/** Enrols in a path; repeating it returns the same enrolment. @throws notFound, forbidden */
export async function enrolInPath(ctx: UserContext, pathId: number): Promise<Enrollment> {
  const own = { userId: ctx.caller.userId, pathId };
  const [user, paths] = await ctx.read([findPath(own)]);
  if (!paths[0]) throw notFound(NO_SUCH_PATH);
  requireTier(paths[0].subscriptionTier, user.subscriptionTier);
  const now = ctx.clock.now().toISOString();
  const [, kept] = await ctx.write([enrol({ ...own, reason: null, now }), findEnrollment(own)]);
  return kept[0] as Enrollment;
}

/** Leaves a path; progress and notes stay. Does nothing without an enrolment. @throws notFound */
export async function leavePath(ctx: UserContext, pathId: number): Promise<void> {
  const own = { userId: ctx.caller.userId, pathId };
  const [, paths] = await ctx.write([unenrol(own), findPath(own)]);
  if (!paths[0]) throw notFound(NO_SUCH_PATH);
}
