import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type {
  LearningModule,
  LearningPath,
  PathOutline,
  UnitSummary,
} from '#schema/contracts/learning.ts';
import { includesPath } from '#schema/rules/account/entitlements.ts';
import type { UserContext } from '#worker/context.ts';
import { findEnrollment } from '#worker/features/learning/progress/enrollments.queries.ts';
import { notFound } from '#worker/lib/errors.ts';
import {
  findModule,
  findPath,
  listModules,
  listPaths,
  listProgressOfPath,
  listUnitsOfModule,
  listUnitsOfPath,
  type PathRow,
} from './catalogue.queries.ts';

/** More paths than there are; every list has a bound. */
export const PATHS_MAX = 100;
const MODULES_MAX = 100;
export const UNITS_MAX = 500;

export const NO_SUCH_PATH = 'Learning path not found';
const NO_SUCH_MODULE = 'Learning module not found';

/** A path as somebody on this plan sees it. */
export const asPath = (row: PathRow, tier: SubscriptionTier): LearningPath => ({
  ...row,
  locked: !includesPath(tier, row.subscriptionTier),
});

export async function listLearningPaths(ctx: UserContext): Promise<LearningPath[]> {
  const [user, rows] = await ctx.read([listPaths({ userId: ctx.caller.userId, limit: PATHS_MAX })]);
  return rows.map((row) => asPath(row, user.subscriptionTier));
}

/** @throws notFound */
export async function learningPath(ctx: UserContext, pathId: number): Promise<LearningPath> {
  const [user, rows] = await ctx.read([findPath({ userId: ctx.caller.userId, pathId })]);
  if (!rows[0]) throw notFound(NO_SUCH_PATH);
  return asPath(rows[0], user.subscriptionTier);
}

/**
 * A path with its modules and unit titles, which everybody may see; the units' content is checked
 * apart. @throws notFound
 */
export async function pathOutline(ctx: UserContext, pathId: number): Promise<PathOutline> {
  const own = { userId: ctx.caller.userId, pathId };
  const [user, paths, modules, units, enrollments, progress] = await ctx.read([
    findPath(own),
    listModules({ pathId, limit: MODULES_MAX }),
    listUnitsOfPath({ pathId, limit: UNITS_MAX }),
    findEnrollment(own),
    listProgressOfPath({ ...own, limit: UNITS_MAX }),
  ]);
  if (!paths[0]) throw notFound(NO_SUCH_PATH);
  const unitsOf = Map.groupBy(units, ({ moduleId }) => moduleId);
  return {
    path: asPath(paths[0], user.subscriptionTier),
    modules: modules.map((module) => ({ ...module, units: unitsOf.get(module.id) ?? [] })),
    enrollment: enrollments[0] ?? null,
    progress,
  };
}

/** @throws notFound */
export async function modulesOfPath(ctx: UserContext, pathId: number): Promise<LearningModule[]> {
  const [, paths, modules] = await ctx.read([
    findPath({ userId: ctx.caller.userId, pathId }),
    listModules({ pathId, limit: MODULES_MAX }),
  ]);
  if (!paths[0]) throw notFound(NO_SUCH_PATH);
  return modules;
}

/** @throws notFound */
export async function learningModule(ctx: UserContext, moduleId: number): Promise<LearningModule> {
  const [, modules] = await ctx.read([findModule({ moduleId })]);
  if (!modules[0]) throw notFound(NO_SUCH_MODULE);
  return modules[0];
}

/** @throws notFound */
export async function unitsOfModule(ctx: UserContext, moduleId: number): Promise<UnitSummary[]> {
  const [, modules, units] = await ctx.read([
    findModule({ moduleId }),
    listUnitsOfModule({ moduleId, limit: UNITS_MAX }),
  ]);
  if (!modules[0]) throw notFound(NO_SUCH_MODULE);
  return units;
}
