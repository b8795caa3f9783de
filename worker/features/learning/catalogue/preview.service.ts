import type { LearningUnit } from '#schema/contracts/learning.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { UNITS_MAX } from './paths.service.ts';
import { findUnit, listSiblings } from './units.queries.ts';
import { materialOf } from './units.service.ts';

/** A unit with its path, for a preview regardless of anybody's plan. */
export const unitToPreview = (unitId: number) =>
  [findUnit({ unitId }), listSiblings({ unitId, limit: UNITS_MAX })] as const;

type Found = RowOf<typeof findUnit>;
type Sibling = RowOf<typeof listSiblings>;

/** A unit with changed fields, as its page would show it to somebody who has not opened it. */
export function previewOf(
  found: Found,
  siblings: Sibling[],
  changes: Partial<LearningUnit>,
): LearningUnit {
  const { material: _, moduleTitle, pathId, pathTitle, pathTier: __, ...unit } = found;
  const place = siblings.findIndex(({ id }) => id === unit.id);
  return {
    ...unit,
    ...materialOf(found),
    module: { id: unit.moduleId, title: moduleTitle },
    path: { id: pathId, title: pathTitle },
    previous: siblings[place - 1] ?? null,
    next: siblings[place + 1] ?? null,
    progress: null,
    ...changes,
  };
}
