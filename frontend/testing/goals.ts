import type { Goal } from '#schema/contracts/goals.ts';

/** A goal of two steps, neither of them reached. */
export const aGoal = (more: Partial<Goal> = {}): Goal => ({
  id: 1,
  title: 'Learn the cello',
  description: null,
  completed: false,
  completedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  targetDate: '2099-01-01',
  milestone: -1,
  roadmap: {
    milestones: [
      { title: 'Hold the bow', description: '', targetDate: '2098-01-01', tasks: [] },
      {
        title: 'Play a scale',
        description: 'Slowly',
        targetDate: '2098-06-01',
        tasks: ['Tune first'],
      },
    ],
  },
  clarificationResponses: [],
  ...more,
});
