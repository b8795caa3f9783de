import type { KeptFile } from './pages.ts';
import { inRoot } from './paths.ts';

/** The oldest browsers the app runs in; see `vite.config.ts`. */
const TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/**
 * Builds the service worker as one small file, with the list of what it keeps. Runs after the pages
 * are made.
 */
export async function makeServiceWorker(kept: KeptFile[]): Promise<void> {
  // Most starts build nothing, and would wait for it.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: inRoot('frontend', 'sw'),
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', __KEPT__: JSON.stringify(kept) },
    build: {
      outDir: inRoot('frontend', 'dist'),
      emptyOutDir: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: inRoot('frontend', 'sw', 'sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}
