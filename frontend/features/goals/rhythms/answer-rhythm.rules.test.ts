import { expect, test } from 'vitest';
import { aGoal } from '#frontend/testing/goals.ts';
import { rhythmsForToday } from './answer-rhythm.rules.ts';

const AT = '2030-01-01T00:00:00.000Z';

test.each([
  [{}, 1],
  [{ pausedAt: AT }, 0],
  [{ archivedAt: AT }, 0],
  [{ completed: true }, 0],
])('of a goal with %j so many rhythms ask today: %i', (state, count) => {
  const step = { title: 'Begin', description: '', targetDate: '2030-02-01', tasks: ['Stretch'] };
  const goal = aGoal({
    ...state,
    roadmap: { milestones: [step] },
    taskRhythms: { '0-0': { every: 'days', count: 1 } },
  });
  expect(rhythmsForToday([goal], '2030-01-10')).toHaveLength(count);
});
