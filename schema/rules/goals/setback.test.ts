import { describe, expect, it } from 'vitest';
import { countWords, tellsOfSetback } from './setback.ts';

describe('an entry', () => {
  it.each([
    ['I failed the test again', true],
    ['Couldn’t get past the wall today', true],
    ['My plan fell apart on Tuesday', true],
    ['A good day: ran 5 km and slept well', false],
    ['', false],
  ])('“%s” tells of a setback: %s', (text, expected) => {
    expect(tellsOfSetback(text)).toBe(expected);
  });

  it.each([
    ['', 0],
    ['one', 1],
    ["It's half-past two – 一步", 4],
  ])('“%s” has %i words', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
