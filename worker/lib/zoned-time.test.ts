import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#schema/rules/goals/rhythms.ts';
import { instantAt } from '#schema/rules/reminders/local-time.ts';
import { nextWeekly } from './zoned-time.ts';

const HOUR_MS = 3_600_000;
const ZONES = Intl.supportedValuesOf('timeZone');
const RUNS = { numRuns: process.env['FULL'] === '1' ? 20_000 : 1_500 };

const days = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const hours = fc.integer({ min: 0, max: 23 });

/** What a clock there shows, told by another way than the code under test. */
const shownThere = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

describe('the instant of a time in a zone', () => {
  it.each([
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    // Skipped: as long after the jump as it would have been.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    // Twice: the first of the two.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-06-01', '07:30', 'Asia/Kathmandu', '2026-06-01T01:45:00.000Z'],
    ['2026-06-01', '07:30', 'UTC', '2026-06-01T07:30:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, at) => {
    expect(instantAt(date, time, zone).toISOString()).toBe(at);
  });

  it('shows that time there, and where it was skipped a time within the next hours', () => {
    fc.assert(
      fc.property(days, hours, fc.constantFrom(...ZONES), (date, hour, zone) => {
        const time = `${String(hour).padStart(2, '0')}:00`;
        const at = instantAt(date, time, zone);
        const shown = shownThere(at, zone);
        if (shown === `${date} ${time}`) {
          const hourBefore = new Date(at.getTime() - HOUR_MS);
          expect(shownThere(hourBefore, zone)).not.toBe(shown);
        } else expect(shown > `${date} ${time}`).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('the next time in a week', () => {
  it('is after now, within eight days, on that day and hour there', () => {
    const instants = fc
      .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
      .map((at) => new Date(at));
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 7 }),
        hours,
        fc.constantFrom(...ZONES),
        (now, weekday, hour, zone) => {
          const next = nextWeekly(now, { weekday, hour }, zone);
          expect(next > now).toBe(true);
          expect(next.getTime() - now.getTime()).toBeLessThan(8 * 24 * HOUR_MS);
          const [date = '', time] = shownThere(next, zone).split(' ');
          const wanted = `${String(hour).padStart(2, '0')}:00`;
          if (time === wanted) expect(weekdayOf(date)).toBe(weekday);
          // And the one after it is about a week later: none is passed over, none comes twice.
          const later = nextWeekly(next, { weekday, hour }, zone);
          const apart = (later.getTime() - next.getTime()) / HOUR_MS;
          expect(apart).toBeGreaterThan(6 * 24);
          expect(apart).toBeLessThan(8 * 24);
        },
      ),
      RUNS,
    );
  });
});
