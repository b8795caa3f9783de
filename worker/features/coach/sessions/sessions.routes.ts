import { Hono } from 'hono';
import { KeptThingList, KeptThingParams, SessionOffers } from '#schema/contracts/coach-sessions.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { deleteKept, listKept, offerSessions } from './sessions.service.ts';

export const guidedSessionRoutes = new Hono<AppEnv>()
  .get('/api/coach/sessions', requireUser, async (c) =>
    send(c, SessionOffers, await offerSessions(c.var.user)),
  )
  .get('/api/coach/kept', requireUser, async (c) => send(c, KeptThingList, await listKept(c.var.user)))
  .delete('/api/coach/kept/:keptId', requireUser, async (c) => {
    await deleteKept(c.var.user, params(c, KeptThingParams).keptId);
    return sendNothing(c);
  });
