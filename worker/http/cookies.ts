import type { Context } from 'hono';

/** Over https the name promises: set by this host, for all paths, over https only. */
export const cookieName = (c: Context, name: string) => (isHttps(c) ? `__Host-${name}` : name);
const isHttps = (c: Context) => c.req.url.startsWith('https:');

/** Lax, so that whoever follows a link to us, or comes back from another provider, is known. */
export const cookieAttributes = (c: Context) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: isHttps(c),
});
