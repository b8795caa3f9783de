import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { palettesCss } from '#schema/rules/appearance/appearance.ts';
import { DEFAULT_APPEARANCE } from '#schema/rules/appearance/appearance-choice.ts';
import { PAGE_SCRIPT } from './frontend/first-view/page-script.ts';
import { BROWSERS_OWN, firstViewsOnly } from './scripts/lib/first-views-only.ts';

const CORE = /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//;
/** What the sign-in page, a document of its own, shares with the app. */
const SHELL = [
  /vite\/preload-helper|rolldown\/runtime|virtual:palettes/,
  /node_modules\/(wouter|regexparam|@preact\/signals-(core|react))\//,
  /frontend\/ui\/(\w+\/)?(button|text-link|mark|notice|toast-viewport|page|optional-part|tokens|base)\./,
  /frontend\/ui\/drawings\/(drawing|place-drawings)\./,
  /frontend\/first-view\/(first-view|use-is-hydrated)\./,
  /frontend\/lib\/(class-names|device-locale|error-boundary|form-answer|lazy-component|next-page-toast)\./,
  /frontend\/lib\/(request|use-search|private-storage)\.ts/,
  /schema\/urls\/page-paths\.ts/,
  /frontend\/(state\/toast\.state|app\/(error-screen|toast-region|shell\.module))/,
];
/**
 * What every screen of the app needs: the query cache (what changes things comes with the first
 * button that does), and the small parts that most screens share; apart, each would cost more in
 * wrapping than it holds.
 */
const APP_PARTS = [
  /node_modules\/@tanstack\/(?!.*\/(mutationObserver|useMutation)\.js)/,
  /frontend\/app\/(account-menu|admin-guard|navigate-in-app|app|celebration-region|notices-region)\./,
  /frontend\/app\/(onboarding-gate|nav-items|prefetch-on-intent|route-effects|routed-screen|routes)\./,
  /frontend\/app\/(shell|signed-in-guard)\./,
  /frontend\/api\/(user|goals\/(goals|pending-writes)|motivation)\.ts/,
  /frontend\/state\/(celebration|earned|add-email|connection|install|newer-version)\.state\.ts/,
  /frontend\/lib\/(query-client|private-state|render-locale|stale-time|today-here)\.ts/,
  /frontend\/outbox\/outbox\.state\.ts/,
  /frontend\/features\/(account\/add-email-prompt|install\/install-slot)\./,
  /frontend\/ui\/(feedback\/|controls\/)?(spinner|skeleton|island|progress|checkbox)\.(tsx|module\.css)/,
  /schema\/(rules\/(path-pattern|time|goals\/tasks|account\/(onboarding|usable-email))|contracts\/first-view)\.ts/,
];

/** A plan's steps as the card shows them. Its preview loads the same file, which the page has. */
const PLAN_STEPS = [/frontend\/features\/goals\/(list\/milestone-path|plan\/step-words)\./];

const oneOf = (patterns: RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/**
 * The same on every build and in every bundle of it: what the Worker renders must match what the
 * browser does.
 */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 6)}`;
}

/** The one inline script. The page's policy names it by its hash, so it goes in verbatim. */
function pageScript(): Plugin {
  return {
    name: 'yet:page-script',
    transformIndexHtml: () => [{ tag: 'script', children: PAGE_SCRIPT, injectTo: 'head-prepend' }],
  };
}

/** What each chunk is made of, in bytes before Brotli: for `npm run size`. */
function composition(): Plugin {
  return {
    name: 'yet:composition',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const modules = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.entries(modules)
          .map(([id, { renderedLength }]) => [
            relative(import.meta.dirname, id.replace('\0', '')),
            renderedLength,
          ])
          .filter(([, length]) => length),
      ]);
      const source = JSON.stringify(Object.fromEntries(modules));
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}

/** The stylesheet of all moods, from the rules: browsers get colours, not the arithmetic. */
function palettes(): Plugin {
  const id = 'virtual:palettes.css';
  return {
    name: 'yet:palettes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? palettesCss(DEFAULT_APPEARANCE) : undefined),
  };
}

/**
 * The pages as the Worker renders them: a module a screen, for a runtime that knows no packages.
 */
const PAGES_BUILD: UserConfig = {
  plugins: [firstViewsOnly()],
  build: {
    ssr: 'first-view/entry-server.tsx',
    outDir: '../.pages',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2024',
    minify: true,
    rolldownOptions: {
      // The Worker has these itself, and builds from the source of both.
      external: [/^#schema\//, /^zod(\/|$)/],
      output: {
        entryFileNames: 'render.js',
        chunkFileNames: '[name].js',
        codeSplitting: {
          groups: [
            { name: 'texts', test: /frontend\/generated\/.*\.json$/, priority: 2 },
            { name: 'nothing', test: BROWSERS_OWN, priority: 2 },
            { name: 'parts', minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { target: 'webworker', noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
};

const APP: UserConfig = {
  root: 'frontend',
  plugins: [composition(), react(), pageScript(), palettes()],
  css: { modules: { generateScopedName: shortName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The floor is what `light-dark()` and `color-mix()` need; with it nothing is transpiled away.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssCodeSplit: true,
    // Small files as data URLs would need `data:` in the font policy and cannot be cached apart.
    assetsInlineLimit: 0,
    // The floor knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The sign-in page is a document of its own.
      input: ['frontend/index.html', 'frontend/auth.tsx'],
      output: {
        // What every screen needs is one file: it compresses better together, and outlives deploys
        // in the cache.
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE, priority: 3 },
            { name: 'shell', test: oneOf(SHELL), priority: 2 },
            { name: 'app', test: oneOf(APP_PARTS), priority: 1 },
            { name: 'plan-steps', test: oneOf(PLAN_STEPS) },
          ],
        },
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild ? mergeConfig({ ...APP, build: {} }, PAGES_BUILD) : APP,
);
