import { createMiddleware } from 'hono/factory';
import { AppError, forbidden } from '#worker/lib/errors.ts';
import type { AppEnv } from './app-env.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A change must come from our own pages: another site's page is refused by its Origin or Fetch Metadata, and a form
 * (which needs no permission to post anywhere) by its content type.
 */
export const refuseForeign = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if ((origin && origin !== new URL(c.req.url).origin) || site === 'cross-site' || site === 'same-site') {
    throw forbidden('This request comes from another site');
  }
  const type = c.req.header('content-type');
  if (type && !/^application\/json\s*(;|$)/i.test(type)) throw new AppError('not-json', 'Please send JSON');
  return next();
});
