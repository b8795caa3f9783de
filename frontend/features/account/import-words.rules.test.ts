import { expect, test } from 'vitest';
import { addUp, importWords } from './import-words.rules.ts';

test('the parts of a file are one result', () => {
  expect(
    addUp([
      { goals: { added: 2, skipped: 1 } },
      { goals: { added: 1, skipped: 0 }, chat: { added: 0, skipped: 4 } },
    ]),
  ).toEqual({ goals: { added: 3, skipped: 1 }, chat: { added: 0, skipped: 4 } });
  expect(addUp([])).toEqual({});
});

test('what came in is named, one or many, and what was left out is counted', () => {
  expect(
    importWords({
      goals: { added: 1, skipped: 2 },
      journal: { added: 12, skipped: 0 },
      stickers: { added: 0, skipped: 3 },
    }),
  ).toEqual({ added: ['1 goal', '12 journal entries'], skipped: 5 });
});

test('what stayed as it was is told once, and is no kind of row', () => {
  const stayed = { settings: ['incognitoMode' as const], message: 'Incognito stayed on.' };
  const sum = addUp([
    { stayed, goals: { added: 1, skipped: 0 } },
    { goals: { added: 1, skipped: 0 } },
  ]);
  expect(sum).toEqual({ stayed, goals: { added: 2, skipped: 0 } });
  expect(importWords(sum)).toEqual({ added: ['2 goals'], skipped: 0 });
});
