import { expect, it } from 'vitest';
import { beliefReading, beliefScore, beliefValue } from './core-belief.ts';

it('counts a statement of the fixed side the other way round', () => {
  expect([1, 6].map((step) => beliefValue(step, 'growth'))).toEqual([1, 6]);
  expect([1, 6].map((step) => beliefValue(step, 'fixed'))).toEqual([6, 1]);
});

it('is the mean of three answers, to two decimals', () => {
  expect(beliefScore([4, 5, 5])).toBe(4.67);
});

it.each([
  [[2, 3, 2], 'settled'],
  [[3, 3, 3], 'between'],
  [[4, 4, 4], 'between'],
  [[5, 4, 4], 'changing'],
  [[6, 3, 6], 'changing'],
  // Agreeing strongly with every statement.
  [[6, 1, 6], 'apart'],
])('of %j says %s', (values, reading) => {
  expect(beliefReading(values)).toBe(reading);
});
