import { expect, test } from 'vitest';
import { countedSeconds, started, stopped } from './stopwatch.rules.ts';

const still = { gathered: 0, since: null };

test('it counts while it runs, and stands still otherwise', () => {
  const running = started(still, 1000);
  expect(countedSeconds(running, 4999)).toBe(3);
  const paused = stopped(running, 5000);
  expect(countedSeconds(paused, 60_000)).toBe(4);
  expect(countedSeconds(started(paused, 60_000), 61_000)).toBe(5);
});

test('starting twice loses nothing', () => {
  expect(countedSeconds(started(started(still, 0), 5000), 10_000)).toBe(10);
});

test('a clock set back takes nothing away, and a page left open counts two hours at most', () => {
  expect(countedSeconds({ gathered: 3000, since: 9000 }, 1000)).toBe(3);
  expect(countedSeconds({ gathered: 0, since: 0 }, 90_000_000)).toBe(7200);
});
