import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Caller } from '#worker/context.ts';
import { hasShard } from '#worker/lib/database/shards.ts';
import { SESSION_SECONDS, signSession } from '#worker/lib/security/session-token.ts';
import { verifySessionAgain } from '#worker/lib/security/verified-sessions.ts';
import type { AppEnv } from './app-env.ts';
import { dropBookmark, readBookmark, storeBookmark } from './bookmark-cookie.ts';
import { cookieAttributes, cookieName } from './cookies.ts';

const sessionCookie = (c: Context) => cookieName(c, 'session');

export async function setSessionCookie(c: Context<AppEnv>, caller: Caller) {
  const { config, clock } = c.get('request');
  const token = await signSession(caller, config.sessionSecrets, clock.now());
  setCookie(c, sessionCookie(c), token, { ...cookieAttributes(c), maxAge: SESSION_SECONDS });
  storeBookmark(c, caller);
}

export function clearSessionCookie(c: Context<AppEnv>) {
  c.set('isSignedOut', true);
  setCookie(c, sessionCookie(c), '', { ...cookieAttributes(c), maxAge: 0 });
  dropBookmark(c);
}

/**
 * The claims of a valid session cookie whose shard exists. The session's row is not checked yet.
 * From here on the request reads at least as new as the person's last write.
 */
export async function readSessionCookie(c: Context<AppEnv>) {
  const token = getCookie(c, sessionCookie(c));
  if (!token) return undefined;
  const request = c.get('request');
  const claims = await verifySessionAgain(
    token,
    request.config.sessionSecrets,
    request.clock.now(),
  );
  if (!claims || !hasShard(request, claims)) return undefined;
  request.sessionOf(claims).minBookmark = readBookmark(c, claims);
  return claims;
}
