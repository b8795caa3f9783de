import { expect, test } from 'vitest';
import { weekThatEnds } from './end-of-week.rules.ts';

test.each([
  [new Date(2026, 10, 19, 23), undefined],
  [new Date(2026, 10, 20, 16, 59), undefined],
  [new Date(2026, 10, 20, 17), '2026-11-16'],
  [new Date(2026, 10, 21, 9), '2026-11-16'],
  [new Date(2026, 10, 22, 23, 59), '2026-11-16'],
  [new Date(2026, 10, 23, 0), undefined],
  [new Date(2027, 0, 2, 12), '2026-12-28'],
])('on %s the week that ends began on %s', (now, monday) => {
  expect(weekThatEnds(now)).toBe(monday);
});
