import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { requireUser } from './require-user.ts';

/**
 * As `requireUser`, for what is about money: reads are the primary's. What a provider told us meanwhile is no write of the
 * person's own, and nobody is to be sold what they have just paid for.
 */
export const requirePayer = createMiddleware<AppEnv>((c, next) =>
  requireUser(c, () => {
    c.var.request.viewOf(c.var.user.caller).since = undefined;
    return next();
  }),
);
