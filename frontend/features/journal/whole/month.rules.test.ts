import { expect, test } from 'vitest';
import { dayForKey, dayInMonth, monthLater, weeksOf } from './month.rules.ts';

test('a month stands in whole weeks from Monday on', () => {
  // The first of March 2026 is a Sunday.
  const weeks = weeksOf('2026-03');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
  expect(weeks[5]?.slice(0, 3)).toEqual(['2026-03-30', '2026-03-31', null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowDown', '2026-03-29', '2026-04-05'],
  ['Home', '2026-03-04', '2026-03-02'],
  ['End', '2026-03-04', '2026-03-08'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-15', '2027-01-15'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayForKey(key, from)).toBe(to);
});

test('other keys lead nowhere', () => {
  expect(dayForKey('a', '2026-03-01')).toBeUndefined();
  expect(monthLater('2026-01', -1)).toBe('2025-12');
  expect(dayInMonth('2028-02-29', '2027-02')).toBe('2027-02-28');
});
