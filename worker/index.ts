import { createApp } from './app.ts';
import { buildDeps } from './deps.ts';
import type { Bindings } from './env.ts';
import { EVERY_MINUTE } from './triggers.ts';

const app = createApp(buildDeps);

export default {
  fetch: app.fetch,
  scheduled: async ({ cron }, env) => {
    if (cron === EVERY_MINUTE) {
      const { sendWhatIsDue } = await import('./send-due.ts');
      return sendWhatIsDue(buildDeps(env));
    }
    const { sweep } = await import('./sweep.ts');
    return sweep(buildDeps(env));
  },
} satisfies ExportedHandler<Bindings>;
