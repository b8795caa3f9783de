import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToFit, endOfSentences } from './sizes.ts';

describe('a text that is too long', () => {
  it.each([
    ['One day. Two days. Three', 20, 'One day. Two days.'],
    ['One day and two days and three', 22, 'One day and two days'],
    ['One day.', 20, 'One day.'],
    ['Wordwithoutanyend', 5, 'Wordw'],
    ['“Is it?” she said.', 12, '“Is it?”'],
    ['Es ist der 3.5. heute. Und', 24, 'Es ist der 3.5. heute.'],
  ])('%j ends within %i characters as %j', (text, most, expected) => {
    expect(cutToFit(text, most)).toBe(expected);
  });

  it('of any letters is the beginning of itself, well formed and no longer than may be', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 100 }),
        (text, most) => {
          const cut = cutToFit(text, most);
          expect(cut.length).toBeLessThanOrEqual(Math.max(most, 0));
          expect(cut.isWellFormed()).toBe(true);
          expect(text.startsWith(cut)).toBe(true);
        },
      ),
    );
  });

  it('ends where a sentence does that is followed by something, or by nothing', () => {
    expect(endOfSentences('It is 3.5 km. And')).toBe('It is 3.5 km.'.length);
    expect(endOfSentences('no end')).toBe(0);
  });
});
