import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  compareTiers,
  effectiveTier,
  includesPath,
  monthAfter,
  periodBought,
} from './entitlements.ts';

const at = (text: string) => new Date(text);
const NOW = at('2026-11-21T10:00:00.000Z');
const DAY = 86_400_000;

describe('the tier that counts', () => {
  it.each([
    ['pro', null, 'pro'],
    ['pro', '2026-11-21T10:00:00.001Z', 'pro'],
    ['pro', '2026-11-21T10:00:00.000Z', 'free'],
    ['premium', '2026-11-20T10:00:00.000Z', 'free'],
    ['free', '2999-01-01T00:00:00.000Z', 'free'],
  ] as const)('of %s until %s is %s', (subscriptionTier, subscriptionExpiresAt, tier) => {
    expect(effectiveTier({ subscriptionTier, subscriptionExpiresAt }, NOW)).toBe(tier);
  });
});

test('paths: free ones are open to all, pro ones to pro and premium, premium ones to premium', () => {
  const tiers = ['free', 'pro', 'premium'] as const;
  const open = tiers.map((tier) => tiers.map((path) => includesPath(tier, path)));
  expect(open).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
  expect([...tiers].sort(compareTiers)).toEqual(tiers);
});

describe('a calendar month', () => {
  it.each([
    ['2026-11-21T10:20:30.456Z', '2026-12-21T10:20:30.456Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
    ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2028-01-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2027-02-28T00:00:00.000Z', '2027-03-28T00:00:00.000Z'],
    ['2027-08-31T12:00:00.000Z', '2027-09-30T12:00:00.000Z'],
  ])('after %s is %s', (start, end) => {
    expect(monthAfter(at(start)).toISOString()).toBe(end);
  });

  it('is 28 to 31 days, and the next month, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2020-01-01'), max: at('2100-01-01'), noInvalidDate: true }),
        (start) => {
          const end = monthAfter(start);
          const days = (end.getTime() - start.getTime()) / DAY;
          expect(days).toBeGreaterThanOrEqual(28);
          expect(days).toBeLessThanOrEqual(31);
          expect(end.getUTCMonth()).toBe((start.getUTCMonth() + 1) % 12);
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('a payment buys', () => {
  const pro = { tier: 'pro', price: 1999 } as const;
  const premium = { tier: 'premium', price: 3999 } as const;
  const end = at('2026-12-01T10:00:00.000Z');

  it('a month from now, with nothing running', () => {
    const month = { tier: 'pro', start: NOW, end: at('2026-12-21T10:00:00.000Z') };
    expect(periodBought(pro, undefined, NOW)).toEqual(month);
    expect(periodBought(pro, { ...pro, end: NOW }, NOW)).toEqual(month);
  });

  it('a month more of what is running', () => {
    expect(periodBought(pro, { ...pro, end }, NOW)).toEqual({
      tier: 'pro',
      start: end,
      end: at('2027-01-01T10:00:00.000Z'),
    });
  });

  it('the higher tier from now, with the rest of the lower at its worth', () => {
    const bought = periodBought(premium, { ...pro, end }, NOW);
    expect(bought).toMatchObject({ tier: 'premium', start: NOW });
    const credited = (bought.end.getTime() - at('2026-12-21T10:00:00.000Z').getTime()) / DAY;
    expect(credited).toBeCloseTo((10 * 1999) / 3999, 4);
  });

  it('more of the higher tier when it is the lower one, at its worth', () => {
    const bought = periodBought(pro, { ...premium, end }, NOW);
    expect(bought).toMatchObject({ tier: 'premium', start: end });
    expect((bought.end.getTime() - end.getTime()) / DAY).toBeCloseTo((31 * 1999) / 3999, 4);
  });

  it('never less than was there before', () => {
    const plan = fc.constantFrom(pro, premium);
    const worth = (tier: { price: number }, from: Date, to: Date) =>
      Math.max(0, to.getTime() - from.getTime()) * tier.price;
    fc.assert(
      fc.property(plan, plan, fc.integer({ min: -40, max: 400 }), (bought, was, days) => {
        const running = { ...was, end: new Date(NOW.getTime() + days * DAY) };
        const got = periodBought(bought, running, NOW);
        const price = got.tier === 'premium' ? premium : pro;
        expect(worth(price, NOW, got.end)).toBeGreaterThanOrEqual(
          worth(was, NOW, running.end) + 27 * DAY * bought.price,
        );
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
