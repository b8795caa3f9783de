import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passagesOf } from './passages.ts';
import { deniesDanger, followUpOf, screen } from './screen.ts';

describe('the screen', () => {
  test.each([
    ['i cant see any reason to wake up tomorrow', 'suicide', false],
    ['I am going to kill myself', 'suicide', false],
    ['my flatmate is not waking up and there are empty pill packs on the floor', 'medical', true],
    ['My husband hit me again last night and I am scared to go home.', 'abuse', false],
    ['Ich will nicht mehr leben, ich habe die Tabletten schon bereitgelegt.', 'suicide', false],
    ['quiero morirme, ya no aguanto más', 'suicide', false],
  ])('takes “%s” for %s', (text, danger, concernsOther) => {
    expect(screen(text)).toMatchObject({ level: 'danger', danger, concernsOther });
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
    const quiet =
      'Today I wrote two pages and then went for a walk by the river with my sister. '.repeat(30);
    expect(screen(quiet).level).toBe('safe');
    expect(
      screen(`${quiet}I want to kill myself tonight, I have the pills here. ${quiet}`).level,
    ).toBe('danger');
  });

  describe('reads the whole of a long text', () => {
    // None of the phrases that always alarm: a passage must be read to find it.
    const DANGER = 'My husband hit me again last night and I am scared to go home.';
    const LENGTH = 20_000;
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const deeds = [
      'wrote two pages',
      'watered the garden',
      'practised four bars',
      'read a chapter',
      'ran a lap',
    ];
    const after = [
      'walked by the river',
      'cooked with my sister',
      'tidied the desk',
      'phoned a friend',
    ];
    const at = (list: string[], index: number) => list[index % list.length];
    const ofADay = (_: unknown, index: number) =>
      `${at(days, index)}, day ${index + 1}: I ${at(deeds, index)} and then ${at(after, Math.floor(index / 7))}. `;
    const diary = Array.from({ length: 400 }, ofADay).join('').slice(0, LENGTH);
    const refrain = 'Today I wrote two pages and then went for a walk by the river. '
      .repeat(400)
      .slice(0, LENGTH);
    const breathless = 'and then we went on to the lake and then '.repeat(600).slice(0, LENGTH);
    const told = (text: string, place: number) => {
      const room = LENGTH - DANGER.length - 4;
      const head = text.slice(0, Math.floor(room * place));
      return `${head}. ${DANGER} ${text.slice(head.length, room)}`;
    };

    test.each([
      ['another sentence each day', diary],
      ['the same sentence again and again', refrain],
      ['no end of a sentence', breathless],
    ])('of %s', (_, text) => {
      expect(screen(text).level).not.toBe('danger');
      for (const place of [0, 0.1, 0.5, 0.77, 0.99, 1]) {
        expect([place, screen(told(text, place)).level]).not.toEqual([place, 'safe']);
      }
    });

    test('finds a phrase that always alarms behind more than one entry has', () => {
      const long = `${diary}${diary}${diary.slice(0, 12_000)} i am going to kill myself`;
      expect(screen(long).level).toBe('danger');
    });
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

describe('an answer to “are you safe?”', () => {
  test.each([
    'i dont feel safe',
    'not good',
    'no estoy bien',
    'no me siento segura',
    'mir gehts nicht gut',
    'sto male',
    'não estou segura',
    'ik ben niet veilig',
    'je ne vais pas bien',
    'nie jest bezpiecznie',
    'güvende değilim',
  ])('“%s” lets nobody go', (text) => {
    expect(['safe', 'taken-back']).not.toContain(followUpOf(text));
    expect(deniesDanger(text)).toBe(false);
  });

  test.each([
    'I’m not suicidal, just tired',
    'no i dont want to die lol',
    'ich will nicht sterben',
  ])('“%s” says that there is no danger', (text) => expect(deniesDanger(text)).toBe(true));

  test.each([
    'i dont want to die but i cant go on',
    'yes i want to die',
    'I don’t want to die in the hospital so I am doing it at home tonight after they have all gone',
  ])('“%s” does not', (text) => expect(deniesDanger(text)).toBe(false));
});
