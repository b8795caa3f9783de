import { expect, test } from 'vitest';
import { engagementWords, paceWords } from './pace-words.rules.ts';

test.each([
  [2, 'Fast Learner'],
  [1.21, 'Fast Learner'],
  [1.2, 'Steady Progress'],
  [0.81, 'Steady Progress'],
  [0.8, 'Thoughtful Approach'],
  [0, 'Thoughtful Approach'],
])('a velocity of %d is called %s', (velocity, label) => {
  expect(paceWords(velocity).label).toBe(label);
});

test('only above 0.7 engagement is something to be glad of', () => {
  expect(engagementWords(0.71)).toContain('You finish what you open');
  expect(engagementWords(0.7)).not.toContain('You finish what you open');
});
