import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { joined, scriptTags } from '#worker/pages/page-html.ts';
import {
  filesOf,
  firstView,
  type Manifest,
  SIGN_IN,
  screenKey,
  withImports,
} from './chunk-graph.ts';
import type { Build, PageLoad } from './page-sizes.ts';
import { inRoot } from './paths.ts';

interface BuiltPage {
  path: string;
  entry: string;
  screen?: string;
  scripts: string[];
  styles: string[];
  stored: { file: string }[];
}

const DIST = inRoot('frontend', 'dist');
const PAGES = inRoot('.pages');

/** Bytes as sent: Brotli at its best level, as a cache at the edge keeps them. */
function brotli(content: string | Buffer): number {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

function remembered<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Value;
  };
}

const textOf = remembered((file) => readFileSync(`${DIST}/${file}`, 'utf8'));
const sizeOf = remembered((file) => brotli(readFileSync(`${DIST}/${file}`)));

const INLINED = /<style[^>]*>(.*?)<\/style>/gs;
const NAMED = /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="\/([^"]+)"/g;
const FONT = /url\("?\/?([^")]+\.woff2)"?\)/g;

/** The built frontend: what the pages name, and what their code imports. */
export async function readBuild(): Promise<Build> {
  const read = (name: string) => JSON.parse(readFileSync(`${PAGES}/${name}.json`, 'utf8'));
  const manifest: Manifest = read('manifest');
  const modules: Record<string, [string, number][]> = read('modules');
  const { places, template } = (await import(pathToFileURL(`${PAGES}/pages.js`).href)) as {
    places: BuiltPage[];
    template: Record<string, string>;
  };

  const scriptsOf = ({ screen }: BuiltPage): string[] =>
    filesOf(
      manifest,
      screen ? firstView(manifest, screenKey(screen)) : withImports(manifest, SIGN_IN),
    );

  const pages = places.map((place): PageLoad => {
    const stored = place.stored.map(({ file }) => textOf(`${file.slice(1)}.html`));
    const html =
      stored.length > 0 ? stored : [Object.values(template).join('') + scriptTags(place)];
    const inlined = stored
      .slice(0, 1)
      .flatMap((page) => [...page.matchAll(INLINED)].map(([, css]) => css as string));
    const styles = stored.length > 0 ? inlined : [joined(place.styles.map(textOf))];
    return {
      path: place.path,
      scripts: scriptsOf(place),
      named: [...(html[0] as string).matchAll(NAMED)].map(([, file]) => file as string),
      styles,
      fonts: [
        ...new Set(
          styles.flatMap((css) => [...css.matchAll(FONT)].map(([, file]) => file as string)),
        ),
      ],
      html,
    };
  });
  return {
    pages,
    sizeOf,
    weigh: remembered(brotli),
    textOf,
    modulesOf: (file) => modules[file] ?? [],
  };
}
