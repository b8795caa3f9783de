import { Hono } from 'hono';
import type { Deps } from '#worker/context.ts';
import type { Bindings } from '#worker/env.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { securityHeaders } from '#worker/http/headers.ts';
import { KnownPathsRouter } from '#worker/http/known-paths.ts';
import { onError } from '#worker/http/on-error.ts';
import { refuseForeign } from '#worker/http/refuse-foreign.ts';
import { provideContext } from '#worker/http/request-context.ts';
import { unlisted } from '#worker/http/unlisted.ts';
import { NOUNS, type Noun } from './nouns.ts';

type App = Hono<AppEnv>;

/**
 * The app as one isolate knows it: a noun's code is loaded when one of its paths is first asked for, and no isolate reads
 * it before. The app is then wired anew, in the order of the nouns, as if it had always been there.
 */
export function createApp(buildDeps: (env: Bindings) => Deps) {
  const loaded = new Map<Noun, App>();
  let app = wired();

  function wired(): App {
    const wiring: App = new Hono<AppEnv>({ router: new KnownPathsRouter() });
    wiring.use(securityHeaders, provideContext(buildDeps), refuseForeign);
    wiring.use('/shared/*', unlisted);
    for (const noun of NOUNS) {
      const routes = loaded.get(noun);
      if (routes) wiring.route('/', routes);
      else
        wiring.on('ALL', noun.paths, async (c) => {
          loaded.set(noun, await noun.routes());
          app = wired();
          return app.fetch(c.req.raw, c.env, c.executionCtx);
        });
    }
    wiring.notFound(async (c) => {
      const { servePage } = await import('#worker/pages/serve-page.ts');
      return servePage(c);
    });
    wiring.onError(onError);
    return wiring;
  }

  const fetch: App['fetch'] = (...request) => app.fetch(...request);
  return { fetch };
}
