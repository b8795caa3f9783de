import { Hono } from 'hono';
import {
  AccountDeletion,
  AccountStatus,
  EmailConfirmation,
  Message,
} from '#schema/contracts/account-life.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { clearSessionCookie } from '#worker/http/session-cookie.ts';
import { deleteAccount, readAccountStatus } from './account-life.service.ts';
import { confirmEmail, resendConfirmation } from './email.service.ts';

export const accountLifeRoutes = new Hono<AppEnv>()
  .post(ACCOUNT_URLS.emailConfirmation, requireUser, async (c) =>
    send(c, Message, await resendConfirmation(c.var.user)),
  )
  .post(ACCOUNT_URLS.confirmEmail, requireUser, async (c) =>
    send(c, Message, await confirmEmail(c.var.user, await body(c, EmailConfirmation))),
  )
  .get(ACCOUNT_URLS.account, requireUser, async (c) =>
    send(c, AccountStatus, await readAccountStatus(c.var.user)),
  )
  .delete(ACCOUNT_URLS.account, requireUser, async (c) => {
    await deleteAccount(c.var.user, await body(c, AccountDeletion));
    clearSessionCookie(c);
    return sendNothing(c);
  });
