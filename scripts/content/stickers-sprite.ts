import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from '#scripts/lib/paths.ts';
import { readContent } from './read.ts';
import { spriteOf } from './sprite.ts';

const STICKERS = { folder: 'stickers', viewBox: '0 0 64 64' };

/** The drawings of all stickers as one file of symbols, in the order of `content/stickers.yaml`. */
export function stickerSprite(): string {
  const slugs = readContent('stickers.yaml', z.array(z.object({ slug: z.string() }))).map(
    ({ slug }) => slug,
  );
  return spriteOf(STICKERS, slugs);
}

/** Writes the sprite to where the pages find it as `/stickers.svg#<slug>`. */
export function compileStickerSprite(): void {
  writeFileSync(inRoot('frontend', 'public', 'stickers.svg'), stickerSprite());
}
