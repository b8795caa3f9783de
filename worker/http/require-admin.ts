import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { hiddenNotFound, isDirectoryAdmin, withAdmin } from '#worker/admin-context.ts';
import { withCaller } from '#worker/context.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import type { AppEnv } from './app-env.ts';
import { requireUser } from './require-user.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Admins read from the primary: what they decide about others must rest on current data. */
function fromPrimary<Who extends ShardRef>(c: Context<AppEnv>, who: Who): Who {
  c.var.request.sessionOf(who).minBookmark = undefined;
  return who;
}

/**
 * Lets only admins through; everybody else gets a 404, so that admin routes cannot be told from
 * none. This is checked before parameters and body are read, and again in the batch of the work
 * itself.
 */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const claims = await readSessionCookie(c);
  if (!claims) throw unauthorized();
  const [user] = await withCaller(c.var.request, fromPrimary(c, claims)).read([]);
  if (!isDirectoryAdmin(claims, user)) throw hiddenNotFound();
  return requireUser(c, () => {
    fromPrimary(c, claims);
    c.set('admin', withAdmin(c.var.user, c.var.requestId));
    return next();
  });
});
