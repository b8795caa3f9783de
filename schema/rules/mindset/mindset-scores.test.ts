import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import {
  type Answer,
  categoryBand,
  isAboutTheSame,
  labelOf,
  openingOf,
  overallBand,
  PROFILE_TYPES,
  profileTypeOf,
  type Scores,
  scoreAnswers,
  strongestOf,
  weakestFirst,
} from './mindset-scores.ts';

const anyScore = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
const anyAnswers: fc.Arbitrary<Answer[]> = fc
  .tuple(...MINDSET_CATEGORIES.map(() => fc.array(anyScore, { minLength: 4, maxLength: 4 })))
  .map((perCategory) =>
    perCategory.flatMap((scores, index) =>
      scores.map((score) => ({ category: MINDSET_CATEGORIES[index] as Answer['category'], score })),
    ),
  );

const scores = (overall: number, categories: number[]): Scores => ({
  overall,
  categories: Object.fromEntries(
    MINDSET_CATEGORIES.map((category, index) => [category, categories[index]]),
  ) as Scores['categories'],
});

describe('scores', () => {
  it('lie between 1 and 5 with two decimals, whatever is answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { overall, categories } = scoreAnswers(answers);
        for (const score of [overall, ...Object.values(categories)]) {
          expect(score).toBeGreaterThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(5);
          expect(Math.abs(score * 100 - Math.round(score * 100))).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('count an unanswered question as 3', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const filled = answers.map((answer) => ({ ...answer, score: answer.score ?? 3 }));
        expect(scoreAnswers(answers)).toEqual(scoreAnswers(filled));
      }),
    );
  });

  it('are the mean of all answers overall, so that with four each it is the mean of the categories', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { overall, categories } = scoreAnswers(answers);
        const mean = Object.values(categories).reduce((sum, value) => sum + value, 0) / 5;
        expect(Math.abs(overall - mean)).toBeLessThan(0.011);
      }),
    );
  });

  it('rise, never fall, when an answer rises', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(19), (answers, at) => {
        const raised = answers.map((answer, index) =>
          index === at ? { ...answer, score: Math.min(5, (answer.score ?? 3) + 1) } : answer,
        );
        expect(scoreAnswers(raised).overall).toBeGreaterThanOrEqual(scoreAnswers(answers).overall);
      }),
    );
  });

  it('are 3 where nothing was asked', () => {
    expect(scoreAnswers([])).toEqual(scores(3, [3, 3, 3, 3, 3]));
  });
});

describe('the order of categories', () => {
  it('settles ties as challenges, obstacles, effort, criticism, success', () => {
    const { categories } = scores(3, [3, 2, 3, 2, 3]);
    expect(weakestFirst(categories)).toEqual([
      'obstacles',
      'criticism',
      'challenges',
      'effort',
      'success',
    ]);
    expect(strongestOf(categories)).toBe('challenges');
    expect(weakestFirst(scores(3, [3, 3, 3, 3, 3]).categories)).toEqual([...MINDSET_CATEGORIES]);
  });
});

describe('labels', () => {
  it.each([
    [0, 'Strongly Fixed'],
    [1, 'Strongly Fixed'],
    [1.74, 'Strongly Fixed'],
    [1.75, 'Fixed'],
    [2.74, 'Fixed'],
    [2.75, 'Mixed'],
    [3, 'Mixed'],
    [3.24, 'Mixed'],
    [3.25, 'Growth-Oriented'],
    [3.74, 'Growth-Oriented'],
    [3.75, 'Growth'],
    [4.24, 'Growth'],
    [4.25, 'Strong Growth'],
    [5, 'Strong Growth'],
    [9, 'Strong Growth'],
  ])('of %d is %s', (score, label) => {
    expect(labelOf(score)).toBe(label);
  });

  it.each([
    [2.99, 'fixed'],
    [3, 'mixed'],
    [3.5, 'mixed'],
    [3.51, 'growth'],
  ])('a category at %d reads the %s text', (score, band) => {
    expect(categoryBand(score)).toBe(band);
  });

  it.each([
    [2.99, 'fixed'],
    [4, 'mixed'],
    [4.01, 'growth'],
  ])('an overall score of %d reads the %s summary', (score, band) => {
    expect(overallBand(score)).toBe(band);
  });

  it.each([
    [1, 'Strongly Fixed', 'fixed'],
    [2.74, 'Fixed', 'fixed'],
    [2.75, 'Mixed', 'mixedBelow'],
    [2.99, 'Mixed', 'mixedBelow'],
    [3, 'Mixed', 'mixed'],
    [3.24, 'Mixed', 'mixed'],
    [3.25, 'Growth-Oriented', 'mixedAbove'],
    [3.75, 'Growth', 'growth'],
    [4, 'Growth', 'growth'],
    [4.01, 'Growth', 'strongGrowth'],
    [5, 'Strong Growth', 'strongGrowth'],
  ])('at %d the label %s and the sentence agree', (score, label, opening) => {
    expect([labelOf(score), openingOf(score)]).toEqual([label, opening]);
  });
});

describe('the profile', () => {
  it.each([
    ['balanced_grower', 4, [4.5, 4, 4, 4, 3.5]],
    ['challenger', 3.99, [4, 4, 4, 4, 3.95]],
    ['developing_grower', 4, [4, 4.5, 4.5, 3.49, 3.51]],
    ['critic_sensitive', 3, [3, 3, 3, 2.99, 3]],
    ['effort_avoider', 3, [3, 3, 2.5, 2.75, 3]],
    ['success_threatened', 3, [3, 3, 3, 3, 2]],
    ['perfectionist', 3, [3, 2.5, 3, 2.5, 3]],
    ['perfectionist', 2, [2, 2, 2, 2, 2]],
    ['challenger', 3.5, [4, 3, 3.5, 3, 4]],
    ['developing_grower', 3.5, [4, 3, 4.25, 3, 3]],
    ['developing_grower', 3, [3, 3, 3, 3, 3]],
    ['critic_sensitive', 4.1, [5, 5, 5, 2.75, 4]],
  ])('%s: overall %d, categories %j', (type, overall, categories) => {
    expect(profileTypeOf(scores(overall, categories))).toBe(type);
  });

  it('is always one of the seven', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(PROFILE_TYPES).toContain(profileTypeOf(scoreAnswers(answers)));
      }),
    );
  });
});

describe('modesty', () => {
  it.each([
    [3, 3.74, true],
    [3, 3.75, false],
    [4, 3.3, true],
    [4, 3.25, false],
  ])('calls a change from %d to %d about the same: %s', (before, after, same) => {
    expect(isAboutTheSame(before, after)).toBe(same);
  });
});
