import { expect, test } from 'vitest';
import { whatEnds } from './what-ends.rules.ts';

test('what ends is named with its figures', () => {
  expect(whatEnds('pro').join(' ')).toMatch(
    /up to 50 times a day instead of 500.*fewer than 25 open/s,
  );
  expect(whatEnds('premium').join(' ')).toContain('instead of 2,000');
});

test('only Premium has the Premium path to lose', () => {
  expect(whatEnds('pro')[0]).not.toContain('Premium');
  expect(whatEnds('premium')[0]).toContain('Pro and Premium');
});

test('the free plan has nothing to lose', () => {
  expect(whatEnds('free')).toEqual([]);
});
