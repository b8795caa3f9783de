import { Hono } from 'hono';
import type { Deps } from '#worker/context.ts';
import type { Bindings } from '#worker/env.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { securityHeaders } from '#worker/http/headers.ts';
import { KnownPathsRouter } from '#worker/http/known-paths.ts';
import { later } from '#worker/http/later.ts';
import { onError } from '#worker/http/on-error.ts';
import { refuseForeign } from '#worker/http/refuse-foreign.ts';
import { provideContext } from '#worker/http/request-context.ts';
import { unlisted } from '#worker/http/unlisted.ts';
import { NOUNS } from './nouns.ts';

export function createApp(buildDeps: (env: Bindings) => Deps) {
  const app = new Hono<AppEnv>({ router: new KnownPathsRouter() });
  app.use(securityHeaders, provideContext(buildDeps), refuseForeign);
  app.use('/shared/*', unlisted);
  for (const { paths, routes } of NOUNS) app.on('ALL', paths, later(routes));
  app.notFound(async (c) => {
    const { servePage } = await import('#worker/pages/serve-page.ts');
    return servePage(c);
  });
  app.onError(onError);
  return app;
}
