import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { STICKER_CATEGORIES, STICKER_RARITIES } from '#schema/contracts/enums.ts';
import { STICKER_FACTS } from '#schema/rules/sticker-facts.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { findIdProblems, findRepeats, prose, readContent } from './read.ts';

const FILE = 'stickers.yaml';
const LEAST = 48;

const StickerSource = z.strictObject({
  id: z.int(),
  slug: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  name: prose(3, 40),
  category: z.enum(STICKER_CATEGORIES),
  rarity: z.enum(STICKER_RARITIES),
  description: prose(30, 140),
  rule: prose(10, 120),
  earn: z.strictObject({ fact: z.enum(STICKER_FACTS), atLeast: z.int().check(z.positive()) }),
});
export type StickerSource = z.infer<typeof StickerSource>;

export const readStickers = () => readContent(FILE, z.array(StickerSource));

export function checkStickers(rows: StickerSource[]): string[] {
  const problems = [
    ...findIdProblems(FILE, rows),
    ...findRepeats(
      FILE,
      rows.flatMap(({ name, description, rule }) => [name, description, rule]),
    ),
  ];
  if (rows.length < LEAST) problems.push(`${FILE}: ${rows.length} stickers, ${LEAST} are needed`);
  for (const { slug } of rows) {
    if (!existsSync(inRoot('content', 'stickers', `${slug}.svg`)))
      problems.push(`${FILE}: ${slug} has no drawing`);
  }
  for (const [what, all] of [
    ['category', STICKER_CATEGORIES],
    ['rarity', STICKER_RARITIES],
  ] as const) {
    for (const one of all) {
      if (!rows.some((row) => row[what] === one))
        problems.push(`${FILE}: no sticker of ${what} ${one}`);
    }
  }
  return problems;
}
