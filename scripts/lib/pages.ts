import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { PAGE_SCRIPT } from '#frontend/first-view/page-script.ts';
import { APP_SHELL, type FirstView, type ReaderLocale } from '#schema/contracts/first-view.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { firstViewScript, joined, scriptTags, styleTag } from '#worker/pages/page-html.ts';
import {
  APP,
  type Chunk,
  filesOf,
  firstView,
  type Manifest,
  mayBeSeen,
  SIGN_IN,
  screenKey,
  withImports,
} from './chunk-graph.ts';
import { inRoot } from './paths.ts';

type Access = 'public' | 'open' | 'signed-in';
interface PublicPage {
  path: string;
  title: string;
  access: Access;
  /** The sign-in page has none. */
  screen?: string;
}
interface Renderer {
  places: PublicPage[];
  renderPage(page: {
    path: string;
    search: string;
    reader: ReaderLocale;
    now: Date;
    entries: FirstView['entries'];
  }): Promise<{ html: string }>;
}

const DIST = inRoot('frontend', 'dist');
const PAGES = inRoot('.pages');
/** The pages that open offline, besides the app itself, with all that they may load later. */
const OFFLINE =
  /^(screens\/(home|goals\/goals|journal|chat|reminders\/asked)\.screen|app\/on-idle|features\/outbox\/[\w-]+)\.tsx?$/;
const OFFLINE_PICTURES = ['favicon.png', 'stickers.svg'];
/** Stands in for a screen until the first assessment. */
const WELCOME = 'features/mindset/welcome-card.tsx';
/** What Vite put into the page; each place names its own. */
const BUILT_TAGS =
  /<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>\s*/g;
/** A page that shows no dates is the same for every reader. */
const NOBODY = { zone: 'UTC', locale: 'en' };

interface Assets {
  /** The module that starts the page. */
  entry: string;
  /** Code it will ask for, so that it need not be waited for twice. */
  scripts: string[];
  styles: string[];
}

/**
 * What the first view of a screen needs: its code, and the styles of the islands that may stand in
 * it.
 */
function assetsOf(manifest: Manifest, screen: string, access: Access): Assets {
  const code = firstView(manifest, screen);
  const shown = access === 'public' ? code : mayBeSeen(manifest, screen);
  if (access !== 'public') withImports(manifest, WELCOME, shown);
  return pick(manifest, APP, code, shown);
}

/** The way to every screen is known; not all of them are kept. */
const isScreen = (key: string) => key.startsWith('screens/');

/**
 * All files that are needed without a network: code and styles with everything they may import,
 * fonts and pictures.
 */
