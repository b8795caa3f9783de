import { expect, test } from 'vitest';
import { compareTotals } from './check-in-trend.ts';

test.each([
  [20, 20, 'same'],
  [20, 24, 'same'],
  [24, 20, 'same'],
  [20, 25, 'higher'],
  [25, 20, 'lower'],
])('from %d to %d is %s', (first, last, change) => {
  expect(compareTotals(first, last)).toBe(change);
});
