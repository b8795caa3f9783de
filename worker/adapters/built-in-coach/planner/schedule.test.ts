import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#schema/rules/time.ts';
import { countMilestones, daysAhead, spreadDays } from './schedule.ts';

const span = fc.integer({ min: 0, max: 160 });
const weekday = fc.integer({ min: 0, max: 6 });
const gapsBetween = (offsets: number[]) =>
  offsets.slice(1, -1).map((offset, i) => offset - (offsets[i] ?? 0));

describe('countMilestones', () => {
  it.each([
    [0, 3],
    [20, 3],
    [21, 4],
    [49, 4],
    [50, 5],
    [92, 5],
    [150, 7],
  ])('gives a span of %i days %i milestones', (days, count) => {
    expect(countMilestones(days)).toBe(count);
  });

  it('gives 5 to 7 from three months to a year', () => {
    for (let days = 93; days <= 366; days += 1) {
      expect(countMilestones(days)).toBeGreaterThanOrEqual(5);
      expect(countMilestones(days)).toBeLessThanOrEqual(7);
    }
  });
});

describe('spreadDays', () => {
  it('begins within 7 days and a tenth of the span, and ends on the target date', () => {
    fc.assert(
      fc.property(span, weekday, (days, day) => {
        const offsets = spreadDays(days, day);
        expect(offsets[0]).toBeLessThanOrEqual(Math.min(7, days / 10));
        expect(offsets[0]).toBeGreaterThanOrEqual(0);
        expect(offsets.at(-1)).toBe(days);
      }),
      { numRuns: 500 },
    );
  });

  it('increases strictly wherever the span has room, and never leaves the span', () => {
    fc.assert(
      fc.property(span, weekday, (days, day) => {
        const offsets = spreadDays(days, day);
        const strict = days >= offsets.length - 1;
        offsets.forEach((offset, i) => {
          const before = offsets[i - 1] ?? (strict ? -1 : 0);
          expect(offset).toBeGreaterThanOrEqual(strict ? before + 1 : before);
          expect(offset).toBeLessThanOrEqual(days);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('leaves 10 to 15 per cent of three weeks or more as buffer before the date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 160 }), weekday, (days, day) => {
        const buffer = days - (spreadDays(days, day).at(-2) ?? 0);
        expect(buffer / days).toBeGreaterThanOrEqual(0.1);
        expect(buffer / days).toBeLessThanOrEqual(0.155);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the middle gaps the shortest, up to a year', () => {
    for (let days = 21; days <= 366; days += 1) {
      for (let day = 0; day < 7; day += 1) {
        const gaps = gapsBetween(spreadDays(days, day));
        const edge = Math.min(gaps[0] ?? 0, gaps.at(-1) ?? 0);
        for (const gap of gaps.slice(1, -1)) expect(gap).toBeLessThanOrEqual(edge);
      }
    }
  });

  it('lets no gap exceed four weeks where seven milestones allow it', () => {
    for (let days = 21; days <= 170; days += 1) {
      for (let day = 0; day < 7; day += 1) {
        for (const gap of gapsBetween(spreadDays(days, day))) expect(gap).toBeLessThanOrEqual(28);
      }
    }
  });

  it('ends some stretches on a Sunday', () => {
    // 7 September 2026 is a Monday.
    const sundays = spreadDays(120, 1)
      .slice(1, -1)
      .filter((offset) => (1 + offset) % 7 === 0);
    expect(sundays.length).toBeGreaterThanOrEqual(2);
  });
});

describe('dates', () => {
  it.each([
    ['2026-02-28', '2026-03-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-09-07', '2026-09-07', 0],
    ['2026-09-07', '2026-09-01', 0],
  ])('counts the days from %s to %s', (from, to, days) => {
    expect(daysAhead(from, to)).toBe(days);
  });

  it('adds days across a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('puts every milestone on today when the date is today', () => {
    expect(spreadDays(0, 1)).toEqual([0, 0, 0]);
  });
});
