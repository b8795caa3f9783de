import { Hono } from 'hono';
import { AppInfo } from '#schema/contracts/app-info.ts';
import { Credentials, Registration } from '#schema/contracts/credentials.ts';
import { User } from '#schema/contracts/users.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '#worker/http/session-cookie.ts';
import { appInfo, login, logout, registerAccount } from './auth.service.ts';

export const authRoutes = new Hono<AppEnv>()
  .post(AUTH_URLS.register, async (c) => {
    const { user, caller } = await registerAccount(c.var.request, await body(c, Registration));
    await setSessionCookie(c, caller);
    return send(c, User, user, 201);
  })
  .post(AUTH_URLS.login, async (c) => {
    const { user, caller } = await login(c.var.request, await body(c, Credentials));
    await setSessionCookie(c, caller);
    return send(c, User, user);
  })
  // Public, since signing out without a session is a success.
  .post(AUTH_URLS.logout, async (c) => {
    const claims = await readSessionCookie(c);
    if (claims) await logout(c.var.request, claims);
    clearSessionCookie(c);
    return sendNothing(c);
  })
  .get(AUTH_URLS.appInfo, (c) => send(c, AppInfo, appInfo(c.var.request)));
