import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { KnownPathsRouter } from './known-paths.ts';
import { onError } from './on-error.ts';

/** Says within this file alone that a noun has no such route. */
const NOT_HERE = 'x-not-here';

/** What the app knew of a request when it handed it on. */
const surroundings = new WeakMap<Request, AppEnv['Variables']>();

/** A noun as an app of its own, which goes on where the app that handed the request to it stood. */
function goingOn(routes: Hono<AppEnv>): Hono<AppEnv> {
  return new Hono<AppEnv>({ router: new KnownPathsRouter() })
    .use(async (c, next) => {
      const { request, requestId } = surroundings.get(c.req.raw) as AppEnv['Variables'];
      c.set('request', request);
      c.set('requestId', requestId);
      await next();
    })
    .route('/', routes)
    .notFound((c) => c.body(null, 404, { [NOT_HERE]: '' }))
    .onError(onError);
}

/** Routes whose code is loaded when one of their paths is first asked for: no isolate reads it before. */
export function later(load: () => Promise<Hono<AppEnv>>): MiddlewareHandler<AppEnv> {
  let noun: Hono<AppEnv> | undefined;
  return async (c, next) => {
    noun ??= goingOn(await load());
    surroundings.set(c.req.raw, c.var);
    const answer = await noun.fetch(c.req.raw, c.env, c.executionCtx);
    return answer.headers.has(NOT_HERE) ? next() : answer;
  };
}
