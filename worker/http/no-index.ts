import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

/** A shared page is for those with its link, not for search engines. */
export const noIndex = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
});
