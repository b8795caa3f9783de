import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import { confidenceLevel } from './growth-figures.ts';
import { scoreAnswers } from './mindset-scores.ts';
import {
  consistencyOf,
  isStraightLine,
  type PlacedAnswer,
  placeOf,
  readingQuality,
} from './reading-quality.ts';

/** Two of four questions in each category are keyed the other way round, as in the content. */
const questions = MINDSET_CATEGORIES.flatMap((category) =>
  (['descending', 'ascending', 'descending', 'ascending'] as const).map((presentation) => ({
    category,
    presentation,
  })),
);
type ScoreFor = (question: (typeof questions)[number], index: number) => number | undefined;
const answered = (score: ScoreFor): PlacedAnswer[] =>
  questions.map((question, index) => ({ ...question, score: score(question, index) }));
const atPlace = (place: number) => answered(({ presentation }) => placeOf(place, presentation));

/** Numbers of 0 to 1 from a fixed seed (mulberry32), so that a failure can be looked at. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('who answers at random', () => {
  const random = randomFrom(22);
  const respondents = Array.from({ length: 10_000 }, () =>
    answered(() => 1 + Math.floor(random() * 5)),
  );
  const confidences = (count: number) =>
    respondents.map((answers) => confidenceLevel(consistencyOf(answers), count));

  it('earns no confidence in 98 of 100 cases, and never much', () => {
    const earned = confidences(1);
    expect(earned.filter((level) => level > 0).length).toBeLessThan(200);
    expect(Math.max(...earned)).toBeLessThan(0.4);
  });

  it('earns none by doing so again and again', () => {
    const earned = confidences(20);
    expect(earned.filter((level) => level > 0).length).toBeLessThan(200);
    expect(earned.filter((level) => level > 0.3).length).toBeLessThan(50);
  });

  it('is told so', () => {
    const clear = respondents.filter((answers) => readingQuality(answers) === 'clear');
    expect(clear.length).toBeLessThan(200);
  });
});

describe('who gives one answer throughout', () => {
  it.each([1, 2, 3, 4, 5])('at place %i earns nothing and is in the middle', (place) => {
    const answers = atPlace(place);
    expect(confidenceLevel(consistencyOf(answers), 50)).toBe(0);
    expect(readingQuality(answers)).toBe('same_place');
    const { overall, categories } = scoreAnswers(answers);
    expect([overall, ...Object.values(categories)]).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it.each([1, 2, 3, 4, 5])('of value %i earns nothing', (value) => {
    const answers = answered(() => value);
    expect(confidenceLevel(consistencyOf(answers), 50)).toBe(0);
    expect(readingQuality(answers)).toBe('same_place');
  });

  it('earns nothing with two strays among twenty either', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { maxLength: 2 }),
        fc.integer({ min: 1, max: 5 }),
        (place, strays, other) => {
          const answers = answered(({ presentation }, index) =>
            strays.includes(index) ? other : placeOf(place, presentation),
          );
          expect(consistencyOf(answers)).toBe(0);
        },
      ),
    );
  });
});

describe('who reads the questions', () => {
  const careful = answered(
    ({ category }, index) =>
      2 + (MINDSET_CATEGORIES.indexOf(category) % 3) + (index % 4 === 3 ? 1 : 0),
  );

  it('earns confidence by agreeing with themselves', () => {
    expect(readingQuality(careful)).toBe('clear');
    expect(confidenceLevel(consistencyOf(careful), 1)).toBeGreaterThan(0.4);
  });

  it('is not taken for a straight line', () => {
    expect(isStraightLine(careful)).toBe(false);
  });
});

describe('answers that are missing', () => {
  it('make a reading of too few answers, which earns nothing', () => {
    const answers = answered((_, index) => (index < 19 ? 4 : undefined));
    expect([readingQuality(answers), consistencyOf(answers)]).toEqual(['few_answers', 0]);
    expect([readingQuality([]), consistencyOf([])]).toEqual(['few_answers', 0]);
  });
});

it('a confidence is a fraction, whatever the answers', () => {
  const score = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(score, { minLength: 20, maxLength: 20 }), (scores) => {
      const consistency = consistencyOf(answered((_, index) => scores[index]));
      expect(consistency).toBeGreaterThanOrEqual(0);
      expect(consistency).toBeLessThanOrEqual(1);
    }),
  );
});
