import { createApp } from './app.ts';
import { buildDeps } from './deps.ts';
import type { Bindings } from './env.ts';

const app = createApp(buildDeps);

/** One of the two triggers in `wrangler.toml`; the other one cleans up. */
const EVERY_MINUTE = '* * * * *';

export default {
  fetch: app.fetch,
  scheduled: async ({ cron }, env) => {
    if (cron === EVERY_MINUTE) {
      const { sendDueReminders } = await import('./features/reminders/pass.service.ts');
      return sendDueReminders(buildDeps(env));
    }
    const { sweep } = await import('./sweep.ts');
    const { sendDueMails } = await import('./features/mail-plans/mail-pass.service.ts');
    await Promise.all([sweep(buildDeps(env)), sendDueMails(buildDeps(env))]);
  },
} satisfies ExportedHandler<Bindings>;
