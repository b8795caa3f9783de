import { Hono } from 'hono';
import { Message, PasswordReset, ResetPassword, ResetRequest } from '#schema/contracts/account-life.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { send } from '#worker/http/send.ts';
import { askForReset, setNewPassword } from './password-reset.service.ts';

export const passwordResetRoutes = new Hono<AppEnv>()
  .post('/api/reset-password', async (c) =>
    send(c, Message, await askForReset(c.var.request, await body(c, ResetRequest))),
  )
  .post('/api/set-new-password', async (c) =>
    send(c, PasswordReset, await setNewPassword(c.var.request, await body(c, ResetPassword))),
  );
