import { Hono } from 'hono';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { Deps } from '#worker/context.ts';
import type { Bindings } from '#worker/env.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyLimit } from '#worker/http/body-limit.ts';
import { CachedRouter } from '#worker/http/cached-router.ts';
import { csrfGuard } from '#worker/http/csrf-guard.ts';
import { securityHeaders } from '#worker/http/headers.ts';
import { noIndex } from '#worker/http/no-index.ts';
import { onError } from '#worker/http/on-error.ts';
import { provideContext } from '#worker/http/request-context.ts';
import { type FeatureModule, featureModules } from './feature-modules.ts';

type App = Hono<AppEnv>;

const regExpOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Whose code a request needs; a guess is enough, since what it misses is loaded on the way. */
const featureOf = ({ url }: Request) => {
  const { pathname } = new URL(url);
  return featureModules.find(({ paths }) =>
    paths.some((pattern) => regExpOf(pattern).test(pathname)),
  );
};

/**
 * The app as one isolate knows it: a feature's code is loaded when one of its paths is first asked
 * for, and no isolate reads it before. The app is then wired anew, in the order of the features, as
 * if it had always been there.
 */
export function createApp(buildDeps: (env: Bindings) => Deps) {
  const loaded = new Map<FeatureModule, App>();
  const load = async (feature: FeatureModule) => loaded.set(feature, await feature.routes());
  let app: App | undefined;
  let starting: Promise<void> | undefined;

  function wired(): App {
    const wiring: App = new Hono<AppEnv>({ router: new CachedRouter() });
    wiring.use(securityHeaders, provideContext(buildDeps), bodyLimit, csrfGuard);
    wiring.use(`${PATHS.shared}/*`, noIndex);
    for (const feature of featureModules) {
      const routes = loaded.get(feature);
      if (routes) wiring.route('/', routes);
      else
        wiring.on('ALL', feature.paths, async (c) => {
          await load(feature);
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

  /**
   * An isolate's first request brings its feature's code along, so that most isolates wire their
   * app once.
   */
  async function start(first: Request): Promise<void> {
    const feature = featureOf(first);
    // Should it not come, the app that is wired without it asks again, and answers for what happens
    // then.
    if (feature) await load(feature).catch(() => undefined);
    app = wired();
  }

  const fetch: App['fetch'] = (...request) => {
    if (app) return app.fetch(...request);
    starting ??= start(request[0]);
    return starting.then(() => fetch(...request));
  };
  return { fetch };
}
