import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { copyPreparedDatabase } from '#scripts/lib/prepared-database.ts';
import { BROWSER_ARGUMENTS } from '../browser-arguments.ts';
import { EXHAUSTIVE, isExhaustiveRun } from './support/tags.ts';

// The file is read once more by each worker: what is chosen here must be found there.
const chosen = (name: string, choose: () => string) => {
  process.env[name] ??= choose();
  return process.env[name];
};
const FIRST_PORT = Number(
  chosen('E2E_PORT', () => String(20_000 + Math.floor(Math.random() * 20_000))),
);
const [PORT, MODEL_PORT, PORT_WITH_MODEL] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2];
const [STRIPE_PORT, PAYPAL_PORT, OIDC_PORT] = [FIRST_PORT + 3, FIRST_PORT + 4, FIRST_PORT + 5];
/** Where the app itself listens: journeys reach it through the contract proxy, at `ORIGIN`. */
const APP_PORT = FIRST_PORT + 6;
const ORIGIN = `http://localhost:${PORT}`;
/** The same app with a model behind it: a loopback peer that speaks the protocol. */
process.env['E2E_ORIGIN_WITH_MODEL'] = `http://localhost:${PORT_WITH_MODEL}`;
/** And with payment providers behind it, loopback peers as well. */
process.env['E2E_ORIGIN_WITH_PAYMENTS'] = process.env['E2E_ORIGIN_WITH_MODEL'];
/** And with another provider to sign in with. */
process.env['E2E_ORIGIN_WITH_SSO'] = process.env['E2E_ORIGIN_WITH_MODEL'];
process.env['E2E_STRIPE_PEER'] = `http://127.0.0.1:${STRIPE_PORT}`;
process.env['E2E_PAYPAL_PEER'] = `http://127.0.0.1:${PAYPAL_PORT}`;

/** The databases and mailboxes of the servers, by port; journeys read mails there. */
const DATA = chosen('E2E_DATA', () => {
  const data = mkdtempSync(join(tmpdir(), 'yet-e2e-'));
  copyPreparedDatabase(join(data, String(PORT)));
  return data;
});

/** Journeys that wait for a minute of the real clock. */
const WAITING = 'reminders.journey.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Where the app with a model keeps its data: a journey writes into it what no route of the product
 * would.
 */
const DATA_WITH_MODEL = chosen('E2E_DATA_WITH_MODEL', () => {
  const data = mkdtempSync(join(tmpdir(), 'yet-e2e-'));
  copyPreparedDatabase(data);
  return data;
});

/** The very script that `npm start` runs, on a database of its own. */
function app(port: number, settings: Record<string, string> = {}) {
  return {
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: ROOT,
    env: {
      PORT: String(port),
      DATA_DIR: join(DATA, String(port)),
      APP_URL: `http://localhost:${port}`,
      ...settings,
    },
    url: `http://localhost:${port}/favicon.png`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  // A second try on a shared machine; the report names what needed one.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  // Two that work, and one that waits: see below.
  workers: 3,
  // The exhaustive sweeps run before a release and every night: `npm run test:full`.
  grepInvert: isExhaustiveRun ? [] : [EXHAUSTIVE],
  projects: [
    // Each has people of its own, so that any two may run at a time.
    { name: 'together', testIgnore: WAITING, workers: 2 },
    // They sit most of their time, until the server's own clock comes round: beside the others.
    { name: 'waiting', testMatch: WAITING, workers: 1 },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: ORIGIN,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // What it answers no route of a test can hold back; `offline.journey.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: BROWSER_ARGUMENTS,
    },
  },
  webServer: [
    app(APP_PORT, { DATA_DIR: join(DATA, String(PORT)), APP_URL: ORIGIN }),
    {
      command: `"${process.execPath}" tests/peers/start-contract-proxy.ts --port ${PORT} --app http://127.0.0.1:${APP_PORT}`,
      cwd: ROOT,
      port: PORT,
    },
    {
      command: `"${process.execPath}" node_modules/@copilotkit/aimock/dist/cli.js -p ${MODEL_PORT} -f tests/e2e/model-fixtures.json`,
      cwd: ROOT,
      port: MODEL_PORT,
    },
    {
      command: `"${process.execPath}" tests/peers/start-peers.ts --stripe-port ${STRIPE_PORT} --paypal-port ${PAYPAL_PORT} --oidc-port ${OIDC_PORT} --app ${process.env['E2E_ORIGIN_WITH_PAYMENTS']}`,
      cwd: ROOT,
      port: PAYPAL_PORT,
    },
    app(PORT_WITH_MODEL, {
      DATA_DIR: DATA_WITH_MODEL,
      OPENAI_API_KEY: 'a-key-for-the-loopback-peer',
      OPENAI_BASE_URL: `http://127.0.0.1:${MODEL_PORT}/v1`,
      OPENAI_MODEL: 'loopback-model',
      STRIPE_SECRET_KEY: 'sk_test_loopback',
      STRIPE_WEBHOOK_SECRET: 'whsec_loopback',
      STRIPE_API_BASE: process.env['E2E_STRIPE_PEER'] ?? '',
      PAYPAL_CLIENT_ID: 'loopback',
      PAYPAL_CLIENT_SECRET: 'secret-of-loopback',
      PAYPAL_API_BASE: process.env['E2E_PAYPAL_PEER'] ?? '',
      OIDC_ISSUER: `http://127.0.0.1:${OIDC_PORT}`,
      OIDC_CLIENT_ID: 'yet',
      OIDC_CLIENT_SECRET: 'secret-of-yet',
      OIDC_NAME: 'Garden',
    }),
  ],
});
