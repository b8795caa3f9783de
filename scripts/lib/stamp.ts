import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * A hash over the files that match, names and contents: equal hashes, nothing to redo. @throws
 * where none match.
 */
export function hashOf(patterns: string[], exclude: string[] = []): string {
  const hash = createHash('sha256');
  for (const pattern of patterns) {
    if (globSync(pattern, { cwd: ROOT, exclude }).length === 0)
      throw new Error(`No file matches ${pattern}`);
  }
  for (const name of globSync(patterns, { cwd: ROOT, exclude }).sort()) {
    const path = join(ROOT, name);
    if (!statSync(path).isFile()) continue;
    hash.update(`\0${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

export function isFresh(stampFile: string, hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

export function stamp(stampFile: string, hash: string): void {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}
