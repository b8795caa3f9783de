import { expect, test } from 'vitest';
import { draftOfShared } from './shared-words.ts';

test.each([
  [
    ['A heron', 'It stood still.', 'https://example.org/'],
    'A heron\nIt stood still.\nhttps://example.org/',
  ],
  [[null, ' It stood still. ', null], 'It stood still.'],
  [['', '', 'https://example.org/'], 'https://example.org/'],
  // Many apps put the address into the text as well, or the title.
  [
    ['A heron', 'Look: https://example.org/', 'https://example.org/'],
    'A heron\nLook: https://example.org/',
  ],
  [['A heron', 'A heron', 'A heron'], 'A heron'],
  [[null, undefined, new Blob(['a picture'])], ''],
])('%j becomes %j', (parts, words) => {
  expect(draftOfShared(parts)).toBe(words);
});

test('a book is cut', () => {
  expect(draftOfShared(['x'.repeat(200_000)]).length).toBe(50_000);
});

test('is cut between signs, never through one: an address has to hold it', () => {
  const words = draftOfShared([`x${'🌱'.repeat(30_000)}`]);
  expect(words).toHaveLength(49_999);
  expect(decodeURIComponent(encodeURIComponent(words))).toBe(words);
});
