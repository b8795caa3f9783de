import { expect, test } from 'vitest';
import { CHECK_IN_QUESTIONS } from '#schema/contracts/mindset.ts';
import {
  checkInQuestions,
  firstUnanswered,
  isOnePlace,
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
  expect(
    presentedOptions({ options, presentation: 'ascending' }).map(({ value }) => value),
  ).toEqual([1, 2, 3, 4]);
  expect(presentedOptions({ options, presentation: 'descending' })[0]).toEqual({
    value: 4,
    text: 'd',
  });
});

test.each([
  [{}, 0],
  [{ a: 1, c: 2 }, 1],
  [{ a: 1, b: 4, c: 2 }, -1],
])('with %j the first open question is at %i', (answers, place) => {
  expect(firstUnanswered([{ id: 'a' }, { id: 'b' }, { id: 'c' }], answers)).toBe(place);
});

test('whoever always takes the same place ends in the middle, and it is noticed', () => {
  for (const place of [0, 1, 2, 3]) {
    const answers = Object.fromEntries(
      checkInQuestions.map((question) => [question.id, presentedOptions(question)[place]?.value]),
    ) as Record<string, number>;
    const total = valuesOf(checkInQuestions, answers).reduce((sum, value) => sum + value, 0);
    expect(total).toBe(20);
    expect(isOnePlace(checkInQuestions, answers)).toBe(true);
  }
  const sure = Object.fromEntries(checkInQuestions.map(({ id }) => [id, 4]));
  expect(isOnePlace(checkInQuestions, sure)).toBe(false);
  expect(isOnePlace(checkInQuestions, {})).toBe(false);
});

test('values are sent in the order of the questions', () => {
  expect(valuesOf([{ id: 'b' }, { id: 'a' }], { a: 1, b: 4 })).toEqual([4, 1]);
});

test.each(['fixed', 'mixed', 'growth'] as const)('the result %s has its texts', (result) => {
  const { title, description, suggestion } = resultTexts(result);
  expect([title, description, suggestion].every((text) => text.length > 0)).toBe(true);
});
