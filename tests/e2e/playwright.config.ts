import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The file is read once more by each worker: what is chosen here must be found there.
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const PORT = process.env['E2E_PORT'];
const ORIGIN = `http://localhost:${PORT}`;

/** Chromium looks for its maker's hosts at every start; there is nothing for it to find here. */
const QUIET = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: ORIGIN,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: QUIET },
  },
  webServer: {
    // The very script that `npm start` runs, on a database of its own.
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PORT, DATA_DIR: mkdtempSync(join(tmpdir(), 'yet-e2e-')), APP_URL: ORIGIN },
    url: `${ORIGIN}/favicon.svg`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
