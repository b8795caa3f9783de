import { expect, test } from 'vitest';
import {
  fits,
  isFinished,
  masteryWords,
  optionForKey,
  readAnswers,
  rightCount,
} from './quiz.rules.ts';

const question = (right: number) => ({
  question: 'Which?',
  options: [0, 1, 2].map((index) => ({
    text: `${index}`,
    isCorrect: index === right,
    feedback: 'Because.',
  })),
});
const questions = [question(0), question(2)];

test.each([
  [[0, 2], 2],
  [[0, 0], 1],
  [[1, 1], 0],
  [[0], 1],
  [[], 0],
])('of %j, %i are right', (answers, right) => {
  expect(rightCount(questions, answers)).toBe(right);
});

test.each([
  [[0, 2], true],
  [[0], true],
  [[], true],
  [[0, 3], false],
  [[-1], false],
  [[0, 0, 0], false],
])('%j fits the questions: %s', (answers, does) => {
  expect(fits(questions, answers)).toBe(does);
});

test('finished is when every question has an answer that there is', () => {
  expect(isFinished(questions, [0, 1])).toBe(true);
  expect(isFinished(questions, [0])).toBe(false);
  expect(isFinished(questions, [0, 9])).toBe(false);
  expect(isFinished(questions, null)).toBe(false);
});

test.each([
  ['[0,2]', [0, 2]],
  ['[1]', [1]],
  ['', []],
  ['no json', []],
  ['{"0":1}', []],
  ['["0"]', []],
  ['[0,1,2]', []],
  ['[0.5]', []],
])('kept as %s, read as %j', (stored, answers) => {
  expect(readAnswers(questions, stored)).toEqual(answers);
});

test.each([
  [1, 'everything right'],
  [0.75, 'enough to build on'],
  [0.7, 'enough to build on'],
  [0.5, 'Not yet the 70%'],
])('a result of %d: %s', (mastery, words) => {
  expect(masteryWords(mastery, 0.7)).toContain(words);
});

test.each([
  ['1', 0],
  ['3', 2],
  ['4', undefined],
  ['0', undefined],
  ['Enter', undefined],
  ['', undefined],
])('the key %s means option %s', (key, option) => {
  expect(optionForKey(key, question(0))).toBe(option);
});
