import { expect, test } from 'vitest';
import { benefitsThatEnd } from './what-ends.rules.ts';

test('what ends is named with its figures', () => {
  expect(benefitsThatEnd('pro').join(' ')).toMatch(
    /up to 50 times a day instead of 500.*fewer than 25 open/s,
  );
  expect(benefitsThatEnd('premium').join(' ')).toContain('instead of 2,000');
});

test('only Premium has the Premium path to lose', () => {
  expect(benefitsThatEnd('pro')[0]).not.toContain('Premium');
  expect(benefitsThatEnd('premium')[0]).toContain('Pro and Premium');
});

test('the free plan has nothing to lose', () => {
  expect(benefitsThatEnd('free')).toEqual([]);
});
