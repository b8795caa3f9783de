import { expect, test } from 'vitest';
import { fullDateWords, intervalWords, moneyWords, priceWords } from './plan-price.rules.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1999, '$19.99'],
  [2000, '$20.00'],
  [123456, '$1234.56'],
])('%i cents read %s', (cents, words) => {
  expect(moneyWords(cents)).toBe(words);
});

test('a sum that is not in dollars names its currency', () => {
  expect(moneyWords(1999, 'usd')).toBe('$19.99');
  expect(moneyWords(1999, 'eur')).toBe('19.99 EUR');
});

test('a price is dollars with two decimals per interval', () => {
  expect(priceWords({ price: 1999, interval: 'month' })).toBe('$19.99 / month');
  expect(priceWords({ price: 0, interval: 'month' })).toBe('$0.00 / month');
  expect(priceWords({ price: 19900, interval: 'year' })).toBe('$199.00 / year');
});

test('what one payment buys is one interval', () => {
  expect(intervalWords('month')).toBe('one month');
});

test('a date names day, month and year', () => {
  const words = fullDateWords('2026-12-21T12:00:00.000Z');
  for (const part of ['21', 'December', '2026']) expect(words).toContain(part);
});
