import { expect, test } from 'vitest';
import { CHECK_IN_QUESTIONS } from '#schema/contracts/mindset.ts';
import {
  checkInQuestions,
  firstUnanswered,
  presentedOptions,
  resultTexts,
  valuesOf,
} from './check-in.rules.ts';

test('there are as many questions as the server wants answers', () => {
  expect(checkInQuestions).toHaveLength(CHECK_IN_QUESTIONS);
  expect(checkInQuestions.every(({ options }) => options.length === 4)).toBe(true);
});

test('what is stored does not depend on what stands where', () => {
  const options = ['a', 'b', 'c', 'd'];
  expect(presentedOptions({ options, order: 'ascending' }).map(({ value }) => value)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(presentedOptions({ options, order: 'descending' })[0]).toEqual({ value: 4, text: 'd' });
});

test.each([
  [{}, 0],
  [{ a: 1, c: 2 }, 1],
  [{ a: 1, b: 4, c: 2 }, -1],
])('with %j the first open question is at %i', (answers, place) => {
  expect(firstUnanswered([{ id: 'a' }, { id: 'b' }, { id: 'c' }], answers)).toBe(place);
});

test('values are sent in the order of the questions', () => {
  expect(valuesOf([{ id: 'b' }, { id: 'a' }], { a: 1, b: 4 })).toEqual([4, 1]);
});

test.each(['fixed', 'mixed', 'growth'] as const)('the result %s has its texts', (result) => {
  const { title, description, suggestion } = resultTexts(result);
  expect([title, description, suggestion].every((text) => text.length > 0)).toBe(true);
});
