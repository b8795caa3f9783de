import { createMiddleware } from 'hono/factory';
import { AppError, forbidden } from '#worker/lib/errors.ts';
import { isLoopbackHost } from '#worker/lib/outside/loopback.ts';
import { isFormPath, takesAnyOrigin } from '#worker/pages/form-paths.ts';
import type { Config } from '#worker/settings.ts';
import type { AppEnv } from './app-env.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The values of `Sec-Fetch-Site` that we accept. */
const TRUSTED_FETCH_SITES = new Set(['same-origin', 'none']);

/**
 * Whether an origin is one of ours. In production it must equal the app's URL, or without one the
 * requested https origin. Locally any loopback name at the requested port will do.
 */
function isOurOrigin({ isLocal, appUrl }: Config, origin: string, requestUrl: URL): boolean {
  if (appUrl !== undefined && origin === new URL(appUrl).origin) return true;
  if (!isLocal)
    return appUrl === undefined && requestUrl.protocol === 'https:' && origin === requestUrl.origin;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Only the exact spelling that a browser sends.
  return (
    page.origin === origin &&
    isLoopbackHost(page.hostname) &&
    page.protocol === requestUrl.protocol &&
    page.port === requestUrl.port
  );
}

/**
 * Refuses changes from other sites, by Origin or Fetch Metadata, and forms by their content type. A
 * request with neither header comes from no browser and carries no cookies of its own accord. Pages
 * that take forms require an Origin.
 */
export const csrfGuard = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  if (takesAnyOrigin(c.req.path)) return next();
  const takesForm = isFormPath(c.req.path);
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isForeign =
    (origin === undefined && takesForm) ||
    (origin !== undefined && !isOurOrigin(c.get('request').config, origin, new URL(c.req.url))) ||
    (site !== undefined && !TRUSTED_FETCH_SITES.has(site));
  if (isForeign) throw forbidden('This request comes from another site');
  const type = c.req.header('content-type');
  if (takesForm && !FORM_TYPE.test(type ?? ''))
    throw new AppError('not-json', 'Please send the form itself');
  if (!takesForm && type && !JSON_TYPE.test(type))
    throw new AppError('not-json', 'Please send JSON');
  return next();
});
