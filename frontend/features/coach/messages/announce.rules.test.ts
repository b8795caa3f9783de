import { expect, test } from 'vitest';
import { nextSentences } from './announce.rules.ts';

const REPLY =
  'Nine days sounds like bracing. Open it to sort it: no fixing allowed. Which comment is fair?';

test('a reply that comes in pieces is said in whole sentences, none twice', () => {
  const heard: string[] = [];
  let said = 0;
  for (let length = 1; length <= REPLY.length; length++) {
    const next = nextSentences(REPLY.slice(0, length), said, length === REPLY.length);
    said = next.said;
    if (next.words) heard.push(next.words);
  }
  expect(heard.length).toBeLessThanOrEqual(4);
  expect(heard.join(' ')).toBe(REPLY);
});

test('half a sentence waits', () => {
  expect(nextSentences('Nine days so', 0, false)).toEqual({ words: '', said: 0 });
  expect(nextSentences('Done. Nine days so', 0, false).words).toBe('Done.');
});

test('a number with a point is not the end of a sentence', () => {
  expect(nextSentences('Swim 1.8 km', 0, false).words).toBe('');
});

test('formatting is not read out', () => {
  expect(nextSentences('**Try** this:\n- `one` [link](https://a.b)', 0, true).words).toBe(
    'Try this: one link',
  );
});
