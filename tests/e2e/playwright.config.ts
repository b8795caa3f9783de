import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The file is read once more by each worker: what is chosen here must be found there.
const chosen = (name: string, choose: () => string) => {
  process.env[name] ??= choose();
  return process.env[name];
};
const FIRST_PORT = Number(chosen('E2E_PORT', () => String(20_000 + Math.floor(Math.random() * 20_000))));
const [PORT, MODEL_PORT, PORT_WITH_MODEL] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2];
const ORIGIN = `http://localhost:${PORT}`;
/** The same app with a model behind it: a loopback peer that speaks the protocol. */
process.env['E2E_ORIGIN_WITH_MODEL'] = `http://localhost:${PORT_WITH_MODEL}`;

const ROOT = join(import.meta.dirname, '..', '..');

/** The very script that `npm start` runs, on a database of its own. */
function app(port: number, settings: Record<string, string> = {}) {
  return {
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: ROOT,
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'yet-e2e-')),
      APP_URL: `http://localhost:${port}`,
      ...settings,
    },
    url: `http://localhost:${port}/favicon.svg`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

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
  webServer: [
    app(PORT),
    {
      command: `"${process.execPath}" node_modules/@copilotkit/aimock/dist/cli.js -p ${MODEL_PORT} -f tests/e2e/model-fixtures.json`,
      cwd: ROOT,
      port: MODEL_PORT,
    },
    app(PORT_WITH_MODEL, {
      OPENAI_API_KEY: 'a-key-for-the-loopback-peer',
      OPENAI_BASE_URL: `http://127.0.0.1:${MODEL_PORT}/v1`,
      OPENAI_MODEL: 'loopback-model',
    }),
  ],
});
