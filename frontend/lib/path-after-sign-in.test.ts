import { expect, test } from 'vitest';
import { signInPath } from '#schema/urls/page-paths.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';

test('the sign-in path remembers the place with its query', () => {
  expect(signInPath('/goals?tab=tree')).toBe('/auth?next=%2Fgoals%3Ftab%3Dtree');
  expect(pathAfterSignIn('?next=%2Fgoals%3Ftab%3Dtree')).toBe('/goals?tab=tree');
});

test('home needs no remembering', () => {
  expect(signInPath('/')).toBe('/auth');
  expect(pathAfterSignIn('')).toBe('/');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/auth?next=/auth', ''])(
  'after signing in nobody is sent to %s',
  (next) => {
    expect(pathAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/');
  },
);
