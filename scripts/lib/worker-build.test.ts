import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Manifest, withImports } from './chunk-graph.ts';
import { inRoot } from './paths.ts';
import { buildWorker, WORKER_MANIFEST } from './worker-build.ts';

const folder = mkdtempSync(inRoot('node_modules', '.worker-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an SDK is loaded without the others', async () => {
  const entry = join(folder, 'entry.js');
  const SDKS = ['openai', 'stripe', '@simplewebauthn/server'];
  const loads = SDKS.map((name) => `() => import('${name}')`);
  writeFileSync(entry, `export const sdks = [${loads.join(', ')}];`);
  const outDir = join(folder, 'built');
  await buildWorker({ entry, outDir });

  const manifest = JSON.parse(readFileSync(join(outDir, WORKER_MANIFEST), 'utf8')) as Manifest;
  const parts =
    Object.values(manifest).find(({ file }) => file === 'index.js')?.dynamicImports ?? [];
  expect(parts).toHaveLength(SDKS.length);
  for (const part of parts) {
    const files = [...withImports(manifest, part)].map((key) => manifest[key]?.file ?? '');
    const sdks = files.filter((file) => /openai|stripe|passkeys/.test(file));
    expect(sdks).toHaveLength(1);
  }
});
