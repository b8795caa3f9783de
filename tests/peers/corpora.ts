import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Public collections of bad input, for tests that run where there are no files. */
export interface Corpora {
  naughtyStrings: string[];
  /** File names of JSONTestSuite, and their bytes in base64; empty where they are not here. */
  jsonFiles: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    corpora: Corpora;
  }
}

/**
 * The one from its package, the other from the folder of outside data that lies beside the project
 * where there is one.
 */
export default function setup(project: TestProject) {
  const data = process.env['PEER_DATA'] ?? join(import.meta.dirname, '..', '..', '..', 'shared');
  const file = join(data, 'corpora', 'json-test-suite.json');
  const isHere = existsSync(file);
  if (!isHere)
    console.log('PEER_DATA holds no corpora/json-test-suite.json: the own list stands alone');
  project.provide('corpora', {
    naughtyStrings: createRequire(import.meta.url)('big-list-of-naughty-strings'),
    jsonFiles: isHere ? JSON.parse(readFileSync(file, 'utf8')) : {},
  });
}
