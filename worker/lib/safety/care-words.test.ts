import { describe, expect, test } from 'vitest';
import { DANGERS, SAFETY_LANGUAGES } from '#schema/contracts/safety.ts';
import { careMessage } from './care-words.ts';
import type { AnsweredFollowUp, CarePart } from './safety-state.ts';
import { SIGNS } from './sign.ts';

const opening = (danger: (typeof DANGERS)[number], concernsOther = false): CarePart => ({
  kind: 'opening',
  danger,
  concernsOther,
});
const answers =
  (to: AnsweredFollowUp, danger: (typeof DANGERS)[number], concernsOther = false) =>
  (turn: number) =>
    ({ kind: 'answer', to, danger, concernsOther, turn }) as const;

describe('helplines', () => {
  test.each([...DANGERS])('of France stand in French where no country is known (%s)', (danger) => {
    const said = careMessage(opening(danger), 'fr', undefined);
    expect(said).toContain('France: ');
    expect(said).not.toMatch(/Zelfmoordlijn|1813|1712|Awel|Tele-Onthaal/);
    expect(said).toContain('findahelpline.com');
  });

  test('of Belgium answer in the language that was written', () => {
    const [french, dutch, german] = (['fr', 'nl', 'de'] as const).map((language) =>
      careMessage(opening('suicide'), language, 'BE'),
    );
    expect(french).toContain('0800 32 123');
    expect(french).not.toMatch(/1813|106/);
    expect(dutch).toContain('1813');
    expect(dutch).not.toContain('0800 32 123');
    expect(german).toContain('108');
    expect(careMessage(opening('suicide'), 'en', 'BE')).toMatch(/1813[\s\S]*0800 32 123/);
  });

  test('are named with their country where it is not known', () => {
    const said = careMessage(opening('suicide'), 'de', undefined);
    expect(said).toMatch(/Deutschland: [\s\S]*Österreich: [\s\S]*Schweiz: /);
  });

  test('of Türkiye name 112 and 183 for somebody who thinks of dying, and no line that makes appointments', () => {
    const said = careMessage(opening('suicide'), 'tr', 'TR');
    expect(said).toMatch(/112[\s\S]*183/);
    expect(said).not.toContain('182');
  });

  test('say the emergency numbers of the large countries where none is known', () => {
    const said = careMessage(opening('suicide'), 'en', undefined);
    for (const number of ['112', '911', '999', '000', '111']) expect(said).toContain(number);
  });
});

describe.each([...SAFETY_LANGUAGES])('in %s', (language) => {
  const say = (part: CarePart, signs: (typeof SIGNS)[number][] = []) =>
    careMessage(part, language, 'DE', signs);

  test('a squeezed throat is said once, whatever is answered', () => {
    const besides = say(opening('minor'), ['strangled']).length - say(opening('minor')).length;
    expect(besides).toBeGreaterThan(100);
    expect(say(opening('abuse'), ['strangled'])).toBe(say(opening('abuse')));
    const check: CarePart = { kind: 'check', which: 'says' };
    expect(say(check, ['strangled']).endsWith(say(check))).toBe(true);
  });

  test('who hides is told to be quiet and whom to call, in few words', () => {
    const said = say(opening('abuse'), ['hiding', 'strangled']);
    expect(said).toContain('112');
    expect(said.length).toBeLessThan(900);
    expect(said.length).toBeLessThan(say(opening('abuse')).length);
    expect(said).not.toContain('findahelpline');
    expect(say(opening('abuse', true), ['hiding'])).not.toBe(said);
  });

  test('no answer repeats soon where somebody turns to something else, or tells of help', () => {
    const parts = [
      answers('elsewhere', 'suicide'),
      answers('elsewhere', 'psychosis'),
      answers('elsewhere', 'eating'),
      answers('elsewhere', 'medical'),
      answers('elsewhere', 'abuse', true),
    ];
    for (const part of parts) {
      const said = [0, 1, 2, 3, 4].map((turn) => say(part(turn)));
      expect(new Set(said).size).toBe(5);
    }
    for (const part of [answers('reached', 'suicide'), answers('reached', 'medical')])
      expect(new Set([0, 1, 2, 3].map((turn) => say(part(turn)))).size).toBe(4);
  });

  test('most of what is said to something else names whom to call if it is worse', () => {
    for (const danger of ['suicide', 'psychosis', 'medical', 'abuse'] as const) {
      const part = answers('elsewhere', danger, danger === 'abuse');
      const naming = [0, 1, 2, 3, 4].filter((turn) => say(part(turn)).includes('112'));
      expect(naming.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('leaves no placeholder', () => {
    for (const danger of DANGERS)
      for (const sign of SIGNS)
        expect(say(opening(danger), [sign])).not.toMatch(/\{\w*\}|undefined/);
  });
});
