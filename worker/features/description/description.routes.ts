import { Hono } from 'hono';
import { DESCRIPTION_URLS } from '#schema/urls/description.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';

let description: string | undefined;

/** Made once per isolate, when it is first asked for: nobody else waits for it. */
export const descriptionRoutes = new Hono<AppEnv>().get(DESCRIPTION_URLS.openApi, async (c) => {
  if (!description) {
    const { describeApi } = await import('#schema/api/openapi.ts');
    description = JSON.stringify(describeApi());
  }
  return c.body(description, 200, { 'Content-Type': 'application/json' });
});
