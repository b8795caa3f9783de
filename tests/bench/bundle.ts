import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '#scripts/lib/paths.ts';
import { runTool } from '#scripts/lib/run.ts';
import { BENCH_CACHE } from './bench-cache.ts';

export interface Bundle {
  code: string;
  gzippedBytes: number;
}

/**
 * A Worker as `wrangler deploy` would upload it, minified, in one module. The project's own configuration holds for
 * all of them, so that they differ in their code only. What is left out is named as the code imports it.
 * @throws Error with wrangler's own words.
 */
export function bundle(entry: string, name: string, leftOut: string[] = []): Bundle {
  const outdir = join(BENCH_CACHE, name);
  const noAssets = join(BENCH_CACHE, 'no-assets');
  mkdirSync(noAssets, { recursive: true });
  const ran = runTool('wrangler', [
    ...['deploy', inRoot(entry), '--dry-run', '--minify'],
    ...['--assets', noAssets, '--outdir', outdir],
    ...leftOut.flatMap((module) => ['--alias', `${module}:./tests/bench/empty.ts`]),
  ]);
  if (!ran.ok) throw new Error(`${entry} could not be bundled:\n${ran.output}`);
  const code = readFileSync(join(outdir, `${basename(entry, '.ts')}.js`));
  return { code: code.toString(), gzippedBytes: gzipSync(code, { level: 9 }).length };
}
