import { describe, expect, test } from 'vitest';
import type { MindsetQuestion } from '#schema/contracts/mindset.ts';
import {
  answersOf,
  assessmentFrom,
  forward,
  isAlikeThroughout,
  presentedChoices,
  resumeStep,
  scoreForKey,
} from './quiz.rules.ts';

const question = (id: number, more: Partial<MindsetQuestion> = {}): MindsetQuestion => ({
  id,
  category: 'challenges',
  question: `Situation ${id}`,
  options: ['one', 'two', 'three', 'four', 'five'],
  presentation: 'ascending',
  ...more,
});
const descending = question(2, { presentation: 'descending' });

describe('what is stored does not depend on what stands where', () => {
  test('ascending, the first option is worth 1', () => {
    expect(presentedChoices(question(1)).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  });

  test('descending, the first option is worth 5 and keeps its words', () => {
    expect(presentedChoices(descending)[0]).toEqual({ value: 5, text: 'five' });
    expect(descending.options[0]).toBe('one');
  });
});

test.each([
  ['1', 1, 5],
  ['5', 5, 1],
  ['6', undefined, undefined],
  ['0', undefined, undefined],
  ['a', undefined, undefined],
  ['12', undefined, undefined],
])('the key %s chooses by place', (key, ascending, reversed) => {
  expect(scoreForKey(key, question(1))).toBe(ascending);
  expect(scoreForKey(key, descending)).toBe(reversed);
});

test.each([
  [{}, 0],
  [{ 1: 4 }, 1],
  [{ 1: 4, 3: 2 }, 1],
  [{ 1: 4, 2: 2, 3: 2 }, 2],
])('with the answers %j one goes on at step %i', (answers, step) => {
  expect(resumeStep([{ id: 1 }, { id: 2 }, { id: 3 }], answers)).toBe(step);
});

test('no questions, no step', () => {
  expect(resumeStep([], {})).toBe(0);
});

describe('the forward button', () => {
  const ready = { step: 0, questions: 3, isChosen: true, isSaving: false, isSubmitted: false };

  test('says Next until the last question', () => {
    expect(forward(ready)).toEqual({ label: 'Next', disabled: false });
    expect(forward({ ...ready, step: 2 }).label).toBe('Complete Assessment');
  });

  test.each([{ isChosen: false }, { isSaving: true }, { isSubmitted: true }])(
    'is disabled with %j',
    (state) => {
      expect(forward({ ...ready, ...state }).disabled).toBe(true);
    },
  );
});

describe('answers that are all alike', () => {
  const questions = [question(1), descending, question(3)];

  test('are noticed at one place, across both orders', () => {
    expect(isAlikeThroughout(questions, { 1: 1, 2: 5, 3: 1 })).toBe(true);
  });

  test('are noticed by one value', () => {
    expect(isAlikeThroughout(questions, { 1: 4, 2: 4, 3: 4 })).toBe(true);
  });

  test('are not where they differ in both', () => {
    expect(isAlikeThroughout(questions, { 1: 4, 2: 4, 3: 2 })).toBe(false);
  });

  test('are not asked about while answers are missing', () => {
    expect(isAlikeThroughout(questions, { 1: 1, 2: 5 })).toBe(false);
  });
});

test('an assessment carries scores, the two lowest areas and the tips', () => {
  const questions = [
    question(1, { category: 'effort' }),
    question(2, { category: 'criticism' }),
    question(3, { category: 'criticism' }),
  ];
  expect(
    assessmentFrom(
      questions,
      answersOf([
        { questionId: 1, score: 5 },
        { questionId: 2, score: 1 },
      ]),
      ['Rest.'],
    ),
  ).toEqual({
    overallScore: 3,
    challengesScore: 3,
    obstaclesScore: 3,
    effortScore: 5,
    criticismScore: 2,
    successScore: 3,
    recommendations: {
      focusAreas: ['criticism', 'challenges'],
      recommendedPathIds: [],
      tips: ['Rest.'],
    },
  });
});
