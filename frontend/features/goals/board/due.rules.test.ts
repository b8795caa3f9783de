import { expect, test } from 'vitest';
import { aGoal } from '#frontend/testing/goals.ts';
import { isGoalDue, nextDayOf } from './due.rules.ts';

const dated = aGoal({ taskDates: { '1-0': '2030-03-04' } });

test('a goal asks next on the first of its days: a task’s, its next step’s, its own', () => {
  expect(nextDayOf(dated)).toBe('2030-03-04');
  expect(nextDayOf(aGoal({ milestone: 0 }))).toBe('2098-06-01');
  expect(nextDayOf(aGoal({ milestone: 1 }))).toBe('2099-01-01');
  expect(nextDayOf(aGoal({ roadmap: { milestones: [] }, targetDate: null }))).toBeUndefined();
});

test('the day of a task that is done, or gone from the plan, asks for nothing', () => {
  expect(nextDayOf({ ...dated, doneTasks: ['1-0'] })).toBe('2098-01-01');
  expect(nextDayOf(aGoal({ taskDates: { gone: '2030-03-04' } }))).toBe('2098-01-01');
});

test.each([
  [{}, '2030-03-03', false],
  [{}, '2030-03-04', true],
  [{}, '2030-05-01', true],
  [{ completed: true }, '2030-05-01', false],
  [{ pausedAt: '2030-01-01T00:00:00.000Z' }, '2030-05-01', false],
  [{ archivedAt: '2030-01-01T00:00:00.000Z' }, '2030-05-01', false],
])('%j on %s is due: %s', (more, today, due) => {
  expect(isGoalDue({ ...dated, ...more }, today)).toBe(due);
});
