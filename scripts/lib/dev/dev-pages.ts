import { readFileSync } from 'node:fs';
import { Response } from 'miniflare';
import type { Plugin, ViteDevServer } from 'vite';
import type { FirstViewEntry, ReaderLocale } from '#schema/contracts/first-view.ts';
import type { FormAnswer } from '#schema/contracts/form-answer.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { inRoot } from '../paths.ts';

interface Renderer {
  places: { path: string; title: string; access: string }[];
  renderPage(page: {
    path: string;
    search: string;
    reader: ReaderLocale;
    now: Date;
    entries: readonly FirstViewEntry[];
    form?: FormAnswer;
  }): Promise<object>;
}

const ENTRY = '/first-view/entry-server.tsx';
const SHELL = inRoot('frontend', 'index.html');
const ROUTES = inRoot('frontend', 'app', 'routes.ts');
const ROOT_ELEMENT = '<div id="root"></div>';
/** Each place names the module that starts it. */
const START = /<script type="module" src="\/main\.tsx[^>]*><\/script>\s*/;

const rendererOf = (vite: ViteDevServer) =>
  vite.ssrLoadModule(ENTRY) as Promise<unknown> as Promise<Renderer>;

/**
 * What `#pages/pages.js` holds: the table of places, and the page as Vite serves it, cut where
 * things go in.
 */
async function pagesModule(vite: ViteDevServer): Promise<string> {
  const { places } = await rendererOf(vite);
  const shell = await vite.transformIndexHtml('/', readFileSync(SHELL, 'utf8'));
  const [head = '', body = ''] = shell.replace(START, '').split('</head>');
  const [beforeRoot, afterRoot] = body.split(ROOT_ELEMENT);
  const table = places.map((place) => ({
    ...place,
    entry: place.path === PATHS.auth ? 'auth.tsx' : 'main.tsx',
    scripts: [],
    // Vite brings styles along with the modules that import them.
    styles: [],
    style: '',
    stored: [],
  }));
  return [
    `export const places = ${JSON.stringify(table)};`,
    `export const template = ${JSON.stringify({ head, beforeRoot, afterRoot })};`,
    `export const appShell = ${JSON.stringify(shell)};`,
    // No policy names it here.
    "export const script = '';",
  ].join('\n');
}

/**
 * Stands in for what the build makes of the frontend (`scripts/lib/pages.ts`): the pages come from
 * Vite.
 */
export function devPages(vite: ViteDevServer): Plugin {
  return {
    name: 'yet:dev-pages',
    enforce: 'pre',
    resolveId: (source) => {
      if (source === '#pages/render.js')
        return inRoot('scripts', 'lib', 'dev', 'render-page.worker.mjs');
      return source.startsWith('#pages/') ? `\0${source}` : undefined;
    },
    async load(id) {
      if (id === '\0#pages/styles.js') return 'export const css = {};';
      if (id !== '\0#pages/pages.js') return undefined;
      for (const file of [SHELL, ROUTES]) this.addWatchFile(file);
      return pagesModule(vite);
    },
  };
}

/** Renders pages for the Worker, each with the modules as they are then. */
export const rendererFor = (vite: ViteDevServer) => async (asked: { json(): Promise<unknown> }) => {
  const page = (await asked.json()) as Parameters<Renderer['renderPage']>[0];
  try {
    const { renderPage } = await rendererOf(vite);
    return Response.json(await renderPage({ ...page, now: new Date(page.now) }));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    return new Response((error as Error).stack, { status: 500 });
  }
};
