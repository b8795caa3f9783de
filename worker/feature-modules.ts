import type { Hono } from 'hono';
import type { AppEnv } from '#worker/http/app-env.ts';

export interface Noun {
  /** How its paths begin. What two nouns might answer is asked of the first. */
  paths: string[];
  routes: () => Promise<Hono<AppEnv>>;
}

/** Every noun. Its code comes with the first request for it (see docs/decisions/020-worker-modules.md). */
export const featureModules: Noun[] = [
  {
    paths: ['/api/register', '/api/login', '/api/logout', '/api/app-info'],
    routes: () => import('#worker/features/auth/auth.routes.ts').then((m) => m.authRoutes),
  },
  {
    paths: ['/api/goals/:goalId/journal/*'],
    routes: () => import('#worker/features/journal/journal.routes.ts').then((m) => m.journalRoutes),
  },
  {
    paths: ['/api/coach/*'],
    routes: () => import('#worker/features/coach/coach.routes.ts').then((m) => m.coachRoutes),
  },
  {
    paths: ['/api/safety/*', '/api/contact'],
    routes: () => import('#worker/features/safety/safety.routes.ts').then((m) => m.safetyRoutes),
  },
  {
    paths: ['/api/privacy/*'],
    routes: () => import('#worker/features/privacy/privacy.routes.ts').then((m) => m.privacyRoutes),
  },
  {
    paths: ['/api/motivation/*'],
    routes: () => import('#worker/features/motivation/motivation.routes.ts').then((m) => m.motivationRoutes),
  },
  {
    paths: ['/api/mindset/*'],
    routes: () => import('#worker/features/mindset/mindset.routes.ts').then((m) => m.mindsetRoutes),
  },
  {
    paths: ['/api/profile/*'],
    routes: () => import('#worker/features/profile/profile.routes.ts').then((m) => m.profileRoutes),
  },
  {
    paths: [
      '/api/learning/*',
      '/api/learning-paths/*',
      '/api/learning-modules/*',
      '/api/learning-units/*',
      '/api/user/enrollments',
      '/api/user/progress',
      '/api/user-progress/*',
    ],
    routes: () => import('#worker/features/learning/learning.routes.ts').then((m) => m.learningRoutes),
  },
  {
    paths: ['/api/stickers/*'],
    routes: () => import('#worker/features/stickers/stickers.routes.ts').then((m) => m.stickerRoutes),
  },
  {
    paths: [
      '/api/sharing',
      '/api/goals/:goalId/shares/*',
      '/api/goals/:goalId/public-link',
      '/api/share-notes/*',
      '/api/shared/*',
      '/api/shared-with-me/*',
    ],
    routes: () => import('#worker/features/sharing/sharing.routes.ts').then((m) => m.sharingRoutes),
  },
  {
    paths: ['/api/goals/*'],
    routes: () => import('#worker/features/goals/goals.routes.ts').then((m) => m.goalRoutes),
  },
  {
    paths: ['/api/activities/*'],
    routes: () => import('#worker/features/activities/activities.routes.ts').then((m) => m.activityRoutes),
  },
  {
    paths: [
      '/api/subscription-plans',
      '/api/subscription-status',
      '/api/payments',
      '/api/create-subscription',
      '/api/cancel-subscription',
      '/api/resume-subscription',
      '/api/billing-portal',
      '/api/webhooks/stripe',
      '/setup',
      '/order/*',
      '/api/sandbox-orders/*',
    ],
    routes: () => import('#worker/features/billing/billing.routes.ts').then((m) => m.billingRoutes),
  },
  {
    paths: ['/api/user/*'],
    routes: () => import('#worker/features/account/account.routes.ts').then((m) => m.accountRoutes),
  },
  {
    paths: ['/api/email-confirmation', '/api/confirm-email', '/api/account'],
    routes: () => import('#worker/features/account/account-life.routes.ts').then((m) => m.accountLifeRoutes),
  },
  {
    paths: ['/api/export.json', '/api/export.md', '/api/import'],
    routes: () => import('#worker/features/account/portability.routes.ts').then((m) => m.portabilityRoutes),
  },
  {
    paths: ['/api/reset-password', '/api/set-new-password'],
    routes: () => import('#worker/features/auth/password-reset.routes.ts').then((m) => m.passwordResetRoutes),
  },
  {
    paths: ['/api/recovery-codes', '/api/recover'],
    routes: () => import('#worker/features/auth/recovery-codes.routes.ts').then((m) => m.recoveryCodeRoutes),
  },
  {
    paths: ['/api/sessions/*', '/api/change-password'],
    routes: () => import('#worker/features/auth/sessions.routes.ts').then((m) => m.sessionRoutes),
  },
  {
    paths: ['/api/ways-in', '/api/sso/*', '/api/passkeys/*', '/api/passkey-sign-in/*'],
    routes: () => import('#worker/features/auth/ways-in.routes.ts').then((m) => m.waysInRoutes),
  },
  {
    paths: ['/api/openapi.json'],
    routes: () =>
      import('#worker/features/description/description.routes.ts').then((m) => m.descriptionRoutes),
  },
  {
    paths: ['/.well-known/security.txt', '/.well-known/security-policy.txt'],
    routes: () => import('#worker/features/disclosure/disclosure.routes.ts').then((m) => m.disclosureRoutes),
  },
  {
    paths: ['/api/admin/*'],
    routes: () => import('#worker/features/admin/admin.routes.ts').then((m) => m.adminRoutes),
  },
];
