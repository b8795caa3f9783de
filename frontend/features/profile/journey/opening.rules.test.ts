import { expect, test } from 'vitest';
import type { JourneyAnalysis, JourneyEvent } from '#schema/contracts/mindset.ts';
import { checkInsOf, journeySentence, nextHere, trendWords } from './opening.rules.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const checkIn = (days: number, responseScore: number): JourneyEvent => ({
  id: days,
  eventType: 'check_in',
  category: 'check-in',
  impactScore: 0,
  timestamp: daysAgo(days),
  eventData: { responseScore },
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
  ...more,
});

test('a little more or less is about the same, and said so', () => {
  const readings = checkInsOf([checkIn(1, 0.81), checkIn(9, 0.75)]);
  expect(readings.map(({ total }) => total)).toEqual([24, 26]);
  expect(trendWords(readings)).toContain('about the same');
  const higher = trendWords(checkInsOf([checkIn(9, 0.5), checkIn(1, 0.81)]));
  expect(higher).toContain('more than such answers vary');
});

test('the journey is told in one sentence', () => {
  expect(journeySentence(journey())).toContain('one reading so far');
  expect(journeySentence(journey({ changes: { overall: 0.2 } }))).toContain('about the same');
  expect(journeySentence(journey({ changes: { overall: 1 } }))).toContain('1 higher than at first');
});

test('one thing comes next, whatever else there is', () => {
  expect(nextHere(journey({ currentProfile: null }), NOW).words).toBe('Take the assessment');
  expect(nextHere(journey(), NOW).words).toBe('Do a quick check-in');
  const lately = journey({ journeyEvents: [checkIn(1, 0.5)] });
  expect(nextHere(lately, NOW).words).toBe('See one thing to try');
  const [point] = journey().profileEvolution;
  const long = journey({ profileEvolution: point ? [{ ...point, date: daysAgo(50) }] : [] });
  expect(nextHere(long, NOW).words).toBe('Take the assessment again');
});
