import { expect, test } from 'vitest';
import { readAppearance } from './appearance-choice.ts';
import { THEME_BOOT } from './theme-boot.ts';

const CASES: [string, string | null, object][] = [
  ['nothing stored', null, { mood: 'focused', progress: 'progressing' }],
  ['no JSON', 'calm', { mood: 'focused', progress: 'progressing' }],
  ['null', 'null', { mood: 'focused', progress: 'progressing' }],
  ['a number', '7', { mood: 'focused', progress: 'progressing' }],
  ['a list', '["calm"]', { mood: 'focused', progress: 'progressing' }],
  ['an unknown mood', '{"mood":"angry","progress":"milestone"}', { mood: 'focused', progress: 'milestone' }],
  ['an unknown level', '{"mood":"calm","progress":3}', { mood: 'calm', progress: 'progressing' }],
  ['an unknown theme', '{"mood":"calm","theme":"auto"}', { mood: 'calm', progress: 'progressing' }],
  ['a calm that is no boolean', '{"calm":"yes"}', { mood: 'focused', progress: 'progressing' }],
  ['a name of every object', '{"mood":"toString"}', { mood: 'focused', progress: 'progressing' }],
  [
    'everything',
    '{"mood":"creative","progress":"completion","theme":"dark","calm":true}',
    { mood: 'creative', progress: 'completion', theme: 'dark', calm: true },
  ],
];

test.each(CASES)('%s is read as what makes sense of it', (_, stored, read) => {
  expect(readAppearance(stored)).toStrictEqual(read);
});

/** Runs the very text that stands in the page, with a document and a storage of our own. */
function boot(stored: string | null, systemIsDark: boolean): Record<string, string> {
  const dataset: Record<string, string> = {};
  const run = new Function('localStorage', 'document', 'matchMedia', THEME_BOOT);
  run({ getItem: () => stored }, { documentElement: { dataset } }, () => ({ matches: systemIsDark }));
  return dataset;
}

test.each(CASES)('%s is booted as it is read', (_, stored) => {
  for (const systemIsDark of [true, false]) {
    const { mood, progress, theme, calm } = readAppearance(stored);
    expect(boot(stored, systemIsDark)).toStrictEqual({
      theme: theme ?? (systemIsDark ? 'dark' : 'light'),
      mood,
      level: progress,
      ...(calm && { calm: '' }),
    });
  }
});

test('a forbidden storage leaves the defaults', () => {
  const dataset: Record<string, string> = {};
  new Function('document', 'matchMedia', `const localStorage=undefined;${THEME_BOOT}`)(
    { documentElement: { dataset } },
    () => ({ matches: false }),
  );
  expect(dataset).toStrictEqual({ theme: 'light', mood: 'focused', level: 'progressing' });
});
