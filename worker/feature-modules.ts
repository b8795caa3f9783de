import type { Hono } from 'hono';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { ACTIVITY_URLS } from '#schema/urls/activities.urls.ts';
import { ADMIN_URLS } from '#schema/urls/admin.urls.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { BILLING_URLS } from '#schema/urls/billing.urls.ts';
import { CALENDAR_URLS } from '#schema/urls/calendar.urls.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import { DESCRIPTION_URLS } from '#schema/urls/description.urls.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import { MAIL_PLAN_URLS } from '#schema/urls/mail-plans.urls.ts';
import { MINDSET_URLS } from '#schema/urls/mindset.urls.ts';
import { MOTIVATION_URLS } from '#schema/urls/motivation.urls.ts';
import { PRIVACY_URLS } from '#schema/urls/privacy.urls.ts';
import { PROFILE_URLS } from '#schema/urls/profile.urls.ts';
import { REMINDER_URLS } from '#schema/urls/reminders.urls.ts';
import { SAFETY_URLS } from '#schema/urls/safety.urls.ts';
import { SHARING_URLS } from '#schema/urls/sharing.urls.ts';
import { STICKER_URLS } from '#schema/urls/stickers.urls.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';

export interface FeatureModule {
  /** All its paths. */
  paths: string[];
  routes: () => Promise<Hono<AppEnv>>;
}

/**
 * Every feature. Its code comes with the first request for it (see
 * docs/decisions/020-worker-modules.md).
 */
export const featureModules: FeatureModule[] = [
  {
    paths: [AUTH_URLS.register, AUTH_URLS.login, AUTH_URLS.logout, AUTH_URLS.appInfo],
    routes: () => import('#worker/features/auth/auth.routes.ts').then((m) => m.authRoutes),
  },
  {
    paths: Object.values(JOURNAL_URLS),
    routes: () => import('#worker/features/journal/journal.routes.ts').then((m) => m.journalRoutes),
  },
  {
    paths: Object.values(CALENDAR_URLS),
    routes: () =>
      import('#worker/features/calendar/calendar.routes.ts').then((m) => m.calendarRoutes),
  },
  {
    paths: Object.values(MAIL_PLAN_URLS),
    routes: () =>
      import('#worker/features/mail-plans/mail-plans.routes.ts').then((m) => m.mailPlanRoutes),
  },
  {
    paths: Object.values(COACH_URLS),
    routes: () => import('#worker/features/coach/coach.routes.ts').then((m) => m.coachRoutes),
  },
  {
    paths: Object.values(SAFETY_URLS),
    routes: () => import('#worker/features/safety/safety.routes.ts').then((m) => m.safetyRoutes),
  },
  {
    paths: Object.values(PRIVACY_URLS),
    routes: () => import('#worker/features/privacy/privacy.routes.ts').then((m) => m.privacyRoutes),
  },
  {
    paths: Object.values(MOTIVATION_URLS),
    routes: () =>
      import('#worker/features/motivation/motivation.routes.ts').then((m) => m.motivationRoutes),
  },
  {
    paths: Object.values(MINDSET_URLS),
    routes: () => import('#worker/features/mindset/mindset.routes.ts').then((m) => m.mindsetRoutes),
  },
  {
    paths: Object.values(PROFILE_URLS),
    routes: () => import('#worker/features/profile/profile.routes.ts').then((m) => m.profileRoutes),
  },
  {
    paths: Object.values(LEARNING_URLS),
    routes: () =>
      import('#worker/features/learning/learning.routes.ts').then((m) => m.learningRoutes),
  },
  {
    paths: Object.values(STICKER_URLS),
    routes: () =>
      import('#worker/features/stickers/stickers.routes.ts').then((m) => m.stickerRoutes),
  },
  {
    paths: Object.values(SHARING_URLS),
    routes: () => import('#worker/features/sharing/sharing.routes.ts').then((m) => m.sharingRoutes),
  },
  {
    paths: [GOAL_URLS.goals, GOAL_URLS.summary],
    routes: () =>
      import('#worker/features/goals/goal-lists.routes.ts').then((m) => m.goalListRoutes),
  },
  {
    paths: Object.values(GOAL_URLS),
    routes: () => import('#worker/features/goals/goals.routes.ts').then((m) => m.goalRoutes),
  },
  {
    paths: Object.values(REMINDER_URLS),
    routes: () =>
      import('#worker/features/reminders/reminders.routes.ts').then((m) => m.reminderRoutes),
  },
  {
    paths: Object.values(ACTIVITY_URLS),
    routes: () =>
      import('#worker/features/activities/activities.routes.ts').then((m) => m.activityRoutes),
  },
  {
    paths: Object.values(BILLING_URLS),
    routes: () => import('#worker/features/billing/billing.routes.ts').then((m) => m.billingRoutes),
  },
  {
    paths: [
      ACCOUNT_URLS.user,
      ACCOUNT_URLS.onboardingStatus,
      ACCOUNT_URLS.onboardingLater,
      ACCOUNT_URLS.updateEmail,
      ACCOUNT_URLS.coachPreferences,
      ACCOUNT_URLS.day,
    ],
    routes: () => import('#worker/features/account/account.routes.ts').then((m) => m.accountRoutes),
  },
  {
    paths: [ACCOUNT_URLS.emailConfirmation, ACCOUNT_URLS.confirmEmail, ACCOUNT_URLS.account],
    routes: () =>
      import('#worker/features/account/account-life.routes.ts').then((m) => m.accountLifeRoutes),
  },
  {
    paths: [ACCOUNT_URLS.exportJson, ACCOUNT_URLS.exportMarkdown, ACCOUNT_URLS.import],
    routes: () =>
      import('#worker/features/account/portability/portability.routes.ts').then(
        (m) => m.portabilityRoutes,
      ),
  },
  {
    paths: [AUTH_URLS.requestReset, AUTH_URLS.setNewPassword],
    routes: () =>
      import('#worker/features/auth/recovery/password-reset.routes.ts').then(
        (m) => m.passwordResetRoutes,
      ),
  },
  {
    paths: [AUTH_URLS.recoveryCodes, AUTH_URLS.recover],
    routes: () =>
      import('#worker/features/auth/recovery/recovery-codes.routes.ts').then(
        (m) => m.recoveryCodeRoutes,
      ),
  },
  {
    paths: [AUTH_URLS.sessions, AUTH_URLS.session, AUTH_URLS.endSessions, AUTH_URLS.changePassword],
    routes: () =>
      import('#worker/features/auth/sessions/sessions.routes.ts').then((m) => m.sessionRoutes),
  },
  {
    paths: Object.values(WAYS_IN_URLS),
    routes: () =>
      import('#worker/features/auth/sign-in-methods.routes.ts').then((m) => m.waysInRoutes),
  },
  {
    paths: Object.values(DESCRIPTION_URLS),
    routes: () =>
      import('#worker/features/description/description.routes.ts').then((m) => m.descriptionRoutes),
  },
  {
    paths: ['/.well-known/security.txt', '/.well-known/security-policy.txt'],
    routes: () =>
      import('#worker/features/disclosure/disclosure.routes.ts').then((m) => m.disclosureRoutes),
  },
  {
    paths: Object.values(ADMIN_URLS),
    routes: () => import('#worker/features/admin/admin.routes.ts').then((m) => m.adminRoutes),
  },
];
