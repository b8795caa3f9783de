import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from '#scripts/lib/paths.ts';
import { ContentProblems, readContent } from './read.ts';

const FOLDER = inRoot('content', 'stickers');
const OUT = inRoot('frontend', 'public', 'stickers.svg');
/** Numbers without empty decimals, tags without air. Colours keep their fallbacks: a sprite should work by itself. */
function minimise(markup: string): string {
  return markup
    .replaceAll(/(\.\d*?[1-9])0+(?=\D)/g, '$1')
    .replaceAll(/(\d)\.0+(?=\D)/g, '$1')
    .replaceAll(/>\s+</g, '><')
    .trim();
}

function symbolOf(slug: string): string {
  const svg = readFileSync(`${FOLDER}/${slug}.svg`, 'utf8');
  const [, inner] = /^<svg [^>]*viewBox="0 0 64 64"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (!inner) throw new ContentProblems([`stickers/${slug}.svg: not one <svg viewBox="0 0 64 64">`]);
  return `<symbol id="${slug}" viewBox="0 0 64 64">${minimise(inner)}</symbol>`;
}

/** The drawings of all stickers as one file of symbols, in the order of `content/stickers.yaml`. */
export function stickerSprite(): string {
  const slugs = readContent('stickers.yaml', z.array(z.object({ slug: z.string() }))).map(({ slug }) => slug);
  const drawn = readdirSync(FOLDER).map((file) => file.replace(/\.svg$/, ''));
  const problems = [
    ...slugs.filter((slug) => !drawn.includes(slug)).map((slug) => `stickers/${slug}.svg is missing`),
    ...drawn.filter((slug) => !slugs.includes(slug)).map((slug) => `stickers/${slug}.svg is no sticker’s`),
  ];
  if (problems.length > 0) throw new ContentProblems(problems);
  return `<svg xmlns="http://www.w3.org/2000/svg">${slugs.map(symbolOf).join('')}</svg>\n`;
}

/** Writes the sprite to where the pages find it as `/stickers.svg#<slug>`. */
export function compileStickerSprite(): void {
  writeFileSync(OUT, stickerSprite());
}
