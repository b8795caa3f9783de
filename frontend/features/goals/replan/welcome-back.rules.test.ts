import { expect, test } from 'vitest';
import { aGoal } from '#frontend/testing/goals.ts';
import { wasAway, welcomeBack } from './welcome-back.rules.ts';

const TODAY = '2026-11-23';

test('what holds, what moved and one small step are told, without counting what is not done', () => {
  const slipped = aGoal({
    id: 1,
    milestone: 0,
    doneTasks: ['1-0'],
    roadmap: {
      milestones: [
        { title: 'First', description: '', targetDate: '2026-09-01', tasks: ['a'] },
        { title: 'Second', description: '', targetDate: '2026-10-01', tasks: ['b', 'c'] },
      ],
    },
  });
  const done = aGoal({ id: 2, completed: true });
  expect(welcomeBack([aGoal({ id: 3 }), slipped, done], TODAY)).toEqual({
    holds: 'One step reached, one goal completed: that stays yours.',
    moved: [{ goalId: 1, title: 'Learn the cello', step: 'Second' }],
    small: { goalId: 1, words: 'c' },
  });
  expect(welcomeBack([aGoal()], TODAY)?.holds).toBe('Your goals are here as you left them.');
  expect(welcomeBack([], TODAY)).toBeUndefined();
});

const seen = (isCurrent: boolean, lastSeenAt: string) => ({ isCurrent, lastSeenAt });
const HERE = seen(true, '2026-11-23T08:00:00.000Z');

test.each<[string[], boolean, boolean]>([
  [[], true, true],
  [[], false, false],
  [['2026-11-20T08:00:00.000Z'], true, false],
  [['2026-10-20T08:00:00.000Z'], false, true],
  [['2026-10-20T08:00:00.000Z', '2026-11-12T08:00:00.000Z'], false, false],
])('elsewhere %j, on this device %s: away %s', (elsewhere, isKnown, isAway) => {
  const sessions = [HERE, ...elsewhere.map((day) => seen(false, day))];
  expect(wasAway(sessions, TODAY, isKnown)).toBe(isAway);
});
