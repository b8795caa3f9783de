import { expect, test } from 'vitest';
import { readAppearance } from './appearance-choice.ts';

const CASES: [string, string | null, object][] = [
  ['nothing stored', null, { mood: 'focused', progress: 'progressing' }],
  ['no JSON', 'calm', { mood: 'focused', progress: 'progressing' }],
  ['null', 'null', { mood: 'focused', progress: 'progressing' }],
  ['a number', '7', { mood: 'focused', progress: 'progressing' }],
  ['a list', '["calm"]', { mood: 'focused', progress: 'progressing' }],
  [
    'an unknown mood',
    '{"mood":"angry","progress":"milestone"}',
    { mood: 'focused', progress: 'milestone' },
  ],
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
