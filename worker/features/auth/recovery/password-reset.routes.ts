import { Hono } from 'hono';
import {
  Message,
  PasswordReset,
  ResetPassword,
  ResetRequest,
} from '#schema/contracts/account-life.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { send } from '#worker/http/send.ts';
import { askForReset, setNewPassword } from './password-reset.service.ts';

export const passwordResetRoutes = new Hono<AppEnv>()
  .post(AUTH_URLS.requestReset, async (c) =>
    send(c, Message, await askForReset(c.var.request, await body(c, ResetRequest))),
  )
  .post(AUTH_URLS.setNewPassword, async (c) =>
    send(c, PasswordReset, await setNewPassword(c.var.request, await body(c, ResetPassword))),
  );
