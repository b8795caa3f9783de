import { expect, test } from 'vitest';
import { nextSentences, wordsBeside } from './announce.rules.ts';

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

const SESSION = { id: 'woop', title: 'Woop', step: 2, of: 6, canGoBack: true, canSkip: true };
const choices = ['0', '5', '10'].map((label) => ({ label, value: label }));

test.each([
  ['nothing', {}, ''],
  ['answers', { choices }, 'Possible answers: 0; 5; 10.'],
  [
    'a scale by its ends',
    { choices, session: { ...SESSION, scale: { low: 'not at all', high: 'completely' } } },
    'Step 2 of 6. Possible answers: 0 to 10.',
  ],
  [
    'what came of a session',
    { session: { ...SESSION, draft: { title: 'Your wish', body: 'To swim.' } } },
    'Your wish: To swim. Step 2 of 6.',
  ],
  [
    'what is kept',
    { kept: { kind: 'plan' as const, title: 'Your plan', body: '' } },
    'Kept: Your plan.',
  ],
])('beside a reply there is %s', (_, beside, words) => {
  expect(wordsBeside(beside)).toBe(words);
});
