import { describe, expect, it } from 'vitest';
import { isMastered, problemOfAnswers, problemOfWriting, scoreQuiz } from './mastery.ts';

const question = (right: number, of = 3) => ({
  question: 'q',
  options: Array.from({ length: of }, (_, index) => ({
    text: 't',
    isCorrect: index === right,
    feedback: 'f',
  })),
});
const QUIZ = [question(0), question(1), question(2), question(0, 2)];
const prompt = { label: 'l', help: 'h', rows: 3 };

describe('the answers to a quiz', () => {
  it.each([
    ['all right', [0, 1, 2, 0], 1],
    ['three of four', [0, 1, 2, 1], 0.75],
    ['none', [1, 0, 0, 1], 0],
  ])('%s score as the share of right ones', (_, answers, share) => {
    expect(scoreQuiz(QUIZ, answers)).toBe(share);
  });

  it('round to two decimals', () => {
    expect(scoreQuiz([question(0), question(0), question(0)], [0, 0, 1])).toBe(0.67);
  });

  it.each([
    ['too few', QUIZ, [0, 1, 2], 'Please answer every question'],
    ['too many', QUIZ, [0, 1, 2, 0, 0], 'Please answer every question'],
    ['one that is no option', QUIZ, [0, 1, 2, 2], 'One of these answers is not among the options'],
    ['where nothing is asked', null, [0], 'This unit asks no questions'],
    ['where there are no questions', [], [], 'This unit asks no questions'],
  ])('are refused with a sentence: %s', (_, questions, answers, problem) => {
    expect(problemOfAnswers(questions, answers)).toBe(problem);
  });

  it('are taken when they fit', () => {
    expect(problemOfAnswers(QUIZ, [0, 1, 2, 1])).toBeUndefined();
  });
});

describe('what is written in an exercise', () => {
  it('may leave prompts open, and holds no more than was asked', () => {
    expect(problemOfWriting([prompt, prompt], ['one'])).toBeUndefined();
    expect(problemOfWriting([prompt], ['one', 'two'])).toBe(
      'There are more texts here than the unit asks for',
    );
    expect(problemOfWriting(null, ['one'])).toBe('This unit asks for nothing in writing');
  });
});

it.each([
  [null, 0.7, false],
  [0.69, 0.7, false],
  [0.7, 0.7, true],
  [0, 0, true],
])('a best result of %s for %s is mastery: %s', (score, required, expected) => {
  expect(isMastered(score, required)).toBe(expected);
});
