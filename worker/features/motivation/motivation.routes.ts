import { Hono } from 'hono';
import { DailyMotivation } from '#schema/contracts/motivation.ts';
import { MOTIVATION_URLS } from '#schema/urls/motivation.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { dailyMotivation } from './motivation.service.ts';

export const motivationRoutes = new Hono<AppEnv>().post(
  MOTIVATION_URLS.daily,
  requireUser,
  async (c) => send(c, DailyMotivation, await dailyMotivation(c.var.user)),
);
