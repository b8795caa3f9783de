import { Hono } from 'hono';
import { Assessment, NewAssessment } from '#schema/contracts/mindset.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { latestAssessment, saveAssessment } from './mindset.service.ts';

export const mindsetRoutes = new Hono<AppEnv>()
  .post('/api/mindset/assessments', requireUser, async (c) =>
    send(c, Assessment, await saveAssessment(c.var.user, await body(c, NewAssessment)), 201),
  )
  .get('/api/mindset/assessments/latest', requireUser, async (c) =>
    send(c, Assessment, await latestAssessment(c.var.user)),
  );
