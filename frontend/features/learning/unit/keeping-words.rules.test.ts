import { expect, test } from 'vitest';
import { keepingWords, readWritten } from './keeping-words.rules.ts';

const nothing = { isSaving: false, isSaved: false, hasFailed: false, isDraftKept: false };

test.each([
  [{}, ''],
  [{ isDraftKept: true }, 'Kept on this device'],
  [{ isSaving: true, isDraftKept: true }, 'Saving...'],
  [{ isSaved: true }, 'Saved'],
  [{ hasFailed: true, isDraftKept: true }, 'Not saved yet; kept on this device'],
  [{ hasFailed: true }, ''],
])('%j is said as "%s"', (keeping, words) => {
  expect(keepingWords({ ...nothing, ...keeping })).toBe(words);
});

test.each([
  ['["a","b"]', 2, ['a', 'b']],
  ['["a"]', 2, ['a', '']],
  ['["a","b","c"]', 2, ['a', 'b']],
  ['', 2, null],
  ['[1]', 1, null],
  ['{}', 1, null],
])('kept as %s for %i prompts, read as %j', (stored, prompts, written) => {
  expect(readWritten(stored, prompts)).toEqual(written);
});
