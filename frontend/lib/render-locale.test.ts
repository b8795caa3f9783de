import { afterEach, expect, test } from 'vitest';
import { aheadIn } from '#frontend/first-view/zone.ts';
import { formatLocalDate, localDate, localNow, setLocaleContext } from './render-locale.ts';

afterEach(() => setLocaleContext(undefined));

const scope = (zone: string, now = '2026-03-01T23:30:00.000Z') =>
  setLocaleContext({
    locale: 'en-GB',
    aheadAt: (at) => aheadIn(zone, at),
    now: new Date(now),
    words: {},
  });

test.each([
  ['UTC', 1, 23, 30],
  ['Pacific/Auckland', 2, 12, 30],
  ['America/St_Johns', 1, 20, 0],
  ['Asia/Kathmandu', 2, 5, 15],
])('in %s the reader’s clock decides day, hour and minute', (zone, day, hour, minute) => {
  scope(zone);
  const now = localNow();
  expect([now.getDate(), now.getHours(), now.getMinutes()]).toEqual([day, hour, minute]);
});

test('summer time counts at the instant asked about, not now', () => {
  scope('Europe/Berlin');
  expect(localDate('2026-07-01T22:30:00.000Z').getHours()).toBe(0);
  expect(localDate('2026-01-01T22:30:00.000Z').getHours()).toBe(23);
});

test('without a scope the device’s own clock stands', () => {
  const instant = '2026-07-01T22:30:00.000Z';
  expect(localDate(instant).getTime()).toBe(Date.parse(instant));
});

const DAY = { day: 'numeric', month: 'long' } as const;
const THIRD_OF_MAY = new Date(2026, 4, 3);

test('what is written for a reader is noted, and read back as it was written', () => {
  const words = {};
  setLocaleContext({ locale: 'en-GB', now: new Date(), words });
  expect(formatLocalDate(THIRD_OF_MAY, DAY)).toBe('3 May');
  expect(words).toEqual({ [JSON.stringify(DAY)]: { 'May 03 2026 00:00': '3 May' } });

  const written = { [JSON.stringify(DAY)]: { 'May 03 2026 00:00': 'the third of May' } };
  setLocaleContext({ locale: 'en-GB', now: new Date(), words: written });
  expect(formatLocalDate(THIRD_OF_MAY, DAY)).toBe('the third of May');
});

test('what was written for the device stays when the page has hydrated', () => {
  const words = { [JSON.stringify(DAY)]: { 'May 03 2026 00:00': 'the third of May' } };
  setLocaleContext({ locale: 'en-GB', now: new Date(), words });
  setLocaleContext(undefined);
  expect(formatLocalDate(THIRD_OF_MAY, DAY)).toBe('the third of May');
});

test('where the reader is this device, its clock is the device’s', () => {
  setLocaleContext({ locale: 'en-GB', now: new Date(), words: {} });
  const instant = '2026-07-01T22:30:00.000Z';
  expect(localDate(instant).getTime()).toBe(Date.parse(instant));
});
