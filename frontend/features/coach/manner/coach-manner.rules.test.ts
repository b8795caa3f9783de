import { expect, test } from 'vitest';
import { mannerWords } from '#frontend/lib/words/manner-words.rules.ts';
import { COACH_PERSONALITIES, COACH_STYLES, COACH_TONES } from '#schema/contracts/enums.ts';
import { PERSONALITIES, STYLES, sampleReply, TONES } from './coach-manner.rules.ts';

const manners = COACH_PERSONALITIES.flatMap((coachPersonality) =>
  COACH_TONES.flatMap((coachTone) =>
    COACH_STYLES.map((coachStyle) => ({ coachPersonality, coachTone, coachStyle })),
  ),
);

test('every manner the server knows can be chosen', () => {
  expect(PERSONALITIES.map(({ value }) => value)).toEqual([...COACH_PERSONALITIES]);
  expect(TONES.map(({ value }) => value)).toEqual([...COACH_TONES]);
  expect(STYLES.map(({ value }) => value)).toEqual([...COACH_STYLES]);
});

test('all 27 manners sound different', () => {
  expect(new Set(manners.map(sampleReply)).size).toBe(27);
});

test('a manner is named in three words', () => {
  expect(
    mannerWords({
      coachPersonality: 'challenging',
      coachTone: 'scholarly',
      coachStyle: 'growth_mindset',
    }),
  ).toBe('Challenging, scholarly, growth mindset');
});
