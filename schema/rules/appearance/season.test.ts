import { describe, expect, it } from 'vitest';
import { seasonOf } from './season.ts';

describe('the season', () => {
  it.each([
    ['2026-02-28', 'Europe/London', 'winter'],
    ['2026-03-01', 'Europe/London', 'spring'],
    ['2026-06-01', 'America/New_York', 'summer'],
    ['2026-09-01', 'Asia/Tokyo', 'autumn'],
    ['2026-12-01', 'UTC', 'winter'],
    ['2026-12-01', 'Australia/Sydney', 'summer'],
    ['2026-07-15', 'America/Argentina/Ushuaia', 'winter'],
    ['2026-10-15', 'Africa/Johannesburg', 'spring'],
  ])('of %s in %s is %s', (day, zone, season) => {
    expect(seasonOf(day, zone)).toBe(season);
  });
});
