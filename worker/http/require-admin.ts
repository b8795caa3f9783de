import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isDirectoryAdmin, nothingHere, withAdmin } from '#worker/admin-context.ts';
import { withCaller } from '#worker/context.ts';
import type { Home } from '#worker/lib/database/home.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import type { AppEnv } from './app-env.ts';
import { requireUser } from './require-user.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Who decides about others sees what is, not what was a moment ago. */
function fromPrimary<Who extends Home>(c: Context<AppEnv>, who: Who): Who {
  c.var.request.viewOf(who).since = undefined;
  return who;
}

/**
 * Lets only admins through. To everybody else who is signed in there is nothing here: that is settled before anything of
 * the request is read, or its parameters and body would be answered for. The work asks once more, in its own batch.
 */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const claims = await readSessionCookie(c);
  if (!claims) throw unauthorized();
  const [user] = await withCaller(c.var.request, fromPrimary(c, claims)).read([]);
  if (!isDirectoryAdmin(claims, user)) throw nothingHere();
  return requireUser(c, () => {
    fromPrimary(c, claims);
    c.set('admin', withAdmin(c.var.user, c.var.requestId));
    return next();
  });
});
