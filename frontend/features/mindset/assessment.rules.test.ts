import { expect, test } from 'vitest';
import type { Assessment } from '#schema/contracts/mindset.ts';
import { categoryScores } from '#schema/rules/mindset/mindset-scores.ts';
import { assessmentBefore, focusAndStrengths } from './assessment.rules.ts';
import {
  categoryName,
  categoryParts,
  changeWords,
  openingText,
  scoreWords,
  summaryText,
  tieWords,
} from './category-words.rules.ts';

const assessment = (id: number, scores: Partial<Assessment> = {}): Assessment => ({
  id,
  overallScore: 3,
  challengesScore: 3,
  obstaclesScore: 3,
  effortScore: 3,
  criticismScore: 3,
  successScore: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  recommendations: null,
  questionnaire: 2,
  reading: 'clear',
  beliefAnswers: null,
  ...scores,
});

test('two lowest, two highest', () => {
  const scores = categoryScores(
    assessment(1, {
      challengesScore: 4.5,
      obstaclesScore: 2,
      effortScore: 3.25,
      criticismScore: 1.5,
      successScore: 5,
    }),
  );
  expect(focusAndStrengths(scores)).toEqual({
    focus: ['criticism', 'obstacles'],
    strengths: ['success', 'challenges'],
  });
});

test('of equals the first in the order of categories comes first, and nothing is in both lists', () => {
  expect(focusAndStrengths(categoryScores(assessment(1)))).toEqual({
    focus: ['challenges', 'obstacles'],
    strengths: ['effort', 'criticism'],
  });
});

test('the assessment before is the next older one', () => {
  const all = [assessment(9), assessment(5), assessment(2)];
  expect(assessmentBefore(assessment(9), all)?.id).toBe(5);
  expect(assessmentBefore(assessment(2), all)).toBeUndefined();
  // The list may be older than the latest one.
  expect(assessmentBefore(assessment(12), all)?.id).toBe(9);
});

test.each([
  [3, 3, 'About the same as last time'],
  [3, 3.74, 'About the same as last time'],
  [3, 3.75, '0.75 higher than last time'],
  [4.5, 3.25, '1.25 lower than last time'],
])('from %d to %d: %s', (before, after, words) => {
  expect(changeWords(before, after)).toBe(words);
});

test('texts follow the bands, at their borders too', () => {
  expect(categoryName('success')).toBe('Success');
  const [fixed, mixed, growth] = [2.99, 3, 3.51].map(
    (score) => categoryParts('effort', score).says,
  );
  expect(new Set([fixed, mixed, growth]).size).toBe(3);
  expect(categoryParts('effort', 3.5).says).toBe(mixed);
  expect(summaryText(4)).toBe(summaryText(3));
  expect(summaryText(4.01)).not.toBe(summaryText(4));
});

test('scores carry no empty decimals', () => {
  expect([4, 3.5, 3.25].map(scoreWords)).toEqual(['4', '3.5', '3.25']);
});

test.each([2.8, 2.99])('at %d, “Mixed” on the fixed side, the sentence says both', (score) => {
  expect(openingText(score)).toMatch(/mixed.+fixed side/);
});

const areas = (scores: number[]) =>
  categoryScores(
    assessment(1, {
      challengesScore: scores[0] as number,
      obstaclesScore: scores[1] as number,
      effortScore: scores[2] as number,
      criticismScore: scores[3] as number,
      successScore: scores[4] as number,
    }),
  );

test.each([
  [[2, 2, 4, 4, 5], ['challenges', 'obstacles'], undefined],
  [[2, 3, 3, 4, 5], ['challenges', 'obstacles'], 'Obstacles and Effort scored the same'],
  [[3, 3, 3, 3, 3], ['challenges', 'obstacles'], 'All five areas scored the same'],
  [[1, 2, 3, 4, 5], ['challenges', 'obstacles'], undefined],
] as const)('ties in %j are named', (scores, listed, words) => {
  const said = tieWords(listed, areas([...scores]));
  if (words) expect(said).toContain(words);
  else expect(said).toBeUndefined();
});
