import { Hono } from 'hono';
import { EmailChange } from '#schema/contracts/account-life.ts';
import { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import { OnboardingStatus, User } from '#schema/contracts/users.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { chooseCoachManner, currentUser, onboardingStatus } from './account.service.ts';
import { changeEmail } from './email.service.ts';

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
  );
