import { expect, test } from 'vitest';
import { readingGrade } from './reading-level.ts';
import { sentencesOf, splitWords } from './texts.ts';

test('the grade is the documented formula', () => {
  // Two sentences, ten words, forty letters: 4.71 × 4 + 0.5 × 5 − 21.43.
  const text = 'Four cats lick cool milk. Fine mice stay away then.';
  expect(splitWords(text)).toHaveLength(10);
  expect(readingGrade(text)).toBeCloseTo(4.71 * 4 + 0.5 * 5 - 21.43, 6);
});

test('longer sentences and longer words raise it, and no text has none', () => {
  const plain = 'He sat. She ran. They met.';
  expect(readingGrade('He sat and she ran and then they met again.')).toBeGreaterThan(
    readingGrade(plain),
  );
  expect(readingGrade('Deliberation necessitates concentration.')).toBeGreaterThan(
    readingGrade(plain),
  );
  expect(readingGrade('')).toBe(0);
});

test('a number does not end a sentence, a closing quote does not hide its end', () => {
  expect(sentencesOf('It was d = .65 on average. “Really?” She asked again.')).toEqual([
    'It was d = .65 on average.',
    '“Really?”',
    'She asked again.',
  ]);
});