function offlineFiles(manifest: Manifest): string[] {
  const needed = withImports(manifest, APP);
  for (const key of Object.keys(manifest))
    if (OFFLINE.test(key)) withImports(manifest, key, needed);
  for (const key of needed) {
    for (const part of manifest[key]?.dynamicImports ?? [])
      if (!isScreen(part)) withImports(manifest, part, needed);
  }
  return filesOf(manifest, needed, ({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
}

/** The sign-in page is an entry of its own. */
const signInAssets = (manifest: Manifest): Assets =>
  pick(manifest, SIGN_IN, withImports(manifest, SIGN_IN), withImports(manifest, SIGN_IN));

function pick(manifest: Manifest, entry: string, code: Set<string>, shown: Set<string>): Assets {
  const start = (manifest[entry] as Chunk).file;
  return {
    entry: start,
    scripts: filesOf(manifest, code).filter((file) => file !== start),
    styles: filesOf(manifest, shown, ({ css }) => css ?? []),
  };
}

const cssOf = (file: string) => readFileSync(`${DIST}/${file}`, 'utf8').trim();

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A file that the service worker keeps. Without a revision its name says which one it is. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

/**
 * Makes what the Worker serves pages from: the shell cut where things go in, the assets of each
 * place, and the public pages rendered whole, with their styles inlined. Runs after both builds of
 * the frontend, and says what the service worker is to keep.
 */
export async function makePages(): Promise<KeptFile[]> {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
  const shell = readFileSync(`${DIST}/index.html`, 'utf8');
  const { places, renderPage } = (await import(
    pathToFileURL(`${PAGES}/render.js`).href
  )) as Renderer;
  const [head, body] = cut(shell.replaceAll(BUILT_TAGS, ''), '</head>');
  const [beforeRoot, afterRoot] = cut(body, '<div id="root"></div>');
  const table = [];
  rmSync(`${DIST}/_pages`, { recursive: true, force: true });
  mkdirSync(`${DIST}/_pages`, { recursive: true });
  for (const place of places) {
    const assets = place.screen
      ? assetsOf(manifest, screenKey(place.screen), place.access)
      : signInAssets(manifest);
    const isStored = place.access === 'public' && !place.path.includes(':');
    const css = joined(assets.styles.map(cssOf));
    table.push({
      ...place,
      ...assets,
      style: hashOf(css),
      stored: isStored ? await store(place, assets, css) : [],
    });
  }

  /** The page as a file, one a variant, with its styles inlined. */
  async function store(place: PublicPage, assets: Assets, css: string) {
    const entries: FirstView['entries'] = [[[ACCOUNT_URLS.user], null]];
    const now = new Date();
    const stored = [];
    for (const search of place.path === PATHS.auth ? ['', '?tab=register'] : ['']) {
      const path = place.path === '*' ? '/404' : place.path;
      const { html } = await renderPage({ path, search, reader: NOBODY, now, entries });
      const name = `_pages/${place.path === '*' ? 'not-found' : place.path.slice(1).replaceAll('/', '-')}${search && '-register'}`;
      const page = [
        head.replace(/<title>.*?<\/title>/, `<title>${titleOf(place)}</title>`),
        `${styleTag(css)}</head>`,
        beforeRoot,
        `<div id="root">${html}</div>`,
        firstViewScript({ dates: null, at: now.toISOString() }, JSON.stringify(entries)),
        scriptTags(assets),
        afterRoot,
      ];
      writeFileSync(`${DIST}/${name}.html`, page.join(''));
      stored.push({ search, file: `/${name}` });
    }
    return stored;
  }

  const template = { head, beforeRoot, afterRoot };
  const app = manifest[APP] as Chunk;
  const appShell = [
    head,
    `<script type="module" crossorigin src="/${app.file}"></script>`,
    ...pick(manifest, APP, new Set(), withImports(manifest, APP)).styles.map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
    `</head>${beforeRoot}<div id="root"></div>${afterRoot}`,
  ].join('');
  const css = Object.fromEntries(
    table.flatMap(({ styles }) => styles.map((file) => [file, cssOf(file)])),
  );
  for (const [name, exported] of Object.entries({
    pages: { script: hashOf(PAGE_SCRIPT), template, places: table, appShell },
    styles: { css },
  }))
    writeFileSync(
      `${PAGES}/${name}.js`,
      Object.entries(exported)
        .map(([part, value]) => `export const ${part} = ${JSON.stringify(value)};\n`)
        .join(''),
    );
  const kept = offlineFiles(manifest);
  // For `npm run size`; what is in `dist` goes to the browsers.
  for (const name of ['manifest', 'modules'])
    renameSync(`${DIST}/.vite/${name}.json`, `${PAGES}/${name}.json`);
  rmSync(`${DIST}/.vite`, { recursive: true });
  return [
    { url: APP_SHELL, revision: hashOf(appShell) },
    ...OFFLINE_PICTURES.map((file) => ({
      url: `/${file}`,
      revision: hashOf(readFileSync(`${DIST}/${file}`, 'utf8')),
    })),
    ...kept.map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

const titleOf = ({ path, title }: PublicPage) => (path === '/' ? 'Yet' : `${title} · Yet`);

function cut(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  if (place < 0) throw new Error(`The page has no ${at}`);
  return [text.slice(0, place), text.slice(place + at.length)];
}
