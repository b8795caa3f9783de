import { expect, test } from 'vitest';
import { matchesPath, parsePath } from './path-pattern.ts';

test.each([
  ['/', '/', true],
  ['/', '/goals', false],
  ['/goals', '/goals', true],
  ['/goals', '/goals/', true],
  ['/goals', '/goals//', false],
  ['/goals', '/goals/7', false],
  ['/goals', '/Goals', false],
  ['/goals', '/goalsx', false],
  ['/shared/:code', '/shared/a-b', true],
  ['/shared/:code', '/shared/', false],
  ['/shared/:code', '/shared/a/b', false],
  ['/admin/content/:kind/:id', '/admin/content/unit/7', true],
  ['*', '/no/where', true],
  ['*', '/', true],
])('%s and %s: %o', (route, path, isOfIt) => {
  expect(matchesPath(route, path)).toBe(isOfIt);
});

test('segments keep their names', () => {
  const { pattern, keys } = parsePath('/admin/content/:kind/:id');
  expect(keys).toEqual(['kind', 'id']);
  expect(pattern.exec('/admin/content/unit/7')?.slice(1)).toEqual(['unit', '7']);
});
