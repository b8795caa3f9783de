import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import { PROFILE_TYPES, type Scores } from '#schema/rules/mindset/mindset-scores.ts';
import {
  type AnsweredRecommendation,
  estimatedImpact,
  isPutAway,
  type LearnerFacts,
  orderForPlan,
  type PathFacts,
  suggestPaths,
} from './recommendations.ts';

const path = (patch: Partial<PathFacts> = {}): PathFacts => ({
  id: 1,
  title: 'Foundations',
  difficulty: 'beginner',
  targetWeaknesses: [],
  targetProfileTypes: [],
  effectivenessScore: 0,
  ...patch,
});

function scoresOf(perCategory: number[], overall = 3): Scores {
  const categories = Object.fromEntries(
    MINDSET_CATEGORIES.map((name, index) => [name, perCategory[index]]),
  );
  return { overall, categories: categories as Scores['categories'] };
}

// challenges, obstacles, effort, criticism, success
const learner = (perCategory: number[], patch: Partial<LearnerFacts> = {}): LearnerFacts => ({
  scores: scoresOf(perCategory),
  confidence: 0.6,
  finished: [],
  ...patch,
});

describe('a path that works on a low category', () => {
  const onCriticism = path({ targetWeaknesses: ['criticism', 'success'] });

  it('is recommended with the score it rests on', () => {
    expect(suggestPaths([onCriticism], learner([4, 3.5, 3.25, 2.4, 3]))).toEqual([
      {
        pathId: 1,
        recommendationType: 'weakness_targeted',
        priority: 4,
        confidence: 0.6,
        reasoning:
          'Your answers on criticism average 2.40, the lowest of the five. This path works on criticism.',
        estimatedImpact: 0.35,
        basedOnProfile: 'critic_sensitive',
        basedOnWeaknesses: ['criticism'],
        basedOnScore: 2.4,
      },
    ]);
  });

  it.each([
    [1, 5],
    [1.75, 5],
    [2.25, 4],
    [2.75, 3],
    [3.5, 2],
    [4.5, 1],
  ])('at %s comes with priority %s', (score, priority) => {
    const [found] = suggestPaths([onCriticism], learner([5, 5, 5, score, 5]));
    expect(found?.priority).toBe(priority);
  });

  it('comes a little earlier where it was written for this profile', () => {
    const written = path({ ...onCriticism, targetProfileTypes: ['critic_sensitive'] });
    expect(suggestPaths([written], learner([5, 5, 5, 2.75, 5]))[0]?.priority).toBe(4);
  });

  it.each([
    ['the second lowest', [4, 4, 2, 4, 3.5], 'average 3.50, the second lowest of the five.', 0.51],
    [
      'one of two that are lowest',
      [4, 4, 4, 3, 3],
      'average 3.00, among the lowest of the five.',
      0.51,
    ],
    ['low, though others are lower', [2, 2.25, 4, 4, 2.5], 'average 2.50.', 0.42],
  ])('says where the score stands: %s', (_, scores, words, confidence) => {
    const [found] = suggestPaths([path({ targetWeaknesses: ['success'] })], learner(scores));
    expect(found?.reasoning ?? '').toContain(words);
    expect([found?.recommendationType, found?.confidence]).toEqual([
      'weakness_targeted',
      confidence,
    ]);
  });

  it('is not recommended for that when the score is neither low nor among the two lowest', () => {
    expect(
      suggestPaths([path({ targetWeaknesses: ['success'] })], learner([3, 3, 4, 4, 3.5])),
    ).toEqual([]);
  });
});

it('a path that works on the highest category is recommended to build on it', () => {
  const [found] = suggestPaths(
    [path({ targetWeaknesses: ['effort'] })],
    learner([3, 3, 4.25, 3.5, 3.5]),
  );
  expect(found).toMatchObject({
    recommendationType: 'strength_building',
    priority: 2,
    confidence: 0.36,
    reasoning:
      'Your answers on effort average 4.25, the highest of the five. This path gives that habit more to work with.',
    basedOnWeaknesses: [],
    basedOnScore: 4.25,
  });
});

describe('a path one level up', () => {
  const finished = [path({ id: 9, title: 'Foundations', difficulty: 'beginner' })];

  it('is recommended when the level before is finished', () => {
    const scores = scoresOf([3, 3, 4, 4, 4], 3.6);
    const [found] = suggestPaths([path({ difficulty: 'intermediate' })], {
      scores,
      confidence: 0.8,
      finished,
    });
    expect(found).toMatchObject({
      recommendationType: 'next_level',
      priority: 3,
      confidence: 0.6,
      reasoning:
        'You finished “Foundations”, and your answers average 3.60 overall. This path is one level up.',
      basedOnScore: 3.6,
    });
  });

  it.each(['beginner', 'advanced'] as const)('and no other: %s is not', (difficulty) => {
    expect(suggestPaths([path({ difficulty })], learner([3, 3, 4, 4, 4], { finished }))).toEqual(
      [],
    );
  });
});

it('of several reasons for a path the weightiest is given', () => {
  const both = path({ difficulty: 'intermediate', targetWeaknesses: ['criticism'] });
  const finished = [path({ id: 9 })];
  const typeAt = (criticism: number) =>
    suggestPaths([both], learner([5, 5, 5, criticism, 5], { finished }))[0]?.recommendationType;
  expect([typeAt(1.5), typeAt(4)]).toEqual(['weakness_targeted', 'next_level']);
});

