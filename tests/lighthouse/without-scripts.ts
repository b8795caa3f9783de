import { Transform } from 'node:stream';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const MODULE_PRELOAD = /<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi;
/** From here on a piece of the page may be half a tag, or a script whose end is still to come. */
const UNFINISHED = /<(?:script\b(?![\s\S]*<\/script>)[\s\S]*|[^>]*)$/i;

const strip = (html: string) => html.replaceAll(SCRIPT, '').replaceAll(MODULE_PRELOAD, '');

/**
 * The page as it streams by, without its scripts and what fetches them; styles, fonts and pictures
 * stay.
 */
export function withoutScripts(): Transform {
  let held = '';
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(piece: Buffer | string, _, done) {
      const html = held + piece.toString();
      const cut = html.search(UNFINISHED);
      held = cut < 0 ? '' : html.slice(cut);
      done(null, strip(cut < 0 ? html : html.slice(0, cut)));
    },
    flush(done) {
      done(null, strip(held));
    },
  });
}

/** A `Link` header without what fetches scripts; undefined when nothing is left. */
export function linksWithoutScripts(header: string): string | undefined {
  const links = header
    .split(/,\s*(?=<)/)
    .filter((link) => !/rel="?modulepreload|as="?script/i.test(link));
  return links.length > 0 ? links.join(', ') : undefined;
}
