import { Hono } from 'hono';
import type { Deps } from '#worker/context.ts';
import type { Bindings } from '#worker/env.ts';
import { accountRoutes } from '#worker/features/account/account.routes.ts';
import { activityRoutes } from '#worker/features/activities/activities.routes.ts';
import { authRoutes } from '#worker/features/auth/auth.routes.ts';
import { coachRoutes } from '#worker/features/coach/coach.routes.ts';
import { goalRoutes } from '#worker/features/goals/goals.routes.ts';
import { journalRoutes } from '#worker/features/journal/journal.routes.ts';
import { mindsetRoutes } from '#worker/features/mindset/mindset.routes.ts';
import { motivationRoutes } from '#worker/features/motivation/motivation.routes.ts';
import { profileRoutes } from '#worker/features/profile/profile.routes.ts';
import { stickerRoutes } from '#worker/features/stickers/stickers.routes.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { securityHeaders } from '#worker/http/headers.ts';
import { onError } from '#worker/http/on-error.ts';
import { servePage } from '#worker/http/pages.ts';
import { refuseForeign } from '#worker/http/refuse-foreign.ts';
import { provideContext } from '#worker/http/request-context.ts';

export function createApp(buildDeps: (env: Bindings) => Deps) {
  const app = new Hono<AppEnv>();
  app.use(securityHeaders, provideContext(buildDeps), refuseForeign);
  app.route('/', authRoutes);
  app.route('/', accountRoutes);
  app.route('/', goalRoutes);
  app.route('/', journalRoutes);
  app.route('/', coachRoutes);
  app.route('/', motivationRoutes);
  app.route('/', mindsetRoutes);
  app.route('/', profileRoutes);
  app.route('/', stickerRoutes);
  app.route('/', activityRoutes);
  app.notFound(servePage);
  app.onError(onError);
  return app;
}
