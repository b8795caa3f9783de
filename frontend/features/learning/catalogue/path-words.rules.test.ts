import { expect, test } from 'vitest';
import { subscriptionRequired } from '#schema/rules/account/entitlements.ts';
import {
  cardState,
  durationWords,
  hoursWords,
  timeRangeWords,
  titleAndWords,
  unitsDoneWords,
} from './path-words.rules.ts';

test.each([
  [0, '0 min'],
  [8, '8 min'],
  [59, '59 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [145, '2 h 25 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

test.each([
  [{ from: 8, to: 12 }, '8 to 12 min'],
  [{ from: 8, to: 8 }, '8 min'],
])('%j is %s', (range, words) => {
  expect(timeRangeWords(range)).toBe(words);
});

test.each([
  [1, '1 hour'],
  [1.5, '1.5 hours'],
])('%d hours are said as %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});

test.each([
  [0, 8, '0 of 8 units'],
  [3, 8, '3 of 8 units'],
  [8, 8, 'All 8 units done'],
  [0, 0, '0 of 0 units'],
])('%i of %i is "%s"', (completed, units, words) => {
  expect(unitsDoneWords(completed, units)).toBe(words);
});

test.each([
  [true, true, 'upgrade'],
  [true, false, 'upgrade'],
  [false, false, 'enroll'],
  [false, true, 'continue'],
] as const)('locked %s, enrolled %s: %s', (locked, isEnrolled, state) => {
  expect(cardState({ locked }, isEnrolled)).toBe(state);
});

test('the documented sentence reads as a title and its words', () => {
  expect(titleAndWords(subscriptionRequired('pro'))).toEqual({
    title: 'Subscription Required',
    words: 'This learning path requires a pro subscription. Please upgrade to access it.',
  });
  expect(titleAndWords('Nothing to part')).toEqual({ title: '', words: 'Nothing to part' });
});
