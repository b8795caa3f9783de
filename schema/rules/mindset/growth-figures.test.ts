import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confidenceLevel,
  engagementScore,
  gainedShare,
  progressVelocity,
  trainingEffectiveness,
} from './growth-figures.ts';

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString();
const isFraction = (value: number) => value >= 0 && value <= 1;

describe('confidence', () => {
  it.each([
    [1, 0, 0],
    [1, 1, 0.6],
    [1, 2, 0.75],
    [1, 5, 0.88],
    [0, 1, 0],
    [0, 50, 0],
    [0.5, 2, 0.38],
  ])('at consistency %d after %i assessments is %d', (consistency, count, expected) => {
    expect(confidenceLevel(consistency, count)).toBeCloseTo(expected, 2);
  });

  it('is a fraction that never falls as assessments add up', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 500 }),
        (consistency, count) => {
          const level = confidenceLevel(consistency, count);
          expect(isFraction(level)).toBe(true);
          expect(confidenceLevel(consistency, count + 1)).toBeGreaterThanOrEqual(level);
        },
      ),
    );
  });
});

describe('velocity', () => {
  it.each([
    ['one reading', [[0, 3]], 0.5],
    [
      'two within a week',
      [
        [0, 3],
        [6, 5],
      ],
      0.5,
    ],
    [
      'no change',
      [
        [0, 3],
        [60, 3],
      ],
      0.5,
    ],
    [
      'half a point up in a month',
      [
        [0, 3],
        [30, 3.5],
      ],
      0.75,
    ],
    [
      'half a point down in a month',
      [
        [0, 3.5],
        [30, 3],
      ],
      0.25,
    ],
    [
      'a point and a half up in a month',
      [
        [0, 3],
        [30, 4.5],
      ],
      1,
    ],
    [
      'the same over three readings',
      [
        [0, 3],
        [30, 3.5],
        [60, 4],
      ],
      0.75,
    ],
  ])('after %s', (_what, readings, expected) => {
    expect(
      progressVelocity(
        readings.map(([x, overall]) => ({ overall: overall as number, at: day(x as number) })),
      ),
    ).toBe(expected);
  });

  it('is a fraction, whatever the readings', () => {
    const reading = fc.record({
      overall: fc.double({ min: 1, max: 5, noNaN: true }),
      at: fc.integer({ min: 0, max: 4000 }).map(day),
    });
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 30 }), (readings) => {
        expect(isFraction(progressVelocity(readings))).toBe(true);
      }),
    );
  });
});

describe('engagement', () => {
  it.each([
    [0, 0],
    [7, 0.5],
    [14, 1],
    [20, 1],
  ])('with %i active days is %d', (days, expected) => {
    expect(engagementScore(days)).toBe(expected);
  });
});

describe('the gained share', () => {
  it.each([
    [3, 4, 0.5],
    [3, 2, 0],
    [3, 5, 1],
    [5, 5, 1],
    [5, 4, 0],
    [1, 2, 0.25],
  ])('from %d to %d is %d', (first, latest, expected) => {
    expect(gainedShare(first, latest)).toBe(expected);
  });

  it('is reckoned overall and for each category', () => {
    const at = (value: number) => ({
      overall: value,
      categories: { challenges: value, obstacles: value, effort: 5, criticism: 2, success: 3 },
    });
    expect(trainingEffectiveness(at(3), at(4))).toEqual({
      overallScore: 0.5,
      categoryScores: { challenges: 0.5, obstacles: 0.5, effort: 1, criticism: 0, success: 0 },
    });
  });
});
