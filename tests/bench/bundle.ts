import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '#scripts/lib/paths.ts';
import { buildWorker } from '#scripts/lib/worker-build.ts';
import { BENCH_CACHE } from './bench-cache.ts';

export interface Module {
  path: string;
  contents: string;
}

/** A built Worker as it is uploaded, its entry first. */
export function modulesOf(folder: string): Module[] {
  const paths = globSync('**/*.js', { cwd: folder }).sort();
  const entry = 'index.js';
  return [entry, ...paths.filter((path) => path !== entry)].map((path) => ({
    path,
    contents: readFileSync(join(folder, path), 'utf8'),
  }));
}

/** Another Worker, built as the app is, so that they differ in their code only. */
export async function bundle(entry: string, name: string): Promise<Module[]> {
  const outDir = join(BENCH_CACHE, name);
  await buildWorker({ entry: inRoot(entry), outDir });
  return modulesOf(outDir);
}
