import { expect, test } from 'vitest';
import { type Saving, savingWords } from './saving-words.rules.ts';

const nothing: Saving = { isSaving: false, last: null, isDraftKept: false, isEmpty: true };

test.each<[string, Partial<Saving>, string]>([
  ['nothing yet', {}, ''],
  ['typed, not written down yet', { isEmpty: false }, ''],
  ['typed and kept', { isEmpty: false, isDraftKept: true }, 'Draft kept on this device'],
  ['on its way', { isEmpty: false, isDraftKept: true, isSaving: true }, 'Saving...'],
  ['answered by the server', { last: 'sent' }, 'Saved'],
  [
    'kept until the server can be reached',
    { last: 'waiting' },
    'Kept on this device. It is sent when you are back online.',
  ],
  [
    'a new draft after a saved entry',
    { last: 'sent', isEmpty: false, isDraftKept: true },
    'Draft kept on this device',
  ],
])('%s', (_, state, words) => {
  expect(savingWords({ ...nothing, ...state })).toBe(words);
});
