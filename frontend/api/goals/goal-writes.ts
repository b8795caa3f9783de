import { checkNewStickers } from '#frontend/api/stickers.ts';
import type { WriteKinds } from '#frontend/outbox/write-kind.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import { goalOf, goalSummaryQuery, goalsQuery } from './goals.ts';
import { replaceCachedGoal } from './loaded-goals.ts';
import { planGoal } from './plan-goal.ts';

/**
 * A goal is created in two steps, its plan and then the goal with it; a change of one is a single
 * call.
 */
export const GOAL_WRITES: WriteKinds<'goal' | 'goal-change'> = {
  goal: {
    prepare: async (write) =>
      write.body.roadmap ? write : { ...write, body: await planGoal(write.body) },
    callOf: ({ body }) => ({ method: 'POST', path: GOAL_URLS.goals, body }),
    onSent: (client) => {
      checkNewStickers(client);
      return Promise.all([
        client.invalidateQueries(goalsQuery),
        client.invalidateQueries(goalSummaryQuery),
      ]);
    },
  },
  'goal-change': {
    callOf: ({ goalId, body }) => ({ method: 'PATCH', path: goalOf(goalId), body }),
    onSent: async (client, { body }, reply) => {
      checkNewStickers(client);
      if (reply) replaceCachedGoal(client, reply as Goal);
      else client.invalidateQueries(goalsQuery);
      if (body.completed !== undefined) client.invalidateQueries(goalSummaryQuery);
    },
  },
};
