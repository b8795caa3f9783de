import { describe, expect, test } from 'vitest';
import type { JourneyEvent } from '#schema/contracts/mindset.ts';
import {
  byMonth,
  eventTypeWords,
  eventWords,
  firstOpenMonth,
  impactPoints,
  journeyChangeWords,
  journeyDays,
} from './journey.rules.ts';

const local = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();
const event = (id: number, timestamp: string, more: Partial<JourneyEvent> = {}): JourneyEvent => ({
  id,
  eventType: 'goal_completion',
  impactScore: 0.3,
  category: 'goals',
  timestamp,
  eventData: {},
  ...more,
});

test.each([
  [null, 0],
  [local(2026, 2, 14, 23), 1],
  [local(2026, 2, 13, 23), 2],
  [local(2026, 1, 14, 1), 29],
  // A clock that is behind the server's.
  [local(2026, 2, 15, 9), 1],
])('a journey begun at %s has lasted %i days', (startedAt, days) => {
  expect(journeyDays(startedAt, new Date(2026, 2, 14, 8))).toBe(days);
});

test('a type is said in words', () => {
  expect(eventTypeWords('mindset_improvement')).toBe('Mindset improvement');
  expect(eventTypeWords('')).toBe('');
});

test('without a description the category says what it was', () => {
  expect(eventWords(event(1, local(2026, 1, 1, 1)))).toBe('goals activity');
  expect(eventWords(event(1, local(2026, 1, 1, 1), { eventData: { description: 'Ran' } }))).toBe(
    'Ran',
  );
});

test.each([
  [0.3, '+0.3'],
  [0, '0'],
  [0.001, '0'],
  [-0.5, '−0.5'],
])('an impact of %d reads %s', (impact, words) => {
  expect(impactPoints(impact)).toBe(words);
});

test.each([
  [undefined, 'about the same'],
  [0.74, 'about the same'],
  [-0.74, 'about the same'],
  [0.75, '0.75 higher'],
  [-1.5, '1.5 lower'],
])('a change of %s reads %s', (points, words) => {
  expect(journeyChangeWords(points)).toBe(words);
});

describe('months', () => {
  const events = [
    event(3, local(2026, 2, 9, 9)),
    event(1, local(2025, 11, 31, 9)),
    event(2, local(2026, 2, 1, 9)),
    event(4, local(2026, 3, 1, 9)),
  ];

  test('run from the oldest on, and so do their events', () => {
    const months = byMonth(events);
    expect(months.map(({ key }) => key)).toEqual(['2025-12', '2026-3', '2026-4']);
    expect(months[1]?.events.map(({ id }) => id)).toEqual([2, 3]);
    expect(months[0]?.name).toMatch(/2025/);
  });

  test.each([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 0],
    [50, 0],
  ])('with %i events wanted, month %i is the first one open', (enough, index) => {
    expect(firstOpenMonth(byMonth(events), enough)).toBe(index);
  });

  test('of nothing are none', () => {
    expect(byMonth([])).toEqual([]);
    expect(firstOpenMonth([], 5)).toBe(0);
  });
});
