import { expect, it } from 'vitest';
import { afterRecall, firstReview, REVIEW_DAYS } from './spaced-review.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const daysUntil = (dueAt: string | null) =>
  dueAt === null ? null : (Date.parse(dueAt) - NOW.getTime()) / 86_400_000;

it('begins a day after the unit was finished', () => {
  const { step, dueAt } = firstReview(NOW);
  expect([step, daysUntil(dueAt)]).toEqual([0, 1]);
});

it.each([
  [0, 'remembered', 1, 3],
  [1, 'remembered', 2, 7],
  [2, 'remembered', 3, 16],
  [3, 'remembered', 4, 35],
  [4, 'remembered', 5, null],
  [0, 'partly', 0, 1],
  [3, 'partly', 3, 16],
  [4, 'partly', 4, 35],
  [0, 'forgotten', 0, 1],
  [4, 'forgotten', 0, 1],
] as const)('from step %s, %s leads to step %s, due in %s days', (step, recall, next, days) => {
  const after = afterRecall(step, recall, NOW);
  expect([after.step, daysUntil(after.dueAt)]).toEqual([next, days]);
});

it('remembered each time, it is done after every interval once', () => {
  let step = 0;
  let days = daysUntil(firstReview(NOW).dueAt);
  const waited: number[] = [];
  while (days !== null) {
    waited.push(days);
    const after = afterRecall(step, 'remembered', NOW);
    step = after.step;
    days = daysUntil(after.dueAt);
  }
  expect(waited).toEqual([...REVIEW_DAYS]);
});
