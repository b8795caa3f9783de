import { expect, test } from 'vitest';
import { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import { SUGGESTIONS } from './suggestions.ts';

test('there are three categories of three questions, all different', () => {
  expect(SUGGESTIONS.map(({ category }) => category)).toEqual([
    'Personal Growth',
    'Goal Setting',
    'Learning & Development',
  ]);
  for (const { questions } of SUGGESTIONS) expect(questions).toHaveLength(3);
  expect(new Set(SUGGESTIONS.flatMap(({ questions }) => questions)).size).toBe(9);
});

test.each(SUGGESTIONS.flatMap(({ questions }) => [...questions]))(
  '"%s" can be sent as it is',
  (message) => {
    expect(NewChatMessage.safeParse({ message }).success).toBe(true);
    expect(message.length).toBeLessThan(90);
  },
);
