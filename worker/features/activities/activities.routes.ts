import { Hono } from 'hono';
import { ActivityList, ActivityPage, MoodTried } from '#schema/contracts/activities.ts';
import { ACTIVITY_URLS } from '#schema/urls/activities.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { listActivities, tryMood } from './activities.service.ts';

export const activityRoutes = new Hono<AppEnv>()
  .get(ACTIVITY_URLS.activities, requireUser, async (c) =>
    send(c, ActivityList, await listActivities(c.var.user, query(c, ActivityPage))),
  )
  .post(ACTIVITY_URLS.moods, requireUser, async (c) => {
    await tryMood(c.var.user, await body(c, MoodTried));
    return sendNothing(c);
  });
