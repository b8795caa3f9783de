import { expect, test } from 'vitest';
import { goalsToNextStage, shortTitle, treeStage } from './tree.ts';

test.each([
  [0, 'seedling', 1],
  [1, 'sprout', 3],
  [2, 'sprout', 3],
  [3, 'young', 7],
  [5, 'young', 7],
  [6, 'mature', 11],
  [10, 'mature', 11],
  [11, 'oak', 21],
  [400, 'oak', 21],
])('%i completed goals make a %s with %i leaf slots', (completed, stage, slots) => {
  expect(treeStage(completed)).toMatchObject({ stage, slots });
});

test.each([
  [0, 1],
  [2, 1],
  [3, 3],
  [10, 1],
  [11, null],
])('from %i goals the next stage is %s away', (completed, away) => {
  expect(goalsToNextStage(completed)).toBe(away);
});

test.each([
  ['Run a Marathon', 'Run a Marathon'],
  ['Learn a New Programming Language', 'Learn Programming'],
  ['Be on the up', 'Be on'],
  ['  Start   a Side Business ', 'Start Side'],
  ['', ''],
])('"%s" is shortened to "%s"', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
