import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { ContentProblems } from './read.ts';

/** Drawings of one kind: a folder of SVG files that share a view box and are named by slugs. */
export interface DrawingKind {
  /** Inside `content`. */
  folder: string;
  viewBox: string;
}

/**
 * Numbers without empty decimals, tags without air. Colours keep their fallbacks: a sprite should
 * work by itself.
 */
function minimise(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/(\.\d*?[1-9])0+(?=\D)/g, '$1')
    .replaceAll(/(\d)\.0+(?=\D)/g, '$1')
    .replaceAll(/>\s+</g, '><')
    .trim();
}

function symbolOf({ folder, viewBox }: DrawingKind, slug: string): string {
  const svg = readFileSync(inRoot('content', folder, `${slug}.svg`), 'utf8');
  const [, inner] =
    new RegExp(`^<svg [^>]*viewBox="${viewBox}"[^>]*>(.*)</svg>\\s*$`, 's').exec(svg) ?? [];
  if (!inner)
    throw new ContentProblems([`${folder}/${slug}.svg: not one <svg viewBox="${viewBox}">`]);
  return `<symbol id="${slug}" viewBox="${viewBox}">${minimise(inner)}</symbol>`;
}

/** Slugs without a drawing, and drawings without a slug. */
export function checkDrawings({ folder }: DrawingKind, slugs: string[]): string[] {
  const drawn = readdirSync(inRoot('content', folder)).map((file) => file.replace(/\.svg$/, ''));
  return [
    ...slugs
      .filter((slug) => !drawn.includes(slug))
      .map((slug) => `${folder}/${slug}.svg is missing`),
    ...drawn
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => `${folder}/${slug}.svg is nobody’s`),
  ];
}

/** The drawings as one file of symbols, in the order of the slugs. @throws ContentProblems */
export function spriteOf(kind: DrawingKind, slugs: string[]): string {
  const problems = checkDrawings(kind, slugs);
  if (problems.length > 0) throw new ContentProblems(problems);
  const symbols = slugs.map((slug) => symbolOf(kind, slug));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
