import { describe, expect, it } from 'vitest';
import { faultOf } from './roadmap.ts';

const plan = (dates: string[], tasks = 2) => ({
  milestones: dates.map((targetDate, index) => ({
    title: `Step ${index}`,
    description: '',
    targetDate,
    tasks: Array<string>(tasks).fill('Do it'),
  })),
});

describe('what is wrong with a plan', () => {
  it.each([
    [['2026-01-01', '2026-01-20', '2026-01-31'], 2, undefined],
    [['2026-01-08', '2026-01-20', '2026-01-31'], 10, undefined],
    [['2026-01-08', '2026-01-31'], 2, 'count of milestones'],
    [Array<string>(21).fill('2026-01-02'), 2, 'count of milestones'],
    [['2025-12-31', '2026-01-02', '2026-01-20'], 2, 'order of dates'],
    [['2026-01-01', '2026-01-02', '2026-02-01'], 2, 'order of dates'],
    [['2026-01-03', '2026-01-02', '2026-01-04'], 2, 'order of dates'],
    [['2026-01-09', '2026-01-20', '2026-01-31'], 2, 'first step'],
    [['2026-01-01', '2026-01-02', '2026-01-31'], 2, 'gap'],
    [['2026-01-05', '2026-01-31', '2026-01-31'], 2, 'buffer'],
    [['2026-01-01', '2026-01-20', '2026-01-31'], 1, 'count of tasks'],
    [['2026-01-01', '2026-01-20', '2026-01-31'], 11, 'count of tasks'],
  ])('of %j with %i tasks each: %s', (dates, tasks, fault) => {
    expect(faultOf(plan(dates, tasks), '2026-01-01', '2026-01-31')).toBe(fault);
  });

  it('two titles that are the same, and no more than eight weeks after the first year', () => {
    const { milestones } = plan(['2026-01-01', '2026-01-20', '2026-01-31']);
    const same = milestones.map((milestone) => ({ ...milestone, title: 'Step' }));
    expect(faultOf({ milestones: same }, '2026-01-01', '2026-01-31')).toBe('titles');
  });
});
