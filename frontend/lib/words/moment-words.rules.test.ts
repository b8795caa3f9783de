import { expect, test } from 'vitest';
import { dayWords, momentWords } from './moment-words.rules.ts';

const now = new Date(2026, 2, 14, 9, 30);
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();

test('a day is called what one would call it', () => {
  expect(dayWords(at(2026, 2, 14, 0), now)).toBe('Today');
  expect(dayWords(at(2026, 2, 13, 23), now)).toBe('Yesterday');
  expect(dayWords(at(2026, 2, 12, 23), now)).toMatch(/12/);
  expect(dayWords(at(2026, 2, 12, 23), now)).not.toMatch(/2026/);
  expect(dayWords(at(2025, 2, 14, 9), now)).toMatch(/2025/);
});

test('yesterday of the first of a month is the last of the one before', () => {
  expect(dayWords(at(2026, 1, 28, 12), new Date(2026, 2, 1, 8))).toBe('Yesterday');
});

test('a moment has its time', () => {
  expect(momentWords(at(2026, 2, 14, 8), now)).toMatch(/^Today, .*8.*00/);
});
