import type { Context } from 'hono';
import { draftOfShared, SHARED_MARK } from '#schema/rules/shared-words.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { invalid } from '#worker/lib/errors.ts';
import { escaped } from './plain-page.ts';

const UNREADABLE = 'What was shared could not be read. Please share it once more.';

/**
 * What another app shares on a device whose service worker is not there yet: the words go back to
 * the browser in a page that leads on, behind the `#` of the journal's address, as the service
 * worker would have it. Nothing is kept or logged here, and nobody is asked for: they wait on the
 * device until somebody signs in. In a page and not in a header, which is too short for them.
 * @throws invalid where it is no form
 */
export async function serveSharedWords(c: Context<AppEnv>): Promise<Response> {
  const form = await c.req.raw.formData().catch(() => undefined);
  if (!form) throw invalid(UNREADABLE);
  const words = draftOfShared(['title', 'text', 'url'].map((part) => form.get(part)));
  const to = escaped(PATHS.journal + (words && SHARED_MARK + encodeURIComponent(words)));
  const page = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0;url=${to}"><title>To your journal · Yet</title></head>`,
    `<body><main><p><a href="${to}">To your journal</a></p></main></body></html>`,
  ];
  return c.html(page.join(''), 200, { 'Cache-Control': 'no-store' });
}
