import { expect, test } from 'vitest';
import { dayNamedIn } from './weekday-in.rules.ts';

/** A Sunday. */
const TODAY = '2026-11-22';

test.each([
  ['the test on Thursday', '2026-11-26'],
  ['call Mum tomorrow', '2026-11-23'],
  ['SUNDAY lunch', '2026-11-29'],
  ['Mondays are hard', '2026-11-23'],
  ['a walk with Mum', undefined],
  ['read “The Man Who Was Thursdayish”', undefined],
])('“%s” means %s', (words, day) => {
  expect(dayNamedIn(words, TODAY)).toBe(day);
});
