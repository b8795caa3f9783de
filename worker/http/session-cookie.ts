import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS, signSession, verifySession } from '#worker/lib/session-token.ts';
import type { AppEnv } from './app-env.ts';

/** Over https the name promises: set by this host, for all paths, over https only. */
const cookieName = (c: Context) => (isHttps(c) ? '__Host-session' : 'session');
const isHttps = (c: Context) => new URL(c.req.url).protocol === 'https:';

const attributes = (c: Context) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: isHttps(c),
});

export async function setSessionCookie(c: Context<AppEnv>, session: { userId: number; sessionId: string }) {
  const { config, clock } = c.var.request;
  const token = await signSession(session, config.sessionSecrets, clock.now());
  setCookie(c, cookieName(c), token, { ...attributes(c), maxAge: SESSION_SECONDS });
}

export function clearSessionCookie(c: Context<AppEnv>) {
  setCookie(c, cookieName(c), '', { ...attributes(c), maxAge: 0 });
}

/** The claims of the request's cookie, if it carries a good one. The session's row is not yet asked. */
export async function readSessionCookie(c: Context<AppEnv>) {
  const token = getCookie(c, cookieName(c));
  if (!token) return undefined;
  const { config, clock } = c.var.request;
  return verifySession(token, config.sessionSecrets, clock.now());
}
