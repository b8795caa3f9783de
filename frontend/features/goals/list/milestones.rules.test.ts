import { expect, test } from 'vitest';
import { canToggle, milestoneState, toggled } from './milestones.rules.ts';

test('with none reached, the first is next and the rest are later', () => {
  expect([0, 1, 2].map((index) => milestoneState(index, -1))).toEqual(['next', 'later', 'later']);
});

test('with two reached, the third is next', () => {
  expect([0, 1, 2, 3].map((index) => milestoneState(index, 1))).toEqual([
    'reached',
    'reached',
    'next',
    'later',
  ]);
});

test.each([
  [-1, [true, false, false]],
  [0, [true, true, false]],
  [1, [false, true, true]],
  [2, [false, false, true]],
])('with %i as the last reached, these can be toggled: %s', (reached, allowed) => {
  expect([0, 1, 2].map((index) => canToggle(index, reached))).toEqual(allowed);
});

test('reaching goes one up and taking back goes one down', () => {
  expect(toggled(0, -1)).toBe(0);
  expect(toggled(2, 1)).toBe(2);
  expect(toggled(1, 1)).toBe(0);
  expect(toggled(0, 0)).toBe(-1);
});
