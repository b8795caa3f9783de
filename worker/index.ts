import { createApp } from './app.ts';
import { buildDeps } from './deps.ts';
import type { Bindings } from './env.ts';

const app = createApp(buildDeps);

export default {
  fetch: app.fetch,
  scheduled: async (_event, env) => {
    const { sweep } = await import('./sweep.ts');
    const { sendDueMails } = await import('./features/mail-plans/mail-pass.service.ts');
    await Promise.all([sweep(buildDeps(env)), sendDueMails(buildDeps(env))]);
  },
} satisfies ExportedHandler<Bindings>;
