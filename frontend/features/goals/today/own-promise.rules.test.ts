import { expect, test } from 'vitest';
import { aGoal } from '#frontend/testing/goals.ts';
import type { IfThen } from '#schema/contracts/if-thens.ts';
import { lastPromise } from './own-promise.rules.ts';

const AT = '2030-01-01T00:00:00.000Z';
const promised = (id: string, more: Partial<IfThen> = {}): IfThen => ({
  ...{ id, cue: 'event', when: 'the kettle boils', act: 'I stretch', madeBy: 'person' },
  ...more,
});
const idOf = (...goals: Parameters<typeof lastPromise>[0]) => lastPromise(goals)?.ifThen.id;

test('the promise that was made last is the one, whichever goal it is for', () => {
  const newer = aGoal({
    id: 2,
    ifThens: [promised('new', { madeAt: '2030-02-01T07:00:00.000Z' })],
  });
  const older = aGoal({
    id: 1,
    ifThens: [
      promised('said-to-eden', { madeBy: 'session', madeAt: '2030-02-03T07:00:00.000Z' }),
      promised('before', { madeAt: '2030-02-02T07:00:00.000Z' }),
    ],
  });
  expect(idOf(newer, older)).toBe('said-to-eden');
  expect(lastPromise([newer, older])?.goal.id).toBe(1);
});

test('of those that do not say when, it is the last of the newest goal', () => {
  const newer = aGoal({ id: 2, ifThens: [promised('one'), promised('two')] });
  const older = aGoal({ id: 1, ifThens: [promised('three')] });
  expect(idOf(newer, older)).toBe('two');
});

test('what a plan brings along is no promise, and a goal that rests is not spoken of', () => {
  expect(idOf(aGoal({ ifThens: [promised('plan-0-1', { madeBy: 'plan' })] }))).toBeUndefined();
  expect(idOf(aGoal({ pausedAt: AT, ifThens: [promised('one')] }))).toBeUndefined();
  expect(idOf(aGoal({ completed: true, ifThens: [promised('one')] }))).toBeUndefined();
  expect(idOf(aGoal({}))).toBeUndefined();
});
