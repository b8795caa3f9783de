import { Hono } from 'hono';
import { WaysIn } from '#schema/contracts/ways-in.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { waysIn } from './sign-in-methods.service.ts';
import { ssoRoutes } from './sso/sso.routes.ts';

export const waysInRoutes = new Hono<AppEnv>()
  .get(WAYS_IN_URLS.all, requireUser, async (c) => send(c, WaysIn, await waysIn(c.var.user)))
  .route('/', ssoRoutes)
  .route('/', passkeyRoutes);
