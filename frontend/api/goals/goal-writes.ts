import type { QueryClient } from '@tanstack/react-query';
import { closeShown } from '#frontend/api/reminders/shown-here.ts';
import { checkNewStickers } from '#frontend/api/stickers.ts';
import type { Write } from '#frontend/outbox/queued-write.ts';
import type { WriteKinds } from '#frontend/outbox/write-kind.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import { REMINDER_URLS } from '#schema/urls/reminders.urls.ts';
import { goalOf, pathOfIfThen, pathOfIfThens, taskOf, tasksOf } from './goal-paths.ts';
import { goalSummaryQuery, goalsQuery } from './goals.ts';
import { replaceCachedGoal } from './loaded-goals.ts';
import { applyPendingWrites, summaryWith } from './pending-goals.rules.ts';
import { pendingRules } from './pending-writes.ts';
import { planGoal } from './plan-goal.ts';
import { applyUnsettled } from './unsettled-tasks.ts';

Object.assign(pendingRules, { goals: applyPendingWrites, summary: summaryWith });

/** When something asks next follows from its goal. */
const lookAgainAtReminders = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [REMINDER_URLS.reminders] });

/**
 * Puts the goal that the server answered into the list; without one the list is asked for again.
 */
async function takeReply(client: QueryClient, reply: unknown): Promise<unknown> {
  lookAgainAtReminders(client);
  if (!reply) return client.invalidateQueries(goalsQuery);
  return replaceCachedGoal(client, applyUnsettled(reply as Goal));
}

/**
 * A goal is created in two steps, its plan and then the goal with it; a change of one is a single
 * call.
 */
export const GOAL_WRITES: WriteKinds<
  Exclude<Write['kind'], `${string}entry${string}` | 'reminder-answer'>
> = {
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
      takeReply(client, reply);
      if (body.completed !== undefined) client.invalidateQueries(goalSummaryQuery);
    },
  },
  'task-add': {
    callOf: ({ goalId, body }) => ({ method: 'POST', path: tasksOf(goalId), body }),
    onSent: (client, _, reply) => takeReply(client, reply),
  },
  'task-change': {
    callOf: ({ goalId, taskId, body }) => ({
      method: 'PATCH',
      path: taskOf(goalId, taskId),
      body,
    }),
    onSent: (client, { goalId, taskId, body }, reply) => {
      if (body.done) closeShown(goalId, taskId).catch(() => undefined);
      return takeReply(client, reply);
    },
  },
  'task-delete': {
    callOf: ({ goalId, taskId }) => ({ method: 'DELETE', path: taskOf(goalId, taskId) }),
    // It is answered with nothing, and the list has gone without it since it was pressed.
    onSent: lookAgainAtReminders,
  },
  'if-then-add': {
    callOf: ({ goalId, body }) => ({ method: 'POST', path: pathOfIfThens(goalId), body }),
    onSent: (client, _, reply) => takeReply(client, reply),
  },
  'if-then-change': {
    callOf: ({ goalId, ifThenId, body }) => ({
      method: 'PATCH',
      path: pathOfIfThen(goalId, ifThenId),
      body,
    }),
    onSent: (client, _, reply) => takeReply(client, reply),
  },
  'if-then-delete': {
    callOf: ({ goalId, ifThenId }) => ({ method: 'DELETE', path: pathOfIfThen(goalId, ifThenId) }),
    onSent: lookAgainAtReminders,
  },
};
