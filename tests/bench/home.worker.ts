import { Hono } from 'hono';
import { buildDeps } from '#worker/deps.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { securityHeaders } from '#worker/http/headers.ts';
import { provideContext } from '#worker/http/request-context.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { coalesceReads } from '#worker/lib/coalesce.ts';
import { firstViewEntries } from '#worker/pages/first-views.ts';

/**
 * What home shows at once, as the page's renderer is given it: asked for in one request and one
 * batch, and not rendered.
 */
export default new Hono<AppEnv>()
  .use(securityHeaders, provideContext(buildDeps))
  .get('/home', requireUser, async (c) =>
    c.body(await firstViewEntries(coalesceReads(c.get('user')), '/', ''), 200, {
      'Content-Type': 'application/json',
    }),
  );
