import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passagesOf } from './passages.ts';
import { followUpOf, screen } from './screen.ts';

describe('the screen', () => {
  test.each([
    ['i cant see any reason to wake up tomorrow', 'suicide', false],
    ['I am going to kill myself', 'suicide', false],
    ['my flatmate is not waking up and there are empty pill packs on the floor', 'medical', true],
    ['My husband hit me again last night and I am scared to go home.', 'abuse', false],
    ['Ich will nicht mehr leben, ich habe die Tabletten schon bereitgelegt.', 'suicide', false],
    ['quiero morirme, ya no aguanto más', 'suicide', false],
  ])('takes “%s” for %s', (text, danger, isNear) => {
    expect(screen(text)).toMatchObject({ level: 'danger', danger, isNear });
  });

  test.each([
    ['yes'],
    ['Run a Marathon'],
    ['I keep putting it off'],
    ['Learn Welsh'],
    ['I killed it at the presentation today!'],
    ['Put the kettle on, wrote two pages, went for a walk with my sister.'],
  ])('leaves “%s” alone', (text) => {
    expect(screen(text).level).toBe('safe');
  });

  test('finds danger in the middle of a long and quiet text', () => {
    const quiet = 'Today I wrote two pages and then went for a walk by the river with my sister. '.repeat(30);
    expect(screen(quiet).level).toBe('safe');
    expect(screen(`${quiet}I want to kill myself tonight, I have the pills here. ${quiet}`).level).toBe(
      'danger',
    );
  });

  test('reads every letter of a text, and each passage is short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
        const passages = passagesOf(text);
        expect(passages.length).toBeGreaterThan(0);
        for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(600);
        screen(text);
        followUpOf(text);
      }),
      { numRuns: 50 },
    );
  });
});
