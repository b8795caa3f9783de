import { Hono } from 'hono';
import { AccountDeletion, AccountStanding, EmailConfirmation, Told } from '#schema/contracts/account-life.ts';
import { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import { EmailChange, OnboardingStatus, User } from '#schema/contracts/users.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { dropBookmark } from '#worker/http/bookmark-cookie.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { clearSessionCookie } from '#worker/http/session-cookie.ts';
import {
  accountStanding,
  chooseCoachManner,
  currentUser,
  deleteAccount,
  onboardingStatus,
} from './account.service.ts';
import { changeEmail, confirmEmail, resendConfirmation } from './email.service.ts';
import { portabilityRoutes } from './portability.routes.ts';

export const accountRoutes = new Hono<AppEnv>()
  .get('/api/user', requireUser, async (c) => send(c, User, await currentUser(c.var.user)))
  .get('/api/user/onboarding-status', requireUser, async (c) =>
    send(c, OnboardingStatus, await onboardingStatus(c.var.user)),
  )
  .patch('/api/user', requireUser, async (c) =>
    send(c, User, await changeEmail(c.var.user, await body(c, EmailChange))),
  )
  // The settings screen's name for the same change; the contract documents both.
  .post('/api/user/update-email', requireUser, async (c) =>
    send(c, User, await changeEmail(c.var.user, await body(c, EmailChange))),
  )
  .patch('/api/user/coach-preferences', requireUser, async (c) =>
    send(c, User, await chooseCoachManner(c.var.user, await body(c, CoachPreferences))),
  )
  .post('/api/email-confirmation', requireUser, async (c) =>
    send(c, Told, await resendConfirmation(c.var.user)),
  )
  .post('/api/confirm-email', async (c) => {
    const told = await confirmEmail(c.var.request, await body(c, EmailConfirmation));
    // Whoever is signed in here may be somebody else: they read from the primary what has changed of them, if it has.
    dropBookmark(c);
    return send(c, Told, told);
  })
  .get('/api/account', requireUser, async (c) => send(c, AccountStanding, await accountStanding(c.var.user)))
  .delete('/api/account', requireUser, async (c) => {
    await deleteAccount(c.var.user, await body(c, AccountDeletion));
    clearSessionCookie(c);
    return sendNothing(c);
  })
  .route('/', portabilityRoutes);
