import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS, signSession, verifySession } from '#worker/lib/session-token.ts';
import type { AppEnv } from './app-env.ts';

/** Over https the name promises: set by this host, for all paths, over https only. */
export const cookieName = (c: Context, name: string) => (isHttps(c) ? `__Host-${name}` : name);
const isHttps = (c: Context) => new URL(c.req.url).protocol === 'https:';

/** Lax, so that whoever follows a link to us, or comes back from another provider, is known. */
export const cookieAttributes = (c: Context) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: isHttps(c),
});

const sessionCookie = (c: Context) => cookieName(c, 'session');

export async function setSessionCookie(c: Context<AppEnv>, session: { userId: number; sessionId: string }) {
  const { config, clock } = c.var.request;
  const token = await signSession(session, config.sessionSecrets, clock.now());
  setCookie(c, sessionCookie(c), token, { ...cookieAttributes(c), maxAge: SESSION_SECONDS });
}

export function clearSessionCookie(c: Context<AppEnv>) {
  setCookie(c, sessionCookie(c), '', { ...cookieAttributes(c), maxAge: 0 });
}

/** The claims of the request's cookie, if it carries a good one. The session's row is not yet asked. */
export async function readSessionCookie(c: Context<AppEnv>) {
  const token = getCookie(c, sessionCookie(c));
  if (!token) return undefined;
  const { config, clock } = c.var.request;
  return verifySession(token, config.sessionSecrets, clock.now());
}
