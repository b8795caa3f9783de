import { expect, test } from 'vitest';
import { ApiError } from '#frontend/lib/request.ts';
import {
  classifyFailure,
  isAbandoned,
  isTooOldToRetry,
  pauseAfter,
  queueNameOf,
} from './outbox.rules.ts';
import type { QueuedWrite, Write } from './queued-write.ts';

test.each<[Write, string]>([
  [{ kind: 'entry', goalId: 3, body: { content: 'a' } }, 'goal-3'],
  [{ kind: 'entry-change', goalId: 3, entryId: 9, body: { content: 'a' } }, 'goal-3'],
  [{ kind: 'goal-change', goalId: 3, body: { completed: true } }, 'goal-3'],
  [{ kind: 'goal', body: { title: 'Row', targetDate: '2099-01-01' } }, 'new-goals'],
])('$kind goes in its lane', (write, lane) => {
  expect(queueNameOf(write)).toBe(lane);
});

const answer = (status: number, headers?: Record<string, string>) =>
  new ApiError(status, 'no', [], new Headers(headers));

test.each([
  ['no answer', answer(0), 'unsure'],
  ['a timeout', new DOMException('late', 'TimeoutError'), 'unsure'],
  ['an answer that broke off', new TypeError('terminated'), 'unsure'],
  ['a busy server', answer(503), 'unsure'],
  ['too many calls', answer(429, { 'Retry-After': '5' }), 'unsure'],
  ['another try under way', answer(409, { 'Retry-After': '1' }), 'unsure'],
  ['a write that happened before', answer(409, { 'Idempotency-Replayed': 'true' }), 'arrived'],
  ['a conflict', answer(409), 'refused'],
  ['bad words', answer(400), 'refused'],
  ['more than fits', answer(413), 'refused'],
  ['no room on the plan', answer(403), 'refused'],
  ['a goal that is gone', answer(404), 'refused'],
  ['a session that is over', answer(401), 'signed-out'],
])('%s', (_, thrown, verdict) => {
  expect(classifyFailure(thrown)).toBe(verdict);
});

const NOW = new Date('2026-11-21T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

test('a write is doubtful a day before the server forgets its key, and never if it was not sent', () => {
  expect(isTooOldToRetry({ triedAt: daysAgo(5.9) }, NOW)).toBe(false);
  expect(isTooOldToRetry({ triedAt: daysAgo(6) }, NOW)).toBe(true);
  expect(isTooOldToRetry({}, NOW)).toBe(false);
});

test('what is one’s own is never abandoned', () => {
  const left = (userId: number, days: number) =>
    ({ userId, writtenAt: daysAgo(days) }) as QueuedWrite;
  expect(isAbandoned(left(8, 30), 7, NOW)).toBe(true);
  expect(isAbandoned(left(8, 29), 7, NOW)).toBe(false);
  expect(isAbandoned(left(7, 300), 7, NOW)).toBe(false);
});

test('pauses double up to five minutes', () => {
  expect([0, 1, 2, 3, 7, 50].map(pauseAfter)).toEqual([
    5_000, 5_000, 10_000, 20_000, 300_000, 300_000,
  ]);
});
