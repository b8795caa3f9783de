import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './lib/paths.ts';

it('docs/security.md names tests that exist', () => {
  const text = readFileSync(inRoot('docs', 'security.md'), 'utf8');
  const files = [...text.matchAll(/`([\w./-]+\.(?:ts|yaml))`/g)].map(([, file]) => file as string);
  expect(files.length).toBeGreaterThan(50);
  const missing = files.filter(
    (file) => !existsSync(inRoot(file)) && !existsSync(inRoot('tests', 'worker', file)),
  );
  expect(missing).toEqual([]);
});
