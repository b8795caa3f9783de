import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isEventStream } from '#schema/rules/event-stream.ts';
import { withCaller } from '#worker/context.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import type { Retry } from '#worker/lib/retries.ts';
import { isDueForRenewal } from '#worker/lib/security/session-token.ts';
import { touchSession } from '#worker/lib/security/sessions.ts';
import type { AppEnv } from './app-env.ts';
import { dropBookmark, storeBookmark } from './bookmark-cookie.ts';
import { replayResponse, retryOf, storeResponse } from './retries.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';

/**
 * Names the person for whom the page is open. Somebody else may have signed in since, in another
 * tab.
 */
const ASKED_FOR = 'x-person';

/**
 * Stores the response to a keyed write. A request that wrote nothing may be a repeat, and gets the
 * stored response.
 */
async function settleRetry(c: Context<AppEnv>, retry: Retry): Promise<void> {
  if (c.get('user').isKeyRecorded()) return storeResponse(c, retry);
  if (c.res.status === 401) return;
  const before = await replayResponse(c, retry);
  if (before) c.res = before;
}

/**
 * Lets only signed cookies through, and refuses a page that another person left open. Gives the
 * handler its `user`, whose reads and writes check in their own batch whether the session is still
 * valid. A session in use is renewed once a day, after a good answer.
 */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  const claims = await readSessionCookie(c);
  const person = c.req.header(ASKED_FOR);
  if (!claims || (person && person !== String(claims.userId))) throw unauthorized();
  const request = c.get('request');
  const { userId, sessionId, shard } = claims;
  const caller = { userId, sessionId, shard };
  const retry = await retryOf(c);
  // The key may have been recorded moments ago, so it is looked up on the primary.
  if (retry) request.sessionOf(caller).minBookmark = undefined;
  c.set('user', withCaller(request, caller, { retry, deletes: c.req.method === 'DELETE' }));
  await next();
  if (retry) await settleRetry(c, retry);
  const now = request.clock.now();
  if (c.res.ok && isDueForRenewal(claims, now) && !c.res.headers.has('Set-Cookie')) {
    await setSessionCookie(c, caller);
    request.waitUntil(
      c.get('user').db.batch([touchSession({ id: sessionId, now: now.toISOString() })]),
    );
  } else if (isEventStream(c.res)) {
    // A streamed reply writes after its headers have left, so its bookmark cannot be sent.
    dropBookmark(c);
  } else if (!c.get('isSignedOut')) {
    storeBookmark(c, caller);
  }
});
