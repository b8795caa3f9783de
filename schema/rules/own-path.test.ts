import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/goals?tab=tree', '/settings#security', '/learning-units/7', '/authors'])(
  '%s is a place of ours',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/goals/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /goals',
  'goals',
  '/auth',
  '/auth?next=/auth',
  '/goals/../auth',
  '/api/sso/start',
  '',
  null,
  undefined,
])('%j leads home', (asked) => {
  expect(ownPath(asked)).toBe('/');
});

test('what comes of it stays on our host, however a browser reads it', () => {
  for (const odd of [
    '/@evil.example',
    '/:80',
    '/;//evil.example',
    '/?//evil.example',
    '/%2F/evil.example',
  ]) {
    expect(new URL(ownPath(odd), 'https://yet.example').host).toBe('yet.example');
  }
});
