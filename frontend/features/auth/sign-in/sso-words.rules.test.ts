import { expect, test } from 'vitest';
import { SsoError } from '#schema/contracts/ways-in.ts';
import { isJustLinked, mayStartAfresh, ssoWords } from './sso-words.rules.ts';

test.each(SsoError.options)('%s is said in words of our own', (trouble) => {
  const outcome = ssoWords(`?sso=${trouble}&next=%2Fgoals`, 'Garden');
  expect(outcome?.title).toMatch(/^[A-Z]/);
  expect(outcome?.words).toMatch(/^[A-Z].*\.$/);
  expect(ssoWords(`?sso=${trouble}`)?.words).toMatch(/^[A-Z]/);
});

test('the provider is called what people call it, where that is known', () => {
  expect(ssoWords('?sso=away', 'Garden')?.title).toBe('Garden did not answer');
  expect(ssoWords('?sso=away')?.title).toBe('The other provider did not answer');
});

test.each(['', '?sso=', '?sso=<b>', '?sso=toString', '?sso=linked', '?error=access_denied'])(
  '%j says nothing that is repeated',
  (search) => {
    expect(ssoWords(search)).toBeUndefined();
  },
);

test('an account of one’s own is offered where another one has the address unproven', () => {
  expect(mayStartAfresh('?sso=unproven&next=%2Fgoals')).toBe(true);
  expect(mayStartAfresh('?sso=known')).toBe(false);
});

test('a new link is told apart', () => {
  expect(isJustLinked('?sso=linked')).toBe(true);
  expect(isJustLinked('?sso=taken')).toBe(false);
});
