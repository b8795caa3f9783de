import { cpSync, globSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

const SOURCES = ['content', 'frontend', 'migrations', 'schema', 'scripts', 'worker'];
/** What `npm run build` makes beside them. */
const BUILT = ['.worker', 'frontend/dist'];

/**
 * A copy of the tree that a test may edit, without data and settings; its packages are those of the
 * tree, and are never written to. @returns its folder, which the test removes
 */
export function copyTree({ built }: { built: boolean }): string {
  const copy = mkdtempSync(join(tmpdir(), 'yet-copy-'));
  const files = globSync(['*.{json,ts,toml}', '.env.example', '.cache/*.stamp'], { cwd: ROOT });
  const left = built ? [] : BUILT.map((part) => inRoot(part));
  for (const part of [...files, ...SOURCES, ...(built ? BUILT : [])])
    cpSync(inRoot(part), join(copy, part), {
      recursive: true,
      filter: (source) => !left.includes(source),
    });
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
  return copy;
}
