import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, quote, shorten } from './shorten.ts';

const LONG =
  'get my landlord to give the whole deposit back before my sister moves in with the twins';

describe('words of the person', () => {
  it('are cut between clauses, or else between words', () => {
    expect(excerpt(LONG, 80)).toBe('get my landlord to give the whole deposit back');
    expect(quote(`${LONG}.`)).toBe('“get my landlord to give the whole deposit back”');
    expect(shorten('one two three four', 12)).toBe('one two…');
    expect(excerpt('short enough', 80)).toBe('short enough');
  });

  it('are never torn', () => {
    const word = fc.stringMatching(/^[a-zäñé]{1,12}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 20, max: 90 }),
        (words, max) => {
          const text = words.join(' ');
          for (const cut of [shorten(text, max), excerpt(text, max)]) {
            expect(Array.from(cut).length).toBeLessThanOrEqual(max);
            for (const kept of cut.replace('…', '').split(' ')) expect(words).toContain(kept);
          }
        },
      ),
    );
  });
});
