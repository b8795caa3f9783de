import { expect, test } from 'vitest';
import {
  confidenceWords,
  expectedImpactWords,
  priorityLook,
} from './recommendation-words.rules.ts';

test.each([
  [6, 'red'],
  [5, 'red'],
  [4, 'orange'],
  [3, 'blue'],
  [2, 'grey'],
  [1, 'grey'],
])('priority %i is %s, and says so in words', (priority, tone) => {
  const look = priorityLook(priority);
  expect(look.tone).toBe(tone);
  expect(look.words).not.toBe('');
});

test.each([
  [0.9, 'Quite sure (90%)'],
  [0.75, 'Quite sure (75%)'],
  [0.5, 'Fairly sure (50%)'],
  [0.2, 'A guess so far (20%)'],
])('confidence of %d: %s', (confidence, words) => {
  expect(confidenceWords(confidence)).toContain(words);
});

test.each([
  [0.6, 'much of the way'],
  [0.3, 'part of the way'],
  [0.1, 'a little of the way'],
])('impact of %d: %s', (impact, words) => {
  expect(expectedImpactWords(impact)).toContain(words);
});
