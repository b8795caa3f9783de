import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from './paths.ts';

/**
 * The folder with the Worker as it is uploaded: `index.js`, and beside it the parts that are loaded
 * on demand.
 */
export const WORKER = inRoot('.worker');
/**
 * Vite's manifest of the modules and their imports, from which sizes are computed; it is not
 * uploaded.
 */
export const WORKER_MANIFEST = '.vite/manifest.json';

const GROUPS = [
  // Written and translated texts get modules of their own, so that their size is known separately;
  // each file in its own, so that needing one does not load the others: together they are many
  // megabytes.
  {
    debugName: 'texts',
    name: (path: string) => `texts-${basename(path, '.json')}`,
    test: /worker\/generated\/.*\.json$/,
    priority: 3,
  },
  { name: 'texts-pages', test: /\.pages\/texts\.js$/, priority: 3 },
  // These packages need each other's side effects in the order of their imports, which only one
  // piece keeps.
  {
    name: 'passkeys',
    test: /node_modules\/(@simplewebauthn|@peculiar|@hexagon|@levischuck|reflect-metadata|tsyringe|asn1js|pv)/,
    priority: 3,
  },
  // What every request needs comes in one piece.
  { name: 'base', tags: ['$initial' as const], priority: 2 },
];

interface Choices {
  entry?: string;
  outDir?: string;
  /**
   * Rebuilds at each change for as long as the process lives; called after every build but the
   * first.
   */
  watch?: (() => void) | undefined;
  plugins?: Plugin[];
}

/**
 * Splits a Worker into modules along its `import()`s, so that a fresh isolate reads only what every
 * request needs. wrangler's own bundler makes one file of it all; its configuration says
 * `no_bundle` and takes these as they are. Runs after the pages are made.
 */
export async function buildWorker({
  entry = inRoot('worker', 'index.ts'),
  outDir = WORKER,
  watch,
  plugins = [],
}: Choices = {}): Promise<void> {
  // Most starts build nothing, and would wait for it.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root: inRoot(),
    logLevel: 'warn',
    publicDir: false,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: entry,
      outDir,
      // While it is watched the folder is served, and must not be empty for a moment.
      emptyOutDir: !watch,
      target: 'es2024',
      // While it is watched, readable traces and a quick build matter more than size.
      minify: !watch,
      manifest: WORKER_MANIFEST,
      watch: watch ? {} : null,
      rolldownOptions: {
        external: [/^node:/, /^cloudflare:/],
        // The platform takes every export of the entry for a handler.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'index.js',
          chunkFileNames: 'parts/[name].js',
          codeSplitting: { groups: GROUPS },
        },
      },
    },
  });
  // Watching begins at once; the first build takes a moment.
  if ('on' in built)
    await new Promise<void>((resolve) => {
      let [isFirst, isWhole] = [true, true];
      built.on('event', ({ code }) => {
        if (code === 'START') isWhole = true;
        if (code === 'ERROR') isWhole = false;
        if (code !== 'END') return;
        if (isFirst) resolve();
        else if (isWhole) watch?.();
        isFirst = false;
      });
    });
}
