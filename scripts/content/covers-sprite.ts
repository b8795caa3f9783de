import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from '#scripts/lib/paths.ts';
import { readContent } from './read.ts';
import { checkDrawings, spriteOf } from './sprite.ts';

const COVERS = { folder: 'learning/covers', viewBox: '0 0 320 180' };

const slugsOfPaths = () =>
  readContent('learning/paths.yaml', z.array(z.object({ slug: z.string() }))).map(
    ({ slug }) => slug,
  );

export const checkCoverFiles = (): string[] => checkDrawings(COVERS, slugsOfPaths());

/** The covers of the paths as one file of symbols. */
export const coverSprite = (): string => spriteOf(COVERS, slugsOfPaths());

/** Writes the sprite to where the pages find it as `/covers.svg#<slug>`. */
export function compileCoverSprite(): void {
  writeFileSync(inRoot('frontend', 'public', 'covers.svg'), coverSprite());
}
