import { expect, test } from 'vitest';
import { readAppearance } from '#schema/rules/appearance/appearance-choice.ts';
import { SET_APPEARANCE } from './page-script.ts';

/** Runs the very text that stands in the page, with a document and a storage of our own. */
function run(stored: string | null, systemIsDark: boolean): Record<string, string> {
  const dataset: Record<string, string> = {};
  const script = new Function('localStorage', 'document', 'matchMedia', SET_APPEARANCE);
  script({ getItem: () => stored }, { documentElement: { dataset } }, () => ({
    matches: systemIsDark,
  }));
  return dataset;
}

test.each([
  ['nothing stored', null],
  ['no JSON', 'calm'],
  ['null', 'null'],
  ['a number', '7'],
  ['an unknown mood', '{"mood":"angry","progress":"milestone"}'],
  ['an unknown level', '{"mood":"calm","progress":3}'],
  ['an unknown theme', '{"mood":"calm","theme":"auto"}'],
  ['a calm that is no boolean', '{"calm":"yes"}'],
  ['a name of every object', '{"mood":"toString"}'],
  ['everything', '{"mood":"creative","progress":"completion","theme":"dark","calm":true}'],
])('%s is shown as the app reads it', (_, stored) => {
  for (const systemIsDark of [true, false]) {
    const { mood, progress, theme, calm } = readAppearance(stored);
    expect(run(stored, systemIsDark)).toStrictEqual({
      theme: theme ?? (systemIsDark ? 'dark' : 'light'),
      mood,
      level: progress,
      ...(calm && { calm: '' }),
    });
  }
});

test('a forbidden storage leaves the defaults', () => {
  const dataset: Record<string, string> = {};
  new Function('document', 'matchMedia', `const localStorage=undefined;${SET_APPEARANCE}`)(
    { documentElement: { dataset } },
    () => ({ matches: false }),
  );
  expect(dataset).toStrictEqual({ theme: 'light', mood: 'focused', level: 'progressing' });
});
