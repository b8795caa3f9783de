import { afterEach, expect, test } from 'vitest';
import { readAs, readerDate, readerNow } from './reader.ts';

afterEach(() => readAs(undefined));

const scope = (zone: string, now = '2026-03-01T23:30:00.000Z') =>
  readAs({ reader: { zone, locale: 'en-GB' }, now: new Date(now) });

test.each([
  ['UTC', 1, 23, 30],
  ['Pacific/Auckland', 2, 12, 30],
  ['America/St_Johns', 1, 20, 0],
  ['Asia/Kathmandu', 2, 5, 15],
])('in %s the reader’s clock decides day, hour and minute', (zone, day, hour, minute) => {
  scope(zone);
  const now = readerNow();
  expect([now.getDate(), now.getHours(), now.getMinutes()]).toEqual([day, hour, minute]);
});

test('summer time counts at the instant asked about, not now', () => {
  scope('Europe/Berlin');
  expect(readerDate('2026-07-01T22:30:00.000Z').getHours()).toBe(0);
  expect(readerDate('2026-01-01T22:30:00.000Z').getHours()).toBe(23);
});

test('without a scope the device’s own clock stands', () => {
  const instant = '2026-07-01T22:30:00.000Z';
  expect(readerDate(instant).getTime()).toBe(Date.parse(instant));
});
