import { createMiddleware } from 'hono/factory';
import { withCaller } from '#worker/context.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import { isDueForRenewal } from '#worker/lib/session-token.ts';
import { touchSession } from '#worker/lib/sessions.ts';
import type { AppEnv } from './app-env.ts';
import { answerOfBefore, keepAnswer, retryOf } from './retries.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';

/** Whom the page is open for. Somebody else may have signed in since, in another tab of the same browser. */
const ASKED_FOR = 'x-person';

/**
 * Lets only signed cookies through, and not for a page that was left open by somebody else. Gives the handler its
 * `user`, whose reads and writes ask in their own batch whether the session still lives. A session in use is renewed
 * once a day, after a good answer.
 */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  const claims = await readSessionCookie(c);
  const person = c.req.header(ASKED_FOR);
  if (!claims || (person && person !== String(claims.userId))) throw unauthorized();
  const { request } = c.var;
  const caller = { userId: claims.userId, sessionId: claims.sessionId };
  const retry = await retryOf(c);
  c.set('user', withCaller(request, caller, { retry, deletes: c.req.method === 'DELETE' }));
  const before = retry && (await answerOfBefore(c, retry));
  if (before) return before;
  await next();
  if (retry && c.var.user.isNoted()) keepAnswer(c, caller, retry);
  const now = request.clock.now();
  if (c.res.ok && isDueForRenewal(claims, now) && !c.res.headers.has('Set-Cookie')) {
    await setSessionCookie(c, caller);
    request.after(request.db.batch([touchSession({ id: caller.sessionId, now: now.toISOString() })]));
  }
});
