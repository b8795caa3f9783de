import { expect, test } from 'vitest';
import { goalSummaryQuery, goalsQuery } from '#frontend/api/goals/goals.ts';
import { journalQuery } from '#frontend/api/journal/journal.ts';
import { dailyMotivationQuery } from '#frontend/api/motivation.ts';
import { onboardingStatusQuery, userQuery } from '#frontend/api/user.ts';
import { evictable, isKept, keptPart, type SeenAnswer } from './last-seen.rules.ts';

test.each([
  userQuery,
  onboardingStatusQuery,
  goalsQuery,
  goalSummaryQuery,
  dailyMotivationQuery,
  journalQuery(12, ''),
])('$queryKey is kept', ({ queryKey }) => {
  expect(isKept(queryKey)).toBe(true);
});

test.each([
  [journalQuery(12, 'rain').queryKey],
  [['/api/coach/conversations', { q: '' }]],
  [['/api/coach/conversations/3']],
  [['/api/goals/12/shares']],
  [['/api/export.json']],
])('%j is not', (key) => {
  expect(isKept(key)).toBe(false);
});

test('of a long list the first pages are kept, of anything else all', () => {
  const data = { pages: [[1], [2], [3], [4]], pageParams: [null, 1, 2, 3] };
  expect(keptPart(data)).toEqual({ pages: [[1], [2], [3]], pageParams: [null, 1, 2] });
  expect(keptPart({ message: 'yet' })).toEqual({ message: 'yet' });
  expect(keptPart(null)).toBeNull();
});

test('there is room for the twelve journals seen last', () => {
  const seen = Array.from(
    { length: 14 },
    (_, index): SeenAnswer => ({
      name: `journal ${index}`,
      key: [`/api/goals/${index + 1}/journal`, { q: '' }],
      data: null,
      at: new Date(1000 * index).toISOString(),
      userId: 7,
    }),
  );
  const old: SeenAnswer = {
    name: 'user',
    key: ['/api/user'],
    data: null,
    at: new Date(0).toISOString(),
    userId: 7,
  };
  expect(evictable([...seen, old])).toEqual(['journal 1', 'journal 0']);
});
