import type { Context } from 'hono';

/**
 * Over https the `__Host-` prefix makes browsers enforce: set by this host, for all paths, over
 * https only.
 */
export const cookieName = (c: Context, name: string) => (isHttps(c) ? `__Host-${name}` : name);
const isHttps = (c: Context) => c.req.url.startsWith('https:');

/** Lax, so that people who follow a link to us, or come back from a provider, are signed in. */
export const cookieAttributes = (c: Context) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: isHttps(c),
});
