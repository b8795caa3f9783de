import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '#worker/context.ts';
import type { Bindings } from '#worker/env.ts';
import { replicaSessions } from '#worker/lib/database/shards.ts';
import { createLog } from '#worker/lib/log.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import type { AppEnv } from './app-env.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Cloudflare sets this header itself and drops what a caller sent; no other header is believed. The
 * local runtime sets the loopback address, which identifies nobody.
 */
function callerAddress(c: Context): string | undefined {
  const address = c.req.header('cf-connecting-ip');
  return address && !LOOPBACK.test(address) ? address : undefined;
}

export function provideContext(buildDeps: (env: Bindings) => Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    const deps = buildDeps(c.env);
    const views = replicaSessions(deps);
    c.set('request', {
      ...deps,
      ...views,
      db: views.directory,
      log: createLog({ requestId }),
      deadline: startDeadline(deps.config.providerTimeoutMs),
      timeZone: c.req.header('x-time-zone')?.slice(0, 64),
      address: callerAddress(c),
      userAgent: c.req.header('user-agent')?.slice(0, 300),
      country: /^[A-Z]{2}$/.exec(c.req.header('cf-ipcountry') ?? '')?.[0],
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
    await next();
  });
}
