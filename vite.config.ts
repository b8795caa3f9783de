import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { palettesCss } from './schema/rules/appearance.ts';
import { DEFAULT_APPEARANCE } from './schema/rules/appearance-choice.ts';
import { THEME_BOOT } from './schema/rules/theme-boot.ts';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:8787';

const CORE =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack|@preact)\//;
/** The small parts that most screens share; apart, each would cost more in wrapping than it holds. */
const COMMON = [
  /frontend\/app\/(?!confetti)/,
  /frontend\/api\/user\.ts/,
  /frontend\/state\/(toast|celebration|add-email|appearance)\.state\.ts/,
  /schema\/rules\/appearance-choice\.ts/,
  /frontend\/lib\/(request|query-client|lazy-component|error-boundary|private-state|paths|class-names|storage|paint-appearance)\.tsx?/,
  /frontend\/ui\/(button|text-link|mark|spinner|skeleton|notice|island|page|toast-viewport)\.(tsx|module\.css)/,
  /frontend\/ui\/drawings\/(drawing|place-drawings)\./,
];

/** The same on every build and in every bundle of it: what the Worker renders must match what the browser does. */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 3)}`;
}

/** The one inline script. The Worker names it by its hash in the page's policy, so it goes in verbatim. */
function themeBoot(): Plugin {
  return {
    name: 'yet:theme-boot',
    transformIndexHtml: () => [{ tag: 'script', children: THEME_BOOT, injectTo: 'head-prepend' }],
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

export default defineConfig({
  root: 'frontend',
  plugins: [react(), themeBoot(), palettes()],
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('./frontend/lib/use-sync-external-store.ts', import.meta.url)),
      },
    ],
  },
  css: { modules: { generateScopedName: shortName } },
  server: {
    port: 5173,
    // The Worker takes changes from its own origin only; here it is the proxy that vouches for the page.
    proxy: Object.fromEntries(
      ['/api', '/setup', '/order'].map((path) => [
        path,
        { target: API, changeOrigin: true, headers: { origin: API } },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The floor is what `light-dark()` and `color-mix()` need; with it nothing is transpiled away.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssCodeSplit: true,
    // Small files as data URLs would need `data:` in the font policy and cannot be cached apart.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs is one file: it compresses better together, and outlives deploys in the cache.
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE, priority: 2 },
            { name: 'common', test: (id) => COMMON.some((part) => part.test(id)), priority: 1 },
          ],
        },
      },
    },
  },
});
