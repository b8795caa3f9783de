import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { QUIET_BROWSER } from '#tests/browser-arguments.ts';
import { freePort, startRealApp } from '#tests/durability/real-app.ts';
import { TALKS } from './demo/maya-talks.ts';
import { MAYA, makeDemoAccount, seedDemo } from './demo/seed-demo.ts';
import { findBrowser } from './lib/find-browser.ts';
import { log, stop } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { buildAll, prepareDatabase } from './lib/prepare.ts';

/**
 * Takes the README's pictures: `npm run pictures`. The app as `npm start` runs it, on a database of
 * its own with the year of the demonstration in it, in a real browser.
 */
const FOLDER = inRoot('docs', 'pictures');
const LARGEST_BYTES = 200_000;

const WIDE = { width: 1440, height: 900 };
/** Down to the curve. */
const TALL = { width: 1440, height: 1180 };
const NARROW = { width: 390, height: 844 };
type Theme = 'light' | 'dark';

interface Picture {
  name: string;
  path: string;
  size: typeof WIDE;
  theme: Theme;
  /** What has to stand there before it is taken. */
  shows: RegExp;
}

/** Her latest talk: all conversations of this database are hers. */
const LATEST_TALK = `${PATHS.eden}?c=${TALKS.length}`;

const PICTURES: Picture[] = [
  {
    name: 'home-wide-light',
    path: '/',
    size: WIDE,
    theme: 'light',
    shows: /Good (morning|afternoon|evening)/,
  },
  {
    name: 'home-narrow-dark',
    path: '/',
    size: NARROW,
    theme: 'dark',
    shows: /Good (morning|afternoon|evening)/,
  },
  { name: 'goals-wide-dark', path: PATHS.goals, size: WIDE, theme: 'dark', shows: /Coming up/ },
  {
    name: 'tree-narrow-light',
    path: `${PATHS.goals}?tab=tree`,
    size: NARROW,
    theme: 'light',
    shows: /mature tree/,
  },
  {
    name: 'chat-narrow-light',
    path: LATEST_TALK,
    size: NARROW,
    theme: 'light',
    shows: /this week for the half/,
  },
  {
    name: 'journey-wide-light',
    path: PATHS.journey,
    size: TALL,
    theme: 'light',
    shows: /Profile Evolution/,
  },
];

/** A screenshot made small by the browser's own encoder. */
async function compressed(encoder: Page, png: Buffer): Promise<Buffer> {
  const data = await encoder.evaluate(
    async (source) => {
      const blob = await (await fetch(source)).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

async function take(
  browser: Browser,
  origin: string,
  { path, size, theme, shows }: Picture,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    deviceScaleFactor: size === NARROW ? 2 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  try {
    const answer = await context.request.post(AUTH_URLS.login, { data: MAYA });
    if (!answer.ok()) throw new Error(`Maya could not sign in: ${await answer.text()}`);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

const today = new Date();
const dataDir = mkdtempSync(join(tmpdir(), 'yet-pictures-'));
prepareDatabase(dataDir);
await buildAll();
await makeDemoAccount(dataDir, today);
const app = await startRealApp(await freePort(), dataDir, 'localhost');
const origin = app.origin.replace('127.0.0.1', 'localhost');
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: QUIET_BROWSER,
});
try {
  await seedDemo(app.origin, today);
  const encoder = await browser.newPage();
  mkdirSync(FOLDER, { recursive: true });
  for (const picture of PICTURES) {
    const file = await compressed(encoder, await take(browser, origin, picture));
    if (file.length > LARGEST_BYTES)
      stop(`${picture.name} has ${file.length} bytes, more than ${LARGEST_BYTES}.`);
    writeFileSync(join(FOLDER, `${picture.name}.webp`), file);
    log(`docs/pictures/${picture.name}.webp, ${Math.round(file.length / 1000)} KB`);
  }
} finally {
  await browser.close();
  await app.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
