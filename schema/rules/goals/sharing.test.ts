import { expect, test } from 'vitest';
import type { Goal } from '#schema/contracts/goals.ts';
import { SharedView } from '#schema/contracts/sharing.ts';
import { sharedViewOf } from './sharing.ts';

test('a shared goal shows its plan, and nothing of how it is lived with', () => {
  const goal: Goal = {
    id: 1,
    title: 'Learn the cello',
    description: 'For my sister',
    completed: false,
    completedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    targetDate: '2099-01-01',
    milestone: 0,
    roadmap: {
      milestones: [{ title: 'Begin', description: '', targetDate: '2098-01-01', tasks: ['Play'] }],
      note: 'A frank word',
    },
    clarificationResponses: [{ question: 'Where?', answer: 'At home, alone' }],
    doneTasks: ['0-0'],
    taskDates: { '0-0': '2097-01-01' },
    taskRhythms: { '0-0': { every: 'week', times: 3 } },
    rhythmAnswers: { '0-0': { '2026-11-01': 'rest' } },
    ifThens: [
      { id: 'one', cue: 'place', when: 'I am at the bus stop', act: 'I hum', madeBy: 'person' },
    ],
  };
  const view = sharedViewOf(goal);
  expect(SharedView.parse(view)).toEqual(view);
  expect(Object.keys(view)).toEqual(['title', 'completed', 'targetDate', 'milestone', 'roadmap']);
  expect(JSON.stringify(view)).not.toMatch(/bus stop|rest|week|2097|frank|alone|sister/);
});
