import { createApp } from './app.ts';
import { buildDeps } from './deps.ts';
import type { Bindings } from './env.ts';
import { sweep } from './sweep.ts';

const app = createApp(buildDeps);

export default {
  fetch: app.fetch,
  scheduled: (_event, env) => sweep(buildDeps(env)),
} satisfies ExportedHandler<Bindings>;
