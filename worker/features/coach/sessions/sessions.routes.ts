import { Hono } from 'hono';
import {
  ArtefactList,
  KeptThingParams,
  SessionOffers,
} from '#schema/contracts/coach/coach-sessions.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { deleteArtefact, listArtefacts, offerSessions } from './sessions.service.ts';

export const guidedSessionRoutes = new Hono<AppEnv>()
  .get(COACH_URLS.sessions, requireUser, async (c) =>
    send(c, SessionOffers, await offerSessions(c.var.user)),
  )
  .get(COACH_URLS.kept, requireUser, async (c) =>
    send(c, ArtefactList, await listArtefacts(c.var.user)),
  )
  .delete(COACH_URLS.keptThing, requireUser, async (c) => {
    await deleteArtefact(c.var.user, params(c, KeptThingParams).keptId);
    return sendNothing(c);
  });
