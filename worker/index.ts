import { createApp } from './app.ts';
import { buildDeps } from './deps.ts';
import type { Bindings } from './env.ts';

const app = createApp(buildDeps);

/** One of the two triggers in `wrangler.toml` sends what is due; the other one cleans up. */
const EVERY_MINUTE = '* * * * *';

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
