import { createMiddleware } from 'hono/factory';
import { withCaller } from '#worker/context.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import { isDueForRenewal } from '#worker/lib/session-token.ts';
import { touchSession } from '#worker/lib/sessions.ts';
import type { AppEnv } from './app-env.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';

/**
 * Lets only signed cookies through and gives the handler its `user`, whose reads and writes ask in their own batch
 * whether the session still lives. A session in use is renewed once a day, after a good answer.
 */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  const claims = await readSessionCookie(c);
  if (!claims) throw unauthorized();
  const { request } = c.var;
  const caller = { userId: claims.userId, sessionId: claims.sessionId };
  c.set('user', withCaller(request, caller));
  await next();
  const now = request.clock.now();
  if (c.res.ok && isDueForRenewal(claims, now) && !c.res.headers.has('Set-Cookie')) {
    await setSessionCookie(c, caller);
    request.after(request.db.batch([touchSession({ id: caller.sessionId, now: now.toISOString() })]));
  }
});
