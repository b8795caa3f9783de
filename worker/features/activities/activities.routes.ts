import { Hono } from 'hono';
import { ActivityList, ActivityPage } from '#schema/contracts/activities.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { listActivities } from './activities.service.ts';

export const activityRoutes = new Hono<AppEnv>().get('/api/activities', requireUser, async (c) =>
  send(c, ActivityList, await listActivities(c.var.user, query(c, ActivityPage))),
);
