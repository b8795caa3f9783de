import { expect, test } from 'vitest';
import type { Goal } from '#schema/contracts/goals.ts';
import { canToggle, milestoneState, nearestGoal, nextMilestone, toggled } from './milestones.rules.ts';

const step = (targetDate: string) => ({ title: targetDate, description: '', targetDate, tasks: [] });

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

test('with none reached, the first is next and the rest are later', () => {
  expect([0, 1, 2].map((index) => milestoneState(index, -1))).toEqual(['next', 'later', 'later']);
});

test('with two reached, the third is next', () => {
  expect([0, 1, 2, 3].map((index) => milestoneState(index, 1))).toEqual([
    'reached',
    'reached',
    'next',
    'later',
  ]);
});

test.each([
  [-1, [true, false, false]],
  [0, [true, true, false]],
  [1, [false, true, true]],
  [2, [false, false, true]],
])('with %i as the last reached, these can be toggled: %s', (reached, allowed) => {
  expect([0, 1, 2].map((index) => canToggle(index, reached))).toEqual(allowed);
});

test('reaching goes one up and taking back goes one down', () => {
  expect(toggled(0, -1)).toBe(0);
  expect(toggled(2, 1)).toBe(2);
  expect(toggled(1, 1)).toBe(0);
  expect(toggled(0, 0)).toBe(-1);
});

test('the next milestone of a goal with all reached is none', () => {
  const milestones = [step('2026-02-01'), step('2026-03-01')];
  expect(nextMilestone(goal(1, { milestone: 0, roadmap: { milestones } }))?.targetDate).toBe('2026-03-01');
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
