import { Hono } from 'hono';
import type { AppEnv } from '#worker/http/app-env.ts';

let description: string | undefined;

/** Made once per isolate, when it is first asked for: nobody else waits for it. */
export const descriptionRoutes = new Hono<AppEnv>().get('/api/openapi.json', async (c) => {
  if (!description) {
    const { describeApi } = await import('#schema/api/openapi.ts');
    description = JSON.stringify(describeApi());
  }
  return c.body(description, 200, { 'Content-Type': 'application/json' });
});
