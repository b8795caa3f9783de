import { createMiddleware } from 'hono/factory';
import { AppError, forbidden } from '#worker/lib/errors.ts';
import { isLoopbackHost } from '#worker/lib/outside/loopback.ts';
import { isFormPath } from '#worker/pages/form-paths.ts';
import type { Config } from '#worker/settings.ts';
import type { AppEnv } from './app-env.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** What a browser says of where a request comes from; other words are no browser's. */
const OUR_SITES = new Set(['same-origin', 'none']);

/**
 * Whether a page of this origin is one of ours. In production that is the app's address to the letter: scheme, host and
 * port; where none is set, whichever this request came to, but never without encryption. Locally it is any of this
 * machine's own names at the port that was asked, too.
 */
function isOurOrigin({ isLocal, appUrl }: Config, origin: string, asked: URL): boolean {
  if (appUrl !== undefined && origin === new URL(appUrl).origin) return true;
  if (!isLocal)
    return appUrl === undefined && asked.protocol === 'https:' && origin === asked.origin;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // No other spelling of it: a browser sends the one that it is known by.
  return (
    page.origin === origin &&
    isLoopbackHost(page.hostname) &&
    page.protocol === asked.protocol &&
    page.port === asked.port
  );
}

/**
 * A change must come from our own pages: another site's page is refused by its Origin or Fetch Metadata, and a form
 * (which needs no permission to post anywhere) by its content type. A browser names the origin of every change, `null`
 * where it may not tell; what says neither is no browser, and brings nobody's cookies along by itself. The few pages that
 * take a form are told by a browser where it comes from, always: without that nothing is taken.
 */
export const refuseForeign = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const takesForm = isFormPath(c.req.path);
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isForeign =
    (origin === undefined && takesForm) ||
    (origin !== undefined && !isOurOrigin(c.get('request').config, origin, new URL(c.req.url))) ||
    (site !== undefined && !OUR_SITES.has(site));
  if (isForeign) throw forbidden('This request comes from another site');
  const type = c.req.header('content-type');
  if (takesForm && !FORM_TYPE.test(type ?? ''))
    throw new AppError('not-json', 'Please send the form itself');
  if (!takesForm && type && !JSON_TYPE.test(type))
    throw new AppError('not-json', 'Please send JSON');
  return next();
});
