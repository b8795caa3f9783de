import { describe, expect, it } from 'vitest';
import { isSoundRoadmap } from './roadmap.ts';

const plan = (dates: string[], tasks = 2) => ({
  milestones: dates.map((targetDate, index) => ({
    title: `Step ${index}`,
    description: '',
    targetDate,
    tasks: Array<string>(tasks).fill('Do it'),
  })),
});

describe('a sound roadmap', () => {
  it.each([
    [['2026-01-01', '2026-01-02', '2026-01-03'], 2, true],
    [['2026-01-01', '2026-01-01', '2026-01-01'], 5, true],
    [['2026-01-01', '2026-01-02'], 2, false],
    [Array<string>(8).fill('2026-01-02'), 2, false],
    [['2025-12-31', '2026-01-02', '2026-01-03'], 2, false],
    [['2026-01-01', '2026-01-02', '2026-02-01'], 2, false],
    [['2026-01-03', '2026-01-02', '2026-01-04'], 2, false],
    [['2026-01-01', '2026-01-02', '2026-01-03'], 1, false],
    [['2026-01-01', '2026-01-02', '2026-01-03'], 6, false],
  ])('of %j with %i tasks each: %s', (dates, tasks, sound) => {
    expect(isSoundRoadmap(plan(dates, tasks), '2026-01-01', '2026-01-31')).toBe(sound);
  });
});
