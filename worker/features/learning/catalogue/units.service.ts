import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type { LearningUnit, NextUp, UnitMatch } from '#schema/contracts/learning.ts';
import type { UnitMaterial } from '#schema/contracts/unit-material.ts';
import { includesPath, subscriptionRequired } from '#schema/rules/account/entitlements.ts';
import type { UserContext } from '#worker/context.ts';
import { countDue } from '#worker/features/learning/suggestions/reviews.queries.ts';
import { forbidden, notFound } from '#worker/lib/errors.ts';
import { UNITS_MAX } from './paths.service.ts';
import { foldedWords, matchOf, probeOf, textOfHtml } from './search.rules.ts';
import {
  findProgress,
  findUnit,
  listNextOfPaths,
  listSiblings,
  listStarted,
  listUnitsWith,
} from './units.queries.ts';

export const NO_SUCH_UNIT = 'Learning unit not found';
/** How many units are read, since some may be closed by now. */
const CANDIDATES = 20;
const SEARCHED_MAX = 200;

/** The text of a unit whose material is not written yet. */
const BARE: UnitMaterial = {
  minutes: 0,
  claim: '',
  source: '',
  act: '',
  summary: null,
  video: null,
  questions: null,
  prompts: null,
  retrieval: [],
};
export const materialOf = (unit: { material: UnitMaterial | null }): UnitMaterial =>
  unit.material ?? BARE;

/** @throws forbidden when the plan does not include the path. */
export function requireTier(pathTier: SubscriptionTier, tier: SubscriptionTier): void {
  if (!includesPath(tier, pathTier)) throw forbidden(subscriptionRequired(pathTier));
}

/**
 * A unit with its neighbours across modules and the person's progress. @throws notFound, forbidden
 */
export async function learningUnit(ctx: UserContext, unitId: number): Promise<LearningUnit> {
  const [user, units, siblings, progress] = await ctx.read([
    findUnit({ unitId }),
    listSiblings({ unitId, limit: UNITS_MAX }),
    findProgress({ userId: ctx.caller.userId, unitId }),
  ]);
  const [found] = units;
  if (!found) throw notFound(NO_SUCH_UNIT);
  const { material, moduleTitle, pathId, pathTitle, pathTier, ...unit } = found;
  requireTier(pathTier, user.subscriptionTier);
  const place = siblings.findIndex(({ id }) => id === unitId);
  return {
    ...unit,
    ...materialOf(found),
    module: { id: unit.moduleId, title: moduleTitle },
    path: { id: pathId, title: pathTitle },
    previous: siblings[place - 1] ?? null,
    next: siblings[place + 1] ?? null,
    progress: progress[0] ?? null,
  };
}

/** The unit to continue with, in a path that is open now. */
export async function nextUp(ctx: UserContext): Promise<NextUp> {
  const { userId } = ctx.caller;
  const [user, started, next, due] = await ctx.read([
    listStarted({ userId, limit: CANDIDATES }),
    listNextOfPaths({ userId, limit: CANDIDATES }),
    countDue({ userId, now: ctx.clock.now().toISOString() }),
  ]);
  const candidates = [
    ...started.map((unit) => ({ ...unit, isStarted: true })),
    ...next.map((unit) => ({ ...unit, isStarted: false })),
  ];
  const found = candidates.find(({ pathTier }) => includesPath(user.subscriptionTier, pathTier));
  const dueReviews = due[0]?.dueCount ?? 0;
  if (!found) return { unit: null, dueReviews };
  const { moduleId, moduleTitle, pathId, pathTitle, pathTier: _, ...unit } = found;
  const [module, path] = [
    { id: moduleId, title: moduleTitle },
    { id: pathId, title: pathTitle },
  ];
  return { unit: { ...unit, module, path }, dueReviews };
}

/** Units that contain all the words, best match first. Closed ones show title and claim only. */
export async function searchUnits(
  ctx: UserContext,
  { q, limit }: { q: string; limit: number },
): Promise<UnitMatch[]> {
  const words = foldedWords(q);
  const [user, rows] = await ctx.read([
    listUnitsWith({ word: probeOf(words), limit: SEARCHED_MAX }),
  ]);
  return rows
    .map(({ id, title, type, claim, ...row }) => {
      const text = [type === 'video' ? '' : row.content, row.summary, row.act]
        .map(textOfHtml)
        .join(' ');
      return {
        match: matchOf({ title, claim, text }, words),
        unit: {
          id,
          title,
          type,
          claim,
          path: { id: row.pathId, title: row.pathTitle },
          locked: !includesPath(user.subscriptionTier, row.pathTier),
        },
      };
    })
    .filter(({ match }) => match > 0)
    .toSorted((a, b) => b.match - a.match)
    .slice(0, limit)
    .map(({ unit }) => unit);
}
