import { expect, test } from 'vitest';
import { draftAfterSending, restoredDraft } from './draft.rules.ts';

test.each([
  ['I practised.', 'I practised.', ''],
  ['I practised. ', 'I practised.', ''],
  ['I practised. And then', 'I practised.', 'I practised. And then'],
  ['', 'I practised.', ''],
])('after sending, "%s" with "%s" sent leaves "%s"', (current, sent, left) => {
  expect(draftAfterSending(current, sent)).toBe(left);
});

test.each([
  [null, null, ''],
  [null, 'half a thought', 'half a thought'],
  ['lost on the way', null, 'lost on the way'],
  ['lost on the way', '  ', 'lost on the way'],
  ['lost on the way', 'half a thought', 'lost on the way\n\nhalf a thought'],
  ['the same', 'the same', 'the same'],
])('unsent %o and draft %o come back as "%s"', (unsent, draft, text) => {
  expect(restoredDraft(unsent, draft)).toBe(text);
});
