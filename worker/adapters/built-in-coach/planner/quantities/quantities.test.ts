import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeNumber } from './count-in-words.ts';
import { readMoney, readRate, readSums, writeMoney } from './money.ts';
import { numbersInEnglish } from './numbers-in-english.ts';
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

describe('sums as people write them', () => {
  it.each([
    ['ahorrar 20 mil pesos', 20_000],
    ['save 2k', 2000],
    ['save 15 thousand naira', 15_000],
    ['save 900 quid', 900],
    ['put aside ₦50,000', 50_000],
    ['save 3 lakh rupees', 300_000],
  ])('reads %j', (text, value) => {
    expect(readSums(numbersInEnglish(text, 'es'), '')).toMatchObject([{ value, role: 'target' }]);
  });

  it.each([
    ['200€ im Monat zur Seite legen', 'de', 200, 'month'],
    ['ahorrar 500 pesos a la semana', 'es', 500, 'week'],
    ['mettre 50 € de côté par mois', 'fr', 50, 'month'],
    ['save 50 quid a week', undefined, 50, 'week'],
    ['pay off the card, I can put 600 a month', undefined, 600, 'month'],
  ] as const)('knows %j for a rate', (text, language, value, per) => {
    expect(readRate(numbersInEnglish(text, language), '')).toMatchObject({ value, per });
  });

  it('takes no income, cost or rent for one', () => {
    for (const text of ['I earn 2000 euros a month', 'my rent is £900 a month', 'save 500 euros'])
      expect(readRate(text, '')).toBeUndefined();
  });
});
