import { describe, expect, it } from 'vitest';
import {
  engagementLevel,
  learningVelocity,
  personalizedDifficulty,
  strugglingAreas,
  type UnitProgress,
  unitEngagement,
} from './learning-pace.ts';

const NOW = new Date('2026-03-29T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

describe('pace', () => {
  it.each([
    ['nothing finished', [], 0],
    ['nothing in the last 28 days', [29, 60], 0],
    ['two a week for four weeks', [28, 25, 20, 16, 13, 9, 5, 1], 1],
    ['one a week for four weeks', [28, 21, 14, 7], 0.5],
    ['three on the first day', [0, 0, 0], 1.5],
    ['two in the first week', [6, 1], 1],
    ['older ones do not count', [90, 2, 1], 1],
  ])('%s', (_, days, velocity) => {
    expect(learningVelocity(days.map(daysAgo), NOW)).toBe(velocity);
  });
});

describe('engagement', () => {
  const none = { isFinished: false, secondsSpent: null, minutes: 10, hasOwnWords: false };
  it.each([
    ['opened only', {}, 0],
    ['finished, time unknown', { isFinished: true }, 0.4],
    ['finished in half the time', { isFinished: true, secondsSpent: 300 }, 0.8],
    ['a quarter of the time', { secondsSpent: 150 }, 0.2],
    ['everything', { isFinished: true, secondsSpent: 9000, hasOwnWords: true }, 1],
    ['a unit without an estimate', { minutes: 0, secondsSpent: 60, hasOwnWords: true }, 0.2],
  ])('with a unit: %s', (_, dealings, expected) => {
    expect(unitEngagement({ ...none, ...dealings })).toBe(expected);
  });

  it('with a path is the mean of what was opened, and a half before', () => {
    expect(engagementLevel([])).toBe(0.5);
    expect(engagementLevel([0.4, 1])).toBe(0.7);
  });
});

const unit = (patch: Partial<UnitProgress> = {}): UnitProgress => ({
  title: 'A unit',
  difficultyLevel: 2,
  requiredMasteryScore: 0.7,
  isFinished: true,
  masteryScore: null,
  isForgotten: false,
  ...patch,
});

describe('the difficulty that fits', () => {
  it.each([
    ['nothing finished', [unit({ isFinished: false, masteryScore: 1 })], 1],
    ['no quiz', [unit(), unit({ difficultyLevel: 3 })], 2.5],
    ['every quiz right', [unit({ masteryScore: 1 })], 2.5],
    ['at the mark', [unit({ masteryScore: 0.7 })], 2],
    ['far below it', [unit({ masteryScore: 0.1 })], 1],
    ['never above the top', [unit({ difficultyLevel: 5, masteryScore: 1 })], 5],
  ])('%s', (_, progressOfUnits, level) => {
    expect(personalizedDifficulty(progressOfUnits)).toBe(level);
  });
});

it('names the units worth another look, at most five', () => {
  const progressOfUnits = [
    unit({ title: 'missed', masteryScore: 0.69 }),
    unit({ title: 'reached', masteryScore: 0.7 }),
    unit({ title: 'no quiz' }),
    unit({ title: 'forgotten', isForgotten: true }),
  ];
  expect(strugglingAreas(progressOfUnits)).toEqual(['missed', 'forgotten']);
  expect(
    strugglingAreas(Array.from({ length: 9 }, () => unit({ isForgotten: true }))),
  ).toHaveLength(5);
});
