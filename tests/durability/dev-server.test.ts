import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect as expectOn, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '#scripts/lib/find-browser.ts';
import { compileContent } from '#scripts/lib/prepare.ts';
import { BROWSER_ARGUMENTS } from '#tests/browser-arguments.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { freePort } from './real-app.ts';
import { alive, familyOf, type Started, startScript } from './started.ts';
import { copyTree } from './tree-copy.ts';

/** `npm run dev` on an empty data folder, in a copy of the tree that may be edited. */

const PASSWORD = 'Correct-horse-7';
/** A start that prepares everything takes long where others keep the machine busy. */
const PATIENCE_MS = 180_000;
let copy: string;
let dev: Started;
let origin: string;
let browser: Browser;

/** Changes words in a file of the copy. */
function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

/** How long that takes, for whoever reads the test's output. */
async function timed(what: string, act: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await act();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(2)} s`);
}

async function withPage(options: object, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  try {
    context.setDefaultTimeout(60_000);
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

beforeAll(async () => {
  compileContent();
  copy = copyTree({ built: false });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_DIR: join(copy, '.local'), APP_URL: '' };
  dev = startScript('dev', [], settings, { root: copy });
  await timed('npm run dev serves on an empty folder after', () =>
    dev.says('Serving with hot reload', PATIENCE_MS),
  );
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
}, PATIENCE_MS + 60_000);

afterAll(async () => {
  await browser?.close();
  const family = familyOf(dev.child.pid as number);
  dev.child.kill('SIGTERM');
  await dev.ended();
  for (const pid of alive(family)) process.kill(pid, 'SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

it('registers somebody, and signs them in without a script', async () => {
  await withPage({}, async (page) => {
    await timed('the first page, with all modules prepared', async () => {
      await page.goto('/auth?tab=register');
      await hydrated(page);
    });
    await page.getByLabel('Username').fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectOn(page.getByRole('navigation', { name: 'Places' })).toBeVisible({
      timeout: 60_000,
    });
    await hydrated(page);
  });
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/auth?next=/goals');
    await page.getByLabel('Username').fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectOn(page).toHaveURL(`${origin}/goals`);
    await expectOn(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
  });
}, 180_000);

it.each(['/forgot-password', '/reset-password?token=none', '/recover', '/contact'])(
  'has the form of %s answered by its page',
  async (path) => {
    const body = new URLSearchParams({ email: 'nobody' });
    const answer = await fetch(origin + path, { method: 'POST', body, headers: { origin } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/<form[^>]* method="post"/);
  },
);

it('leaves pages and forms of other sites outside', async () => {
  const headers = { origin: 'http://localhost:1' };
  const body = new URLSearchParams({ username: 'Ada', password: PASSWORD });
  const answer = await fetch(`${origin}/auth`, { method: 'POST', body, headers });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

it('serves what was edited in the Worker', async () => {
  const login = async () => {
    const body = JSON.stringify({ username: 'Ada', password: 'wrong' });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${origin}/api/login`, { method: 'POST', body, headers });
    return ((await answer.json().catch(() => ({}))) as { message?: string }).message;
  };
  expect(await login()).toBe('Invalid username or password');
  edit(
    'worker/features/auth/auth.service.ts',
    'Invalid username or password',
    'These are not known here',
  );
  await timed('a Worker edit is served after', () =>
    expect.poll(login, { timeout: 60_000, interval: 50 }).toBe('These are not known here'),
  );
}, 90_000);

it('shows what was edited in a component without a reload, and renders it so from then on', async () => {
  await withPage({}, async (page) => {
    // What changes before the page listens is not told to it.
    const isListening = page.waitForEvent('console', (message) =>
      message.text().includes('[vite] connected'),
    );
    await page.goto('/auth');
    await isListening;
    await hydrated(page);
    // Right after a Worker was rebuilt the watcher may miss a change, and the page is loaded anew
    // for that Worker: then something else is edited.
    let words = 'Skip to content';
    let tries = 0;
    await expectOn(async () => {
      const before = words;
      words = `Skip the rest ${++tries}`;
      await page.getByLabel('Username').fill('Ada');
      edit('frontend/app/auth-page.tsx', before, words);
      await timed('a component edit is shown after', () =>
        expectOn(page.getByText(words)).toBeAttached({ timeout: 15_000 }),
      );
      await expectOn(page.getByLabel('Username')).toHaveValue('Ada', { timeout: 1000 });
    }).toPass({ timeout: 80_000 });
  });
  expect(await (await fetch(`${origin}/auth`)).text()).toContain('Skip the rest');
}, 120_000);
