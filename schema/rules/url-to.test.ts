import { expect, test } from 'vitest';
import { JOURNAL_URLS } from '../urls/journal.urls.ts';
import { SHARING_URLS } from '../urls/sharing.urls.ts';
import { urlTo } from './url-to.ts';

test('each named segment is filled in', () => {
  expect(urlTo(JOURNAL_URLS.feedback, { goalId: 7, entryId: 9 })).toBe(
    '/api/goals/7/journal/9/feedback',
  );
});

test('a value is one segment, whatever it holds', () => {
  expect(urlTo(SHARING_URLS.shared, { code: 'a/../b?c' })).toBe('/api/shared/a%2F..%2Fb%3Fc');
});

test('a name that is missing, or that the path has not, is a type error', () => {
  // @ts-expect-error entryId is missing
  expect(urlTo(JOURNAL_URLS.entry, { goalId: 7 })).toContain('undefined');
  // @ts-expect-error there is no noteId
  expect(urlTo(JOURNAL_URLS.journal, { goalId: 7, noteId: 1 })).toBe('/api/goals/7/journal');
});
