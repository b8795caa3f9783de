import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords, tidyOwnWords } from '#worker/lib/fold-text.ts';
import type { Intent } from './intents.ts';
import { choosePhrase } from './quote.ts';
import { relevanceFor } from './recognise-intent.ts';

const CASES: readonly (readonly [Intent, string, string])[] = [
  [
    'perfectionist',
    'I keep rewriting the first paragraph of my cover letter',
    'I keep rewriting the first paragraph',
  ],
  [
    'nervous',
    'audition on Thursday and my hands shake just thinking about it',
    'my hands shake just thinking about it',
  ],
  [
    'failed',
    'I gave up smoking 3 weeks ago and slipped yesterday at a party',
    'slipped yesterday at a party',
  ],
  ['angry', 'My colleague took credit for my analysis. I am furious and of course I smiled.', 'I am furious'],
  ['self-doubt', 'At 67 I sometimes think I am simply too old for this.', 'simply too old for this'],
];

test.each(CASES)('for %s, "%s" is quoted as "%s"', (intent, text, phrase) => {
  expect(choosePhrase(text, relevanceFor(intent))).toBe(phrase);
});

test('nothing is quoted that cannot stand alone or should not be repeated', () => {
  for (const text of [
    'I',
    'and the',
    'fuck this shit',
    'write to me@example.com',
    'https://example.com/a',
    '!!!',
    '',
  ]) {
    expect(choosePhrase(text, () => 0)).toBeUndefined();
  }
});

const words = fc.constantFrom(
  'I',
  'my',
  'draft',
  'boss',
  'said',
  'the',
  'is',
  'never',
  'ready,',
  'and',
  'tired',
  'of',
  'running',
  "can't",
  'stop.',
  'Again',
  '“so',
  '😀',
  'why?',
);

test('a quote is two to eight of the person’s own words, in their order', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 40 }), (list) => {
      const text = list.join(' ');
      const phrase = choosePhrase(text, () => 0);
      if (phrase === undefined) return;
      expect(countWords(phrase)).toBeGreaterThanOrEqual(2);
      expect(countWords(phrase)).toBeLessThanOrEqual(8);
      expect(tidyOwnWords(text, 4000).toLowerCase()).toContain(phrase.toLowerCase());
    }),
  );
});
