import type { Context } from 'hono';
import { notFound } from '#worker/lib/errors.ts';
import type { AppEnv } from './app-env.ts';

const LOOKS_LIKE_A_FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * Everything that is no API route: the app's one page, whatever the path, since the browser's router decides what to
 * show. A file that does not exist is a plain 404 that nobody caches (a page in its place would be kept as a script).
 */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const { path, method } = c.req;
  if (path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) throw notFound('Not found');
  if (LOOKS_LIKE_A_FILE.test(path)) {
    return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  }
  const page = await c.env.ASSETS.fetch(
    new Request(new URL('/', c.req.url), { headers: c.req.raw.headers, method }),
  );
  return new Response(page.body, page);
}
