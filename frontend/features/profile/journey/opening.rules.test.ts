import { expect, test } from 'vitest';
import type { CheckIn, JourneyAnalysis } from '#schema/contracts/mindset.ts';
import { comparableCheckIns, journeySentence, nextHere, trendWords } from './opening.rules.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const checkIn = (days: number, total: number, questionnaire = 2): CheckIn => ({
  total,
  result: 'mixed',
  questionnaire,
  createdAt: daysAgo(days),
});
const journey = (more: Partial<JourneyAnalysis> = {}): JourneyAnalysis => ({
  journeyEvents: [],
  totalEvents: 1,
  startedAt: daysAgo(10),
  currentProfile: { profileType: 'challenger', confidenceLevel: 0.5 },
  profileEvolution: [
    {
      date: daysAgo(10),
      confidenceLevel: 0.5,
      profileType: 'challenger',
      overallScore: 3,
      questionnaire: 2,
    },
  ],
  trainingEffectiveness: { overallScore: 0, categoryScores: {} },
  changes: {},
  milestones: [],
  checkIns: [],
  ...more,
});

test('a little more or less is about the same, and said so', () => {
  const readings = comparableCheckIns([checkIn(1, 26), checkIn(9, 24)]);
  expect(readings.map(({ total }) => total)).toEqual([24, 26]);
  expect(trendWords(readings)).toContain('about the same');
  const higher = trendWords(comparableCheckIns([checkIn(1, 26), checkIn(9, 16)]));
  expect(higher).toContain('more than such answers vary');
});

test('answers to other questions are no part of the trend', () => {
  const readings = comparableCheckIns([checkIn(1, 20), checkIn(9, 24), checkIn(20, 30, 1)]);
  expect(readings.map(({ total }) => total)).toEqual([24, 20]);
  expect(comparableCheckIns([checkIn(1, 20), checkIn(20, 30, 1)])).toHaveLength(1);
  expect(comparableCheckIns([])).toEqual([]);
});

test('the journey is told in one sentence', () => {
  expect(journeySentence(journey())).toContain('one reading so far');
  expect(journeySentence(journey({ changes: { overall: 0.2 } }))).toContain('about the same');
  expect(journeySentence(journey({ changes: { overall: 1 } }))).toContain('1 higher than at first');
});

test('one thing comes next, whatever else there is', () => {
  expect(nextHere(journey({ currentProfile: null }), NOW).words).toBe('Take the assessment');
  expect(nextHere(journey(), NOW).words).toBe('Do a quick check-in');
  const lately = journey({ checkIns: [checkIn(1, 16)] });
  expect(nextHere(lately, NOW).words).toBe('See one thing to try');
  const [point] = journey().profileEvolution;
  const long = journey({ profileEvolution: point ? [{ ...point, date: daysAgo(50) }] : [] });
  expect(nextHere(long, NOW).words).toBe('Take the assessment again');
});
