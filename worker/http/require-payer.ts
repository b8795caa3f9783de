import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { requireUser } from './require-user.ts';

/**
 * Like `requireUser`, but reads from the primary: a provider's webhook is no write of the person's
 * own, and nobody is to be sold what they have just paid for.
 */
export const requirePayer = createMiddleware<AppEnv>((c, next) =>
  requireUser(c, () => {
    c.var.request.sessionOf(c.var.user.caller).minBookmark = undefined;
    return next();
  }),
);
