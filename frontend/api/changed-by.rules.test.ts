import { expect, test } from 'vitest';
import { API_ROUTES } from '#schema/api/routes.ts';
import { CHANGING, changedBy, isAmong } from './changed-by.rules.ts';

/** Writes that change nothing which a page of the same person shows. */
const CHANGES_NOTHING =
  /^\/api\/(admin|app-info|billing-portal|contact|login|logout|motivation|passkey-sign-in|recover$|register|reset-password|safety|set-new-password|webhooks)|^\/setup/;

test('each write of the product says what it changes, or that it changes nothing', () => {
  const silent = API_ROUTES.filter(
    ({ method, path }) =>
      method !== 'GET' && !CHANGES_NOTHING.test(path) && changedBy(path).length === 0,
  );
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test.each<[string, string, boolean]>([
  ['/api/goals/7', '/api/goals', true],
  ['/api/goals/7', '/api/goals/summary', true],
  ['/api/goals/7/journal', '/api/goals/7/journal', true],
  ['/api/coach/chat', '/api/coach/conversations', true],
  ['/api/coach/chat', '/api/coach/conversations/5', false],
  ['/api/coach/chat', '/api/goals', true],
  ['/api/stickers/user/3', '/api/goals', false],
  ['/api/import', '/api/goals', true],
  ['/api/login', '/api/user', false],
])('after a write to %s, %s is looked up anew: %s', (write, read, isChanged) => {
  expect(isAmong(changedBy(write), [read, { q: '' }])).toBe(isChanged);
});

test('the word of the day and the library are nobody’s to change', () => {
  for (const path of ['/api/motivation/daily', '/api/stickers', '/api/subscription-plans'])
    expect(isAmong(CHANGING, [path])).toBe(false);
});
