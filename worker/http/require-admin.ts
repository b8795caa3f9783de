import { createMiddleware } from 'hono/factory';
import { nothingHere, withAdmin } from '#worker/admin-context.ts';
import { withCaller } from '#worker/context.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import type { AppEnv } from './app-env.ts';
import { requireUser } from './require-user.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * Lets only admins through. To everybody else who is signed in there is nothing here: that is settled before anything of
 * the request is read, or its parameters and body would be answered for. The work asks once more, in its own batch.
 */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const claims = await readSessionCookie(c);
  if (!claims) throw unauthorized();
  const { userId, sessionId } = claims;
  const [user] = await withCaller(c.var.request, { userId, sessionId }).read([]);
  if (!user.isAdmin) throw nothingHere();
  return requireUser(c, () => {
    c.set('admin', withAdmin(c.var.user, c.var.requestId));
    return next();
  });
});
