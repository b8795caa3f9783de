import { expect, test } from 'vitest';
import { searchFor, shownBy } from './learning-tabs.rules.ts';

test.each([
  ['', 'recommended', 'recommendations', ''],
  ['?tab=mine', 'mine', 'recommendations', ''],
  ['?show=micro', 'recommended', 'micro', ''],
  ['?tab=nowhere&show=nothing', 'recommended', 'recommendations', ''],
  ['?tab=all&q=not+yet', 'all', 'recommendations', 'not yet'],
])('"%s" shows %s, %s, "%s"', (search, tab, shown, q) => {
  expect(shownBy(search)).toEqual({ tab, shown, q });
});

test.each([
  [{ tab: 'recommended' as const }, ''],
  [{ tab: 'all' as const }, '?tab=all'],
  [{ tab: 'recommended' as const, shown: 'analytics' as const }, '?show=analytics'],
  [{ tab: 'mine' as const, q: 'a b' }, '?tab=mine&q=a+b'],
])('%j is written as "%s"', (shown, search) => {
  expect(searchFor(shown)).toBe(search);
});
