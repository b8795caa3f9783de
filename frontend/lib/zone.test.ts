import { expect, test } from 'vitest';
import { clockIn } from './zone.ts';

test.each([
  ['UTC', '0,0,0,0'],
  ['Europe/Berlin', '60,120,120,120'],
  ['America/St_Johns', '-210,-150,-150,-150'],
  ['Pacific/Auckland', '780,780,720,780'],
])('the clock of %s in the four quarters', (zone, clock) => {
  expect(clockIn(zone, new Date('2026-11-21T10:00:00.000Z'))).toBe(clock);
});
