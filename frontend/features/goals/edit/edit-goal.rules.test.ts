import { expect, test } from 'vitest';
import type { Goal } from '#schema/contracts/goals.ts';
import { editOf, readEdit } from './edit-goal.rules.ts';

const TODAY = '2026-11-21';
const goal: Goal = {
  id: 1,
  title: 'Learn the cello',
  description: null,
  completed: false,
  completedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  targetDate: '2026-11-01',
  milestone: 0,
  roadmap: {
    coach: 'built-in',
    milestones: [
      {
        title: 'Hold the bow',
        description: 'Every day',
        targetDate: '2026-10-01',
        tasks: ['Watch one lesson', 'Try it'],
      },
    ],
  },
  clarificationResponses: [],
};
const edit = editOf(goal);
const step = edit.steps[0] as (typeof edit.steps)[number];

test('nothing changed is an empty patch, even when the date has gone by', () => {
  expect(readEdit(goal, edit, TODAY)).toEqual({ value: {} });
});

test('only what changed is sent', () => {
  expect(readEdit(goal, { ...edit, title: ' Play the cello ' }, TODAY)).toEqual({
    value: { title: 'Play the cello' },
  });
});

test('a new date must not be past', () => {
  expect(readEdit(goal, { ...edit, targetDate: '2026-11-20' }, TODAY)).toEqual({
    errors: { targetDate: 'Date must be today or in the future' },
  });
});

test('tasks are lines; blank ones are dropped and the roadmap keeps its author', () => {
  const steps = [{ ...step, tasks: 'Watch one lesson\n\n  Try it slowly  \n' }];
  expect(readEdit(goal, { ...edit, steps }, TODAY)).toMatchObject({
    value: {
      roadmap: {
        coach: 'built-in',
        milestones: [{ tasks: ['Watch one lesson', 'Try it slowly'] }],
      },
    },
  });
});

test('a step without a title is complained about at its place', () => {
  expect(readEdit(goal, { ...edit, steps: [{ ...step, title: ' ' }] }, TODAY)).toEqual({
    errors: { 'roadmap.milestones.0.title': 'A milestone needs a title' },
  });
});

test('an eleventh task is too many', () => {
  const tasks = Array.from({ length: 11 }, (_, index) => `Task ${index}`).join('\n');
  expect(readEdit(goal, { ...edit, steps: [{ ...step, tasks }] }, TODAY)).toMatchObject({
    errors: { 'roadmap.milestones.0.tasks': 'At most 10 tasks a step' },
  });
});
