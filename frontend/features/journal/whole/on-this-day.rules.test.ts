import { expect, test } from 'vitest';
import { longAgoWords, opening } from './on-this-day.rules.ts';

const NOW = new Date(2026, 10, 23);

test.each([
  [new Date(2026, 9, 23), 'A month ago'],
  [new Date(2026, 4, 23), '6 months ago'],
  [new Date(2025, 10, 23), 'A year ago'],
  [new Date(2021, 10, 23), '5 years ago'],
])('%s is told as one would say it', (then, words) => {
  expect(longAgoWords(then, NOW)).toBe(words);
});

test('an entry is opened, not told', () => {
  expect(opening('One\nline')).toBe('One line');
  const long = opening('word '.repeat(60));
  expect(long.length).toBeLessThanOrEqual(142);
  expect(long.endsWith('word …')).toBe(true);
});
