import { expect, test } from 'vitest';
import { aReply } from '#frontend/testing/goal-talk.ts';
import { isIfThen } from '#schema/rules/goals/if-thens.ts';
import { MAX_MILESTONES, MAX_TASKS } from '#schema/rules/limits.ts';
import {
  addStep,
  addTaskToStep,
  changeStep,
  errorsOfStep,
  isEdited,
  moveStep,
  moveTask,
  planMilestones,
  planSteps,
  removeStep,
} from './plan-steps.rules.ts';

const { roadmap } = aReply();
const steps = planSteps(roadmap);
const keyOf = (at: number) => steps[at]?.key as number;
const taskKey = (at: number, task: number) => steps[at]?.tasks[task]?.key as number;
const datesOf = (of: typeof steps) => of.map(({ targetDate }) => targetDate);

test('a plan comes back as it was, and nothing counts as edited', () => {
  expect(planMilestones(steps)).toEqual(roadmap.milestones);
  expect(isEdited(steps, roadmap)).toBe(false);
  expect(isEdited(changeStep(steps, keyOf(0), { title: 'Other' }), roadmap)).toBe(true);
});

test('no two things in a plan have one key, whatever is added', () => {
  let more = addStep(steps, '2099-01-01').steps;
  for (const { key } of [...more]) more = addTaskToStep(more, key).steps;
  const keys = more.flatMap(({ key, tasks }) => [key, ...tasks.map((task) => task.key)]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('steps change places and the dates stay; at an edge nothing happens', () => {
  const moved = moveStep(steps, keyOf(0), 1);
  expect(moved.map(({ key }) => key)).toEqual([keyOf(1), keyOf(0), keyOf(2)]);
  expect(datesOf(moved)).toEqual(datesOf(steps));
  expect(moveStep(moved, keyOf(0), -1)).toEqual(steps);
  expect(moveStep(steps, keyOf(0), -1)).toEqual(steps);
  expect(moveStep(steps, keyOf(2), 1)).toEqual(steps);
});

test('a task moves in its step, over its edge, and not into a step that is full', () => {
  const within = moveTask(steps, taskKey(0, 0), 1);
  expect(within[0]?.tasks.map(({ key }) => key)).toEqual([taskKey(0, 1), taskKey(0, 0)]);
  const over = moveTask(steps, taskKey(1, 0), -1);
  expect(over.map(({ tasks }) => tasks.length)).toEqual([3, 0, 1]);
  let full = steps;
  while (full[0] && full[0].tasks.length < MAX_TASKS) full = addTaskToStep(full, keyOf(0)).steps;
  expect(moveTask(full, taskKey(1, 0), -1)).toEqual(full);
  expect(moveTask(steps, taskKey(0, 0), -1)).toEqual(steps);
});

test('no more is added than a plan may hold', () => {
  let more = removeStep(steps, keyOf(0));
  for (let count = 0; count < 30; count++) more = addStep(more, '2099-01-01').steps;
  expect(more).toHaveLength(MAX_MILESTONES);
  expect(addStep(more, '2099-01-01').key).toBeUndefined();
  for (let count = 0; count < 30; count++) more = addTaskToStep(more, keyOf(1)).steps;
  expect(more[0]?.tasks).toHaveLength(MAX_TASKS);
});

test('the first step of an empty plan ends with the goal', () => {
  expect(addStep([], '2099-01-01').steps).toMatchObject([{ targetDate: '2099-01-01' }]);
});

test('tasks that were left empty are not sent, and errors find the others', () => {
  const [step] = changeStep(steps, keyOf(0), {
    tasks: [
      { key: 50, text: '  ' },
      { key: 51, text: ' Ask ' },
    ],
  });
  if (!step) throw new Error('no step');
  expect(planMilestones([step])[0]?.tasks).toEqual(['Ask']);
  const errors = errorsOfStep(step, 0, { 'roadmap.milestones.0.tasks.0': 'Too long' });
  expect(errors.tasks).toEqual(new Map([[51, 'Too long']]));
});

test.each([
  ['If the month is tight, then I halve the order', true],
  ['When my pay arrives, then I move the money', true],
  ['Wenn es regnet, dann gehe ich schwimmen', true],
  ['Open an account', false],
  ['Ifor writes to the bank', false],
])('“%s” is an if-then: %s', (task, expected) => {
  expect(isIfThen(task)).toBe(expected);
});
