import { type Context, Hono } from 'hono';
import { SsoDeparture, SsoStart } from '#schema/contracts/ways-in.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import { withCaller } from '#worker/context.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { keepAttempt, takeAttempt } from '#worker/http/attempt-cookie.ts';
import { query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { readSessionCookie, setSessionCookie } from '#worker/http/session-cookie.ts';
import { SsoAttempt } from './sso.rules.ts';
import { finishSso, type SsoStep, startSso } from './sso.service.ts';
import { askToLink, finishLink, unlink } from './sso-link.service.ts';

/** Whether another site sent the browser here. Typed addresses and bookmarks do not count. */
const isFromElsewhere = (c: Context) =>
  ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');

async function goOn(c: Context<AppEnv>, { path, attempt, session }: SsoStep): Promise<Response> {
  if (attempt) await keepAttempt(c, 'sso', attempt);
  if (session) await setSessionCookie(c, session);
  return c.redirect(path, 303);
}

export const ssoRoutes = new Hono<AppEnv>()
  .get(WAYS_IN_URLS.ssoStart, async (c) => {
    const { next, afresh } = query(c, SsoStart);
    const asked = { next, afresh: afresh === '1', isFromElsewhere: isFromElsewhere(c) };
    return goOn(c, await startSso(c.var.request, asked));
  })
  .get(WAYS_IN_URLS.ssoCallback, async (c) => {
    const attempt = await takeAttempt(c, 'sso', SsoAttempt);
    const callbackQuery = new URL(c.req.url).searchParams;
    if (!attempt?.link) return goOn(c, await finishSso(c.var.request, attempt, callbackQuery));
    const claims = await readSessionCookie(c);
    const user = claims && withCaller(c.var.request, claims);
    return goOn(c, await finishLink(user, attempt, callbackQuery));
  })
  .post(WAYS_IN_URLS.ssoLink, requireUser, async (c) => {
    const { url, attempt } = await askToLink(c.var.user);
    await keepAttempt(c, 'sso', attempt);
    return send(c, SsoDeparture, { url });
  })
  .delete(WAYS_IN_URLS.ssoLink, requireUser, async (c) => {
    await unlink(c.var.user);
    return sendNothing(c);
  });
