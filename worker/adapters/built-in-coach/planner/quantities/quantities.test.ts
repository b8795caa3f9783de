import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeNumber } from './count-in-words.ts';
import { readMoney, writeMoney } from './money.ts';
import { rampTo, readNumber, readQuantities } from './quantities.ts';

describe('readNumber', () => {
  it.each([
    ['3,000', 3000],
    ['3.000', 3000],
    ['3 000', 3000],
    ['1,234,567', 1234567],
    ['1.8', 1.8],
    ['1,8', 1.8],
    ['42', 42],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});

describe('readQuantities', () => {
  it.each([
    ['swim 1.8 km', 1.8, 'km', 'target'],
    ['run a 10k', 10, 'km', 'target'],
    ['i can swim 400 m', 400, 'm', 'start'],
    ['cycle 100 miles', 100, 'mi', 'target'],
    ['a 60,000-word novel', 60000, 'words', 'target'],
    ['60k words', 60000, 'words', 'target'],
    ['read 24 books', 24, 'books', 'target'],
    ['read 12 new books', 12, 'books', 'target'],
    ['lose 5kg', 5, 'kg', 'target'],
    ['lose 10 pounds', 10, 'lb', 'target'],
  ])('reads %j', (text, value, unit, role) => {
    expect(readQuantities(text)).toContainEqual({ value, unit, role });
  });
});

describe('readMoney', () => {
  it.each([
    ['Save €3,000', '€3,000'],
    ['Save 3.000 €', '3,000 €'],
    ['Pay off $12k', '$12,000'],
    ['Save 500 euros', '500 euros'],
    ['Save 1500 chf', '1,500 CHF'],
  ])('keeps the notation of %j', (text, shown) => {
    const money = readMoney(text);
    expect(money && writeMoney(money)).toBe(shown);
  });

  it('finds none where there is none', () => {
    expect(readMoney('Run 10 km')).toBeUndefined();
  });
});

describe('rampTo', () => {
  it.each([
    [3000, 0.1, 300],
    [3000, 0.3, 900],
    [60000, 0.23, 14000],
    [24, 1, 24],
    [1, 0, 1],
  ])('of %d at %d is %d', (target, share, value) => {
    expect(rampTo(target, share)).toBe(value);
  });

  it('never falls and never passes the target', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), share, share, (target, a, b) => {
        const [low, high] = [rampTo(target, Math.min(a, b)), rampTo(target, Math.max(a, b))];
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(target);
        expect(low).toBeGreaterThan(0);
      }),
    );
  });
});

describe('writeNumber', () => {
  it.each([
    [1234567, '1,234,567'],
    [1.84, '1.8'],
    [400, '400'],
  ])('%d', (value, text) => {
    expect(writeNumber(value)).toBe(text);
  });
});
