import type { Context } from 'hono';
import type { AppEnv } from '#worker/http/app-env.ts';
import { hashSecret } from '#worker/lib/security/secrets.ts';

/** How long a calendar may go without asking again, in seconds; nobody between us keeps it. */
const CACHE = 'private, max-age=900';

/** Answers with iCalendar text, or with 304 to who has it already. */
export async function sendCalendar(c: Context<AppEnv>, text: string, disposition: string) {
  const etag = `"${(await hashSecret(text)).slice(0, 27)}"`;
  const headers = { 'Cache-Control': CACHE, ETag: etag };
  const known = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) return c.body(null, 304, headers);
  return c.body(text, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': disposition,
  });
}
