import { Hono } from 'hono';
import { EmailChange } from '#schema/contracts/account-life.ts';
import { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import { DayChoice, OnboardingStatus, User } from '#schema/contracts/users.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import {
  chooseCoachManner,
  chooseDayStart,
  currentUser,
  onboardingStatus,
  putOffOnboarding,
} from './account.service.ts';
import { changeEmail } from './email.service.ts';

export const accountRoutes = new Hono<AppEnv>()
  .get(ACCOUNT_URLS.user, requireUser, async (c) => send(c, User, await currentUser(c.var.user)))
  .get(ACCOUNT_URLS.onboardingStatus, requireUser, async (c) =>
    send(c, OnboardingStatus, await onboardingStatus(c.var.user)),
  )
  .post(ACCOUNT_URLS.onboardingLater, requireUser, async (c) =>
    send(c, OnboardingStatus, await putOffOnboarding(c.var.user)),
  )
  .patch(ACCOUNT_URLS.user, requireUser, async (c) =>
    send(c, User, await changeEmail(c.var.user, await body(c, EmailChange))),
  )
  // The settings screen's name for the same change; the contract documents both.
  .post(ACCOUNT_URLS.updateEmail, requireUser, async (c) =>
    send(c, User, await changeEmail(c.var.user, await body(c, EmailChange))),
  )
  .patch(ACCOUNT_URLS.coachPreferences, requireUser, async (c) =>
    send(c, User, await chooseCoachManner(c.var.user, await body(c, CoachPreferences))),
  )
  .patch(ACCOUNT_URLS.day, requireUser, async (c) =>
    send(c, User, await chooseDayStart(c.var.user, await body(c, DayChoice))),
  );
