import { type APIResponse, expect, type Page } from '@playwright/test';
import { setGoal, signUp, test } from './support/journey.ts';

/**
 * What is kept where, as the built app says it over HTTP; and that a page fetches what its page
 * names, and no more.
 */

const header = (answer: APIResponse, name: string) => answer.headers()[name];
const NAMED = /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g;
const namedIn = (html: string) => [...html.matchAll(NAMED)].map(([, file]) => file as string);

test('a file with its hash in its name is kept for a year, whatever kind it is', async ({
  request,
}) => {
  const html = await (await request.get('/auth')).text();
  const font = html.match(/\/assets\/[\w.-]+\.woff2/)?.[0] ?? '';
  for (const file of [...namedIn(html), font]) {
    const answer = await request.get(file);
    expect([file, answer.status(), header(answer, 'cache-control')]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('a file that is none is a 404 that nobody keeps, and never the page', async ({ request }) => {
  for (const file of [
    '/assets/core-00000000.js',
    '/assets/common-00000000.css',
    '/missing.png',
    '/sw.js.map',
  ]) {
    const answer = await request.get(file);
    expect([file, answer.status(), header(answer, 'cache-control')]).toEqual([
      file,
      404,
      'no-store',
    ]);
    expect(header(answer, 'content-type')).not.toContain('html');
    expect(await answer.text()).toBe('Not found');
  }
});

test('a public page is asked about each time, and sent when it has changed', async ({
  request,
}) => {
  for (const path of ['/auth', '/auth?tab=register', '/evidence', '/privacy-policy', '/nowhere']) {
    const first = await request.get(path);
    const etag = header(first, 'etag') ?? '';
    expect(header(first, 'cache-control')).toBe('private, no-cache');
    expect(header(first, 'vary')).toMatch(/\bcookie\b/i);
    expect(etag).toMatch(/^(W\/)?".+"$/);
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect([path, again.status(), await again.text()]).toEqual([path, 304, '']);
    const other = await request.get(path, { headers: { 'If-None-Match': '"another"' } });
    expect(other.status()).toBe(first.status());
    expect(await other.text()).toBe(await first.text());
  }
});

test('a page of one’s own is kept nowhere, and what public pages say of themselves does not bring it back', async ({
  page,
}) => {
  const etag = header(await page.request.get('/auth'), 'etag') ?? '';
  await signUp(page);
  for (const path of ['/', '/goals', '/evidence', '/nowhere']) {
    const own = await page.request.get(path, { headers: { 'If-None-Match': etag } });
    expect([path, header(own, 'cache-control'), header(own, 'vary'), header(own, 'etag')]).toEqual([
      path,
      'private, no-store',
      expect.stringMatching(/\bcookie\b/i),
      undefined,
    ]);
  }
});

test('the API keeps nothing anywhere, and what must be new is asked about each time', async ({
  page,
}) => {
  await signUp(page);
  for (const path of [
    '/api/user',
    '/api/goals',
    '/api/app-info',
    '/api/openapi.json',
    '/api/nothing',
  ]) {
    expect([path, header(await page.request.get(path), 'cache-control')]).toEqual([
      path,
      'no-store',
    ]);
  }
  for (const path of ['/sw.js', '/manifest.webmanifest']) {
    expect([path, header(await page.request.get(path), 'cache-control')]).toEqual([
      path,
      'no-cache',
    ]);
  }
});

/** Scripts a page asks for until it is quiet, and what the browser has to say about them. */
async function loadsOf(page: Page, path: string) {
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  page.on('console', (message) => said.push(message.text()));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  // What comes once nothing else is waited for, and before anybody asks.
  const quietAt = asked.findIndex((file) => /\/(on-idle|toast-card)-/.test(file));
  return { first: quietAt < 0 ? asked : asked.slice(0, quietAt), asked, said };
}

test('a first view fetches what its page names, each once, and nothing that waits for a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const auth = await loadsOf(page, '/auth');
  expect(auth.first.toSorted()).toEqual(
    namedIn(await (await page.request.get('/auth')).text()).toSorted(),
  );
  await signUp(page);
  await setGoal(page, 'Fold a crane');
  for (const path of [
    '/',
    '/goals',
    '/chat',
    '/journey',
    '/settings',
    '/subscriptions',
    '/evidence',
  ]) {
    const named = namedIn(await (await page.request.get(path)).text());
    const { first, asked, said } = await loadsOf(page, path);
    expect([path, first.toSorted()]).toEqual([path, named.toSorted()]);
    expect([path, asked.filter((file, index) => asked.indexOf(file) !== index)]).toEqual([
      path,
      [],
    ]);
    expect([
      path,
      asked.filter((file) => /dialog|sheet|confetti|markdown|safe-html|payment/.test(file)),
    ]).toEqual([path, []]);
    // Chromium complains a few seconds after the page has loaded.
    expect([path, said.filter((words) => /preload/i.test(words))]).toEqual([path, []]);
  }
});