it('what is known of a path’s effect raises confidence a little', () => {
  const known = path({ targetWeaknesses: ['criticism'], effectivenessScore: 0.5 });
  expect(suggestPaths([known], learner([4, 4, 4, 2, 4]))[0]?.confidence).toBe(0.65);
});

it.each([
  ['far below the next band', 1, 0, 0.13],
  ['below it', 2.4, 0, 0.35],
  ['right below it: nearness is not effect', 2.99, 0, 0.5],
  ['mixed', 3.25, 0, 0.3],
  ['growth', 4, 0, 0.3],
  ['at the top', 5, 0, 0.5],
  ['a path that is known to move it more', 2.4, 0.6, 0.71],
  ['never more than the whole way', 2.9, 1, 1],
])('the estimated impact, %s', (_, score, effectiveness, expected) => {
  expect(estimatedImpact(score, effectiveness)).toBe(expected);
});

describe('a dismissed recommendation', () => {
  const NOW = new Date('2026-06-01T00:00:00.000Z');
  const dismissed: AnsweredRecommendation = {
    recommendationType: 'weakness_targeted',
    basedOnWeaknesses: ['criticism'],
    basedOnScore: 2.4,
    accepted: false,
    answeredAt: '2026-05-01T00:00:00.000Z',
  };
  it.each([
    ['stays away', {}, 2.4, true],
    ['stays away when the score has hardly moved', {}, 3.14, true],
    ['comes back when it has, upwards', {}, 3.15, false],
    ['comes back when it has, downwards', {}, 1.65, false],
    ['stays away for 90 days', { answeredAt: '2026-03-03T00:00:00.001Z' }, 2.4, true],
    ['comes back after them', { answeredAt: '2026-03-03T00:00:00.000Z' }, 2.4, false],
    ['is one that was said no to', { accepted: true }, 2.4, false],
    ['is one that was answered', { accepted: null, answeredAt: null }, 2.4, false],
  ])('%s', (_, patch, criticism, expected) => {
    expect(isPutAway({ ...dismissed, ...patch }, scoresOf([3, 3, 3, criticism, 3]), NOW)).toBe(
      expected,
    );
  });

  it('looks at the score it rested on', () => {
    const scores = scoresOf([3, 3, 5, 2.4, 3], 3.2);
    const strength = {
      ...dismissed,
      recommendationType: 'strength_building',
      basedOnWeaknesses: [],
    } as const;
    const level = { ...strength, recommendationType: 'next_level' } as const;
    expect(isPutAway({ ...strength, basedOnWeaknesses: [], basedOnScore: 4 }, scores, NOW)).toBe(
      false,
    );
    expect(isPutAway({ ...level, basedOnWeaknesses: [], basedOnScore: 3 }, scores, NOW)).toBe(true);
  });
});

describe('with a plan', () => {
  const shown = (priority: number, locked: boolean, confidence = 0.5) => ({
    priority,
    confidence,
    reasoning: 'Because.',
    path: { locked, subscriptionTier: locked ? ('premium' as const) : ('free' as const) },
  });

  it('a closed path comes one priority lower and says what it needs', () => {
    expect(orderForPlan([shown(4, true), shown(4, false)])).toEqual([
      shown(4, false),
      { ...shown(3, true), reasoning: 'Because. It is part of the premium plan.' },
    ]);
  });

  it('a closed path never stands above an open one that fits as well', () => {
    const score = fc.integer({ min: 4, max: 20 }).map((quarter) => quarter / 4);
    const aPath = fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      title: fc.constant('A path'),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      targetWeaknesses: fc.uniqueArray(fc.constantFrom(...MINDSET_CATEGORIES), { maxLength: 3 }),
      targetProfileTypes: fc.uniqueArray(fc.constantFrom(...PROFILE_TYPES), { maxLength: 3 }),
      effectivenessScore: fc.constantFrom(0, 0.05, 0.4, 1),
    });
    const aLearner = fc.record({
      scores: fc.array(score, { minLength: 5, maxLength: 5 }).map((scores) => scoresOf(scores)),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      finished: fc.array(aPath, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(aPath, { selector: ({ id }) => id, maxLength: 8 }),
        aLearner,
        (paths, who) => {
          const suggestions = suggestPaths(paths, who);
          for (const one of suggestions) {
            expect(one.priority).toBeGreaterThanOrEqual(1);
            expect(one.priority).toBeLessThanOrEqual(5);
            for (const figure of [one.confidence, one.estimatedImpact]) {
              expect(figure).toBeGreaterThanOrEqual(0);
              expect(figure).toBeLessThanOrEqual(1);
            }
            expect(one.reasoning).toContain(one.basedOnScore.toFixed(2));
          }
          // Each path twice, open and closed: they fit alike.
          const ordered = orderForPlan(
            suggestions.flatMap((one) =>
              [true, false].map((locked) => ({
                ...one,
                path: { locked, subscriptionTier: locked ? ('pro' as const) : ('free' as const) },
              })),
            ),
          );
          const placeOf = (pathId: number, locked: boolean) =>
            ordered.findIndex((one) => one.pathId === pathId && one.path.locked === locked);
          for (const { pathId } of suggestions) {
            expect(placeOf(pathId, false)).toBeLessThan(placeOf(pathId, true));
          }
        },
      ),
    );
  });
});
