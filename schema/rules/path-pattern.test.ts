import { expect, test } from 'vitest';
import { matchesPath, paramsOf } from './path-pattern.ts';

test.each([
  ['/goals', '/goals', true, {}],
  ['/goals', '/goals/', true, {}],
  ['/goals', '/goals/7', false, {}],
  ['/shared/:code', '/shared/a-b', true, { code: 'a-b' }],
  ['/shared/:code', '/shared/', false, {}],
  ['/admin/content/:kind/:id', '/admin/content/unit/7', true, { kind: 'unit', id: '7' }],
  ['*', '/no/where', true, {}],
])('%s and %s', (pattern, path, isOfIt, params) => {
  expect(matchesPath(pattern, path)).toBe(isOfIt);
  expect(paramsOf(pattern, path)).toEqual(params);
});
