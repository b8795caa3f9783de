import { expect, test } from 'vitest';
import { activityIcon, activityWords, agoWords } from './activities.rules.ts';

const now = new Date(2026, 4, 20, 12, 0, 0);
const at = (...parts: [number, number, number, number?, number?, number?]) =>
  new Date(...parts).toISOString();

test.each([
  [at(2026, 4, 20, 12, 5), 'Just now'],
  [at(2026, 4, 20, 11, 59, 30), 'Just now'],
  [at(2026, 4, 20, 11, 59), '1 minute ago'],
  [at(2026, 4, 20, 11, 15), '45 minutes ago'],
  [at(2026, 4, 20, 11, 0), '1 hour ago'],
  [at(2026, 4, 20, 0, 30), '11 hours ago'],
  [at(2026, 4, 19, 23, 0), 'Yesterday'],
  [at(2026, 4, 18, 1, 0), '2 days ago'],
  [at(2026, 4, 14, 13, 0), '6 days ago'],
])('%s reads "%s" at noon', (instant, words) => {
  expect(agoWords(instant, now)).toBe(words);
});

test('beyond a week it is the day itself, with its year when that is another', () => {
  expect(agoWords(at(2026, 4, 13), now)).not.toMatch(/ago|2026/);
  expect(agoWords(at(2025, 11, 31), now)).toContain('2025');
});

test('the server’s words stand; without any the kind is said', () => {
  expect(activityWords({ type: 'goal_created', description: 'Set the goal “Sail”' })).toBe(
    'Set the goal “Sail”',
  );
  expect(activityWords({ type: 'garden_dug', description: ' ' })).toBe('Garden dug');
  expect(activityWords({ type: '', description: '' })).toBe('Took a step');
});

test('a kind nobody foresaw has a sign too', () => {
  const other = activityIcon('garden_dug');
  expect(other).toBeTruthy();
  expect(activityIcon('constructor')).toBe(other);
  expect(activityIcon('goal_completed')).not.toBe(other);
});
