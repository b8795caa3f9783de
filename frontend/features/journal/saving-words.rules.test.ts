import { expect, test } from 'vitest';
import { type Saving, savingWords } from './saving-words.rules.ts';

const nothing: Saving = { isSaving: false, isSaved: false, isDraftKept: false, isEmpty: true };

test.each<[string, Partial<Saving>, string]>([
  ['nothing yet', {}, ''],
  ['typed, not written down yet', { isEmpty: false }, ''],
  ['typed and kept', { isEmpty: false, isDraftKept: true }, 'Draft kept on this device'],
  ['on its way', { isEmpty: false, isDraftKept: true, isSaving: true }, 'Saving...'],
  ['answered by the server', { isSaved: true }, 'Saved'],
  [
    'a new draft after a saved entry',
    { isSaved: true, isEmpty: false, isDraftKept: true },
    'Draft kept on this device',
  ],
])('%s', (_, state, words) => {
  expect(savingWords({ ...nothing, ...state })).toBe(words);
});
