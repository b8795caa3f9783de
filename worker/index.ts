import { createApp } from './app.ts';
import { buildDeps } from './deps.ts';
import type { Bindings } from './env.ts';

const app = createApp(buildDeps);

export default {
  fetch: app.fetch,
  scheduled: async (_event, env) => {
    const { sweep } = await import('./sweep.ts');
    await sweep(buildDeps(env));
  },
} satisfies ExportedHandler<Bindings>;
