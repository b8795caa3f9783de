import { Hono } from 'hono';
import {
  Message,
  NewRecoveryCodes,
  Recovery,
  RecoveryCodes,
} from '#schema/contracts/account-life.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { makeRecoveryCodes, recover } from './recovery-codes.service.ts';

export const recoveryCodeRoutes = new Hono<AppEnv>()
  .post(AUTH_URLS.recoveryCodes, requireUser, async (c) =>
    send(
      c,
      RecoveryCodes,
      await makeRecoveryCodes(c.var.user, await body(c, NewRecoveryCodes)),
      201,
    ),
  )
  .post(AUTH_URLS.recover, async (c) =>
    send(c, Message, await recover(c.var.request, await body(c, Recovery))),
  );
