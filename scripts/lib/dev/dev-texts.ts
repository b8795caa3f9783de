import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../paths.ts';

const GENERATED = /^#worker\/generated\/([\w-]+)\.json$/;
/** How an import of such a module stands in a part until the part has its place. */
const OUTSIDE = /"dev-text:([\w-]+)"/g;

/**
 * Keeps the texts and classifiers out of the build: many megabytes, which would be read and printed
 * anew at each edit of the Worker and change at none. Each is written once, as a part of its own.
 */
export function devTexts(outDir: string): Plugin {
  const parts = join(outDir, 'parts');
  const fileOf = (name: string) => `dev-text-${name}.js`;
  const written = new Set<string>();
  return {
    name: 'yet:dev-texts',
    enforce: 'pre',
    resolveId(source) {
      const name = GENERATED.exec(source)?.[1];
      if (name === undefined) return undefined;
      if (!written.has(name)) {
        mkdirSync(parts, { recursive: true });
        const json = readFileSync(inRoot('worker', 'generated', `${name}.json`), 'utf8');
        writeFileSync(join(parts, fileOf(name)), `export default ${json};`);
        written.add(name);
      }
      return { id: `dev-text:${name}`, external: true };
    },
    renderChunk(code, chunk) {
      const folder = chunk.fileName.startsWith('parts/') ? '.' : './parts';
      return code.replace(OUTSIDE, (_, name) => `"${folder}/${fileOf(name)}"`);
    },
  };
}
