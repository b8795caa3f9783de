import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Caller } from '#worker/context.ts';
import { hasHome } from '#worker/lib/database/shards.ts';
import { SESSION_SECONDS, signSession } from '#worker/lib/security/session-token.ts';
import { verifySessionAgain } from '#worker/lib/security/verified-sessions.ts';
import type { AppEnv } from './app-env.ts';
import { dropBookmark, keepBookmark, readBookmark } from './bookmark-cookie.ts';
import { cookieAttributes, cookieName } from './cookies.ts';

const sessionCookie = (c: Context) => cookieName(c, 'session');

export async function setSessionCookie(c: Context<AppEnv>, caller: Caller) {
  const { config, clock } = c.get('request');
  const token = await signSession(caller, config.sessionSecrets, clock.now());
  setCookie(c, sessionCookie(c), token, { ...cookieAttributes(c), maxAge: SESSION_SECONDS });
  keepBookmark(c, caller);
}

export function clearSessionCookie(c: Context<AppEnv>) {
  c.set('isSignedOut', true);
  setCookie(c, sessionCookie(c), '', { ...cookieAttributes(c), maxAge: 0 });
  dropBookmark(c);
}

/**
 * The claims of the request's cookie, if it carries a good one, for a database that there is. The session's row is not yet
 * asked. From here on the request sees that database as its person has left it.
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
  if (!claims || !hasHome(request, claims)) return undefined;
  request.viewOf(claims).since = readBookmark(c, claims);
  return claims;
}
