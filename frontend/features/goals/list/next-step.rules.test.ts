import { expect, test } from 'vitest';
import type { Goal } from '#schema/contracts/goals.ts';
import { nearestGoal, nextMilestone } from './next-step.rules.ts';

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

test('the nearest goal is the open one whose next step is due first', () => {
  const goals = [
    goal(1, { targetDate: '2026-12-01' }),
    goal(2, { targetDate: '2027-12-01', roadmap: { milestones: [step('2026-02-01')] } }),
    goal(3, { targetDate: '2026-01-02', completed: true }),
    goal(4, {}),
  ];
  expect(nearestGoal(goals)?.id).toBe(2);
  expect(nearestGoal([goal(3, { completed: true })])).toBeUndefined();
});
