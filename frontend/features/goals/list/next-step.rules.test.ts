import { expect, test } from 'vitest';
import type { Goal } from '#schema/contracts/goals.ts';
import { nextMilestone } from './next-step.rules.ts';

const step = (targetDate: string) => ({
  title: targetDate,
  description: '',
  targetDate,
  tasks: [],
});

const goal = (id: number, parts: Partial<Goal>): Goal => ({
  id,
  title: `Goal ${id}`,
  description: null,
  completed: false,
  completedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  targetDate: null,
  milestone: -1,
  roadmap: { milestones: [] },
  clarificationResponses: [],
  ...parts,
});

test('the next milestone of a goal with all reached is none', () => {
  const milestones = [step('2026-02-01'), step('2026-03-01')];
  expect(nextMilestone(goal(1, { milestone: 0, roadmap: { milestones } }))?.targetDate).toBe(
    '2026-03-01',
  );
  expect(nextMilestone(goal(1, { milestone: 1, roadmap: { milestones } }))).toBeUndefined();
});
