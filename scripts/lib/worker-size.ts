import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildAll } from './prepare.ts';
import { WORKER, WORKER_MANIFEST } from './worker-build.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * What people write and translate is weighed apart: it grows with the content, not with the code.
 */
const isContent = ({ file }: Chunk) => file.startsWith('parts/texts-');

export interface WorkerSize {
  /**
   * What every isolate reads before it answers anything: the entry and all that it imports, without
   * content.
   */
  entry: number;
  /**
   * By the name of what is asked for: what its first request loads beyond the entry, without
   * content.
   */
  lazy: Record<string, number>;
  /** Texts, wherever they are loaded. */
  content: number;
  /** All that is uploaded. */
  whole: number;
}

/** A package by its name, a module of ours by its file. */
const nameOf = (key: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(key)?.[1] ?? basename(key).replace(/\.[jt]s$/, '');

/** A chunk and all that is loaded with it. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const name of manifest[key]?.imports ?? []) withImports(manifest, name, seen);
  return seen;
}

/**
 * Bytes of the Worker as it would be uploaded now, each module gzipped at level 9. Builds it where
 * it has changed.
 */
export async function measureWorker(): Promise<WorkerSize> {
  await buildAll();
  const manifest = JSON.parse(readFileSync(join(WORKER, WORKER_MANIFEST), 'utf8')) as Manifest;
  const chunks = Object.entries(manifest);
  const gzipped = new Map(
    chunks.map(([key, { file }]) => [
      key,
      gzipSync(readFileSync(join(WORKER, file)), { level: 9 }).length,
    ]),
  );
  const weigh = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + (gzipped.get(key) as number), 0);
  const code = (keys: Iterable<string>) =>
    [...keys].filter((key) => !isContent(manifest[key] as Chunk));

  const [entryKey] = chunks.find(([, { isEntry }]) => isEntry) as [string, Chunk];
  const first = withImports(manifest, entryKey);
  const lazy = chunks
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key]): [string, number] => [
      nameOf(key),
      weigh(code(withImports(manifest, key)).filter((loaded) => !first.has(loaded))),
    ]);
  return {
    entry: weigh(code(first)),
    lazy: Object.fromEntries(lazy.toSorted(([, a], [, b]) => b - a)),
    content: weigh(chunks.filter(([, chunk]) => isContent(chunk)).map(([key]) => key)),
    whole: weigh(gzipped.keys()),
  };
}
