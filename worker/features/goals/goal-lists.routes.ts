import { Hono } from 'hono';
import { GoalList, GoalPage, GoalSummary } from '#schema/contracts/goals.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { listGoals, summariseGoals } from './goal-lists.service.ts';

/**
 * What is read of goals, apart from what changes them: a change is read for danger, and what that
 * is read with are megabytes, which an isolate that only reads can do without.
 */
export const goalListRoutes = new Hono<AppEnv>()
  .get(GOAL_URLS.goals, requireUser, async (c) =>
    send(c, GoalList, await listGoals(c.var.user, query(c, GoalPage))),
  )
  .get(GOAL_URLS.summary, requireUser, async (c) =>
    send(c, GoalSummary, await summariseGoals(c.var.user)),
  );
