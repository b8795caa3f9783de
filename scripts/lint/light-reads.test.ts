import { expect, test } from 'vitest';
import { readModules } from './modules.ts';

const loadedBy = new Map(readModules().map(({ path, loaded }) => [path, loaded]));

/** A module and all that is loaded with it. */
function withLoaded(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of loadedBy.get(path) ?? []) withLoaded(next, seen);
  return seen;
}
const weightsOf = (path: string) =>
  [...withLoaded(path)].filter((loaded) => /^worker\/generated\/.*models?\.json$/.test(loaded));

test.each([
  'worker/index.ts',
  'worker/features/goals/goal-lists.routes.ts',
  'worker/pages/first-views.ts',
])('an isolate that only reads loads no weights of classifiers with %s', (path) => {
  expect(withLoaded(path).size).toBeGreaterThan(10);
  expect(weightsOf(path)).toEqual([]);
});

test('what reads for danger loads them', () => {
  expect(weightsOf('worker/features/goals/goals.routes.ts')).not.toEqual([]);
});
