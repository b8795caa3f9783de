import { Hono } from 'hono';
import {
  Message,
  PasswordChange,
  SessionList,
  SessionParams,
  SessionsEnd,
  SessionsEnded,
} from '#schema/contracts/account-life.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { clearSessionCookie } from '#worker/http/session-cookie.ts';
import { changePassword, endMany, endOne, listBrowserSessions } from './sessions.service.ts';

export const sessionRoutes = new Hono<AppEnv>()
  .get(AUTH_URLS.sessions, requireUser, async (c) =>
    send(c, SessionList, await listBrowserSessions(c.var.user)),
  )
  .delete(AUTH_URLS.session, requireUser, async (c) => {
    const wasThisOne = await endOne(c.var.user, params(c, SessionParams).sessionId);
    if (wasThisOne) clearSessionCookie(c);
    return sendNothing(c);
  })
  .post(AUTH_URLS.endSessions, requireUser, async (c) => {
    const asked = await body(c, SessionsEnd);
    const ended = await endMany(c.var.user, asked);
    if (asked.which === 'all') clearSessionCookie(c);
    return send(c, SessionsEnded, ended);
  })
  .post(AUTH_URLS.changePassword, requireUser, async (c) =>
    send(c, Message, await changePassword(c.var.user, await body(c, PasswordChange))),
  );
