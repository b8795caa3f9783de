import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from './screen.ts';
import { signsIn, withSigns } from './signs.ts';

describe('signs', () => {
  test.each([
    'he strangled me last night',
    'he put his hands round my neck and i couldnt breathe',
    'er hat mich gewürgt',
    'me agarró del cuello y no podía respirar',
    'il m’a étranglée',
    'ele apertou meu pescoço',
    'mi ha messo le mani al collo',
    'hij heeft me bij mijn keel gegrepen',
    'dusił mnie wczoraj',
    'boğazımı sıktı',
  ])('“%s” tells of a throat that was squeezed', (text) => {
    expect(signsIn(text)).toEqual(['strangled']);
  });

  test.each([
    'im in the wardrobe he says hes gonna kill me',
    'ich bin im schrank er sagt er bringt mich um',
    'estoy escondida en el baño dice que me va a matar',
    'je suis cachée dans le placard il dit qu’il va me tuer',
    'estou escondida no armário ele diz que vai me matar',
    'sono nascosta nell’armadio dice che mi ammazza',
    'ik zit in de kast hij zegt dat hij me gaat vermoorden',
    'siedzę w szafie on mówi że mnie zabije',
    'dolapta saklanıyorum beni öldüreceğini söylüyor',
  ])('“%s” is from somebody who hides', (text) => {
    expect(signsIn(text)).toEqual(['hiding']);
  });

  test.each([
    'i have 40 tablets in front of me',
    'hab die Tabletten vor mir, aber noch nicht genommen',
    'tengo 40 pastillas delante',
    'j’ai 40 comprimés devant moi',
    'tenho 40 comprimidos na minha frente',
    'ho 40 pastiglie davanti a me',
    'ik heb 40 pillen voor me liggen',
    'mam przed sobą 40 tabletek, jeszcze nie wzięłam',
    'önümde 40 tane hap var',
  ])('“%s” tells of something within reach', (text) => {
    expect(signsIn(text)).toEqual(['at-hand']);
  });

  test.each([
    'im 14 and i cut again',
    'ich bin 15 und will nicht mehr leben',
    'tengo 13 años y me pega',
    'j’ai 16 ans et je veux mourir',
    'tenho 12 anos e me corto',
    'ho 14 anni e non voglio più vivere',
    'ik ben 15 en wil niet meer',
    'mam 13 lat i się tnę',
    '14 yaşındayım, ölmek istiyorum',
  ])('“%s” is from somebody young', (text) => expect(signsIn(text)).toEqual(['young']));

  test.each(['i’m 16 weeks pregnant and bleeding', 'my dog is 14', 'im 12 stone and starving'])(
    '“%s” says nothing of that',
    (text) => expect(signsIn(text)).toEqual([]),
  );

  test.each([
    'i hit my girlfriend and shes not moving',
    'er atmet nicht',
    'ma mère ne se réveille pas',
    'mój tata nie oddycha',
  ])('“%s” tells of somebody who lies there', (text) =>
    expect(signsIn(text)).toEqual(['collapsed']),
  );

  test.each(['hes reading over my shoulder', 'sie liest mit', 'hij kijkt op mijn telefoon'])(
    '“%s” is read by somebody else, too',
    (text) => expect(signsIn(text)).toEqual(['watched']),
  );

  test.each([
    'I took 20 tablets and have 40 in front of me',
    'chest pain, I have my heart pills next to me, should I take one',
    'i locked myself in the bathroom with a knife i want to kill myself',
    'ich hab mich im bad eingeschlossen und will mich umbringen',
    'vou me enforcar',
    'Learn Welsh',
  ])('“%s” holds none', (text) => expect(signsIn(text)).toEqual([]));

  test('must stand close together', () => {
    const between = 'Today I wrote two pages and then went for a walk by the river. '.repeat(9);
    expect(signsIn(`I sorted the pills. ${between} The river was right in front of me.`)).toEqual(
      [],
    );
  });

  test('are looked for in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        signsIn(text);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what was found', () => {
  const found = (more: Partial<Finding>): Finding => ({
    level: 'check',
    concernsOther: false,
    language: 'en',
    ...more,
  });

  test.each(['medical', 'suicide'] as const)(
    'is danger of suicide where something lies within reach, not %s or a question',
    (danger) => {
      expect(withSigns(found({ danger }), ['at-hand'])).toMatchObject({
        level: 'danger',
        danger: 'suicide',
      });
    },
  );

  test('is violence where somebody hides', () => {
    const finding = found({ level: 'danger', danger: 'suicide', concernsOther: true });
    expect(withSigns(finding, ['hiding'])).toMatchObject({ danger: 'abuse', concernsOther: false });
  });

  test('is an emergency where gas or smoke is named, and nothing else speaks for another danger', () => {
    expect(withSigns(found({ danger: 'medical' }), ['fumes']).level).toBe('danger');
    const watched = found({ danger: 'psychosis' });
    expect(withSigns(watched, ['fumes'])).toEqual(watched);
  });

  test('stays what it is where the words were safe, or are about somebody else’s pills', () => {
    const safe = found({ level: 'safe' });
    const near = found({ level: 'danger', danger: 'medical', concernsOther: true });
    expect(withSigns(safe, ['hiding', 'at-hand', 'strangled'])).toEqual(safe);
    expect(withSigns(near, ['at-hand'])).toEqual(near);
  });
});
