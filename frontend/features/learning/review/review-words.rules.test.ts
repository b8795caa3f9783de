import { expect, test } from 'vitest';
import { dueWords, nextReviewWords, returnWords } from './review-words.rules.ts';

const now = new Date(2026, 2, 10, 22, 0);
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

test.each([
  [at(10, 23), 'later today'],
  [at(9, 1), 'later today'],
  [at(11, 1), 'tomorrow'],
  [at(11, 23), 'tomorrow'],
  [at(17, 8), 'in 7 days'],
  // Over the change to summer time a day is an hour short.
  [at(31, 8), 'in 21 days'],
])('due at %s is %s', (dueAt, words) => {
  expect(nextReviewWords(dueAt, now)).toBe(words);
});

test('a question comes back, or is done with', () => {
  expect(returnWords({ dueAt: at(13, 9) }, now)).toBe('It comes back in 3 days.');
  expect(returnWords({ dueAt: null }, now)).toContain('won’t be asked again');
});

test.each([
  [0, 'Nothing to recall today'],
  [1, '1 question to recall'],
  [4, '4 questions to recall'],
])('%i due: %s', (count, words) => {
  expect(dueWords(count)).toBe(words);
});
