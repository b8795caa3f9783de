import { availableParallelism } from 'node:os';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { idRange, seedStatements } from './scripts/content/seed.ts';
import { newVapidKeys } from './scripts/lib/vapid-keys.ts';
import { BROWSER_ARGUMENTS } from './tests/browser-arguments.ts';

/** To send push messages with, for one run. */
const VAPID = newVapidKeys();

const OUTSIDE = ['**/node_modules/**', 'tests/e2e/**'];

/** `npm run test:full`: the exhaustive sweeps as well. */
const isFull = process.env['FULL'] === '1';

/**
 * What is run once more on a second database: signing in, somebody's own rows, what is shared
 * between two homes.
 */
const AGAIN = [
  'tests/worker/sweeps/read-back.test.ts',
  'worker/features/auth/{auth,sso/sso}.test.ts',
  'worker/features/{goals/{goals,change-goal,propose-roadmap},sharing/shares}.test.ts',
];
/** And all else that a second home could change. */
const AGAIN_IN_FULL = [
  'tests/worker/sweeps/{sweep,foreign-rows,retries,model-gateway}.test.ts',
  'worker/features/auth/{passkeys/passkey-sign-in,sessions/sessions,sso/sso-link}.test.ts',
  'worker/features/auth/recovery/{password-reset,recovery-codes}.test.ts',
  'worker/features/auth/takeover/{takeover-inventory,takeover,takeover-races,unproven-address}.test.ts',
  'worker/features/{account/{deletion,email},billing/webhook}.test.ts',
  'worker/features/{coach/coach,journal/journal}.test.ts',
  'worker/features/sharing/{encrypted-share,public-link,share-notes}.test.ts',
];

/**
 * What looks at everything that is stored, or counts on the first ids: a database of their own. All
 * others share one with the files before them, which saves its start and the loading of the app.
 */
const OWN_DATABASE = [
  'tests/worker/sweeps/{long-texts,round-trips}.test.ts',
  'worker/features/privacy/privacy.test.ts',
];

/** A project whose tests run inside workerd, with whatever bindings it has besides. */
async function inWorkerd(
  test: { name: string; include: string[]; exclude?: string[]; isolate: boolean },
  { d1Databases = {}, bindings = {} }: { d1Databases?: object; bindings?: object } = {},
) {
  return {
    plugins: [
      cloudflareTest({
        // From source, not as it is built.
        main: './worker/index.ts',
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          d1Databases: d1Databases as Record<string, string>,
          bindings: {
            ENVIRONMENT: 'local',
            SESSION_SECRETS: 'a-secret-for-tests-only-never-used-elsewhere',
            // Whatever a developer's own .env says: here the sandbox stands in.
            STRIPE_SECRET_KEY: '',
            STRIPE_WEBHOOK_SECRET: '',
            STRIPE_API_BASE: '',
            PAYPAL_CLIENT_ID: '',
            PAYPAL_CLIENT_SECRET: '',
            PAYPAL_API_BASE: '',
            VAPID_PUBLIC_KEY: VAPID.publicKey,
            VAPID_PRIVATE_KEY: VAPID.privateKey,
            // `npm run test:full`: the exhaustive sweeps as well.
            FULL: process.env['FULL'] ?? '',
            TEST_SEED: seedStatements(),
            TEST_MIGRATIONS: await readD1Migrations('./migrations'),
            ...bindings,
          },
        },
      }),
    ],
    test: {
      ...test,
      // With the cache a test is sent all modules that were ever read in one message, and the
      // classifiers' weights make it longer than a message may be.
      fsModuleCache: false,
      // The first test of a process loads the classifiers, which takes half a minute on a machine
      // that others keep busy; a hang is still found.
      testTimeout: 60_000,
      retry: process.env['CI'] ? 1 : 0,
      hookTimeout: 60_000,
      exclude: [...OUTSIDE, '**/*.rules.test.ts', ...(test.exclude ?? [])],
      globalSetup: ['./tests/peers/vitest-peers.ts', './tests/peers/corpora.ts'],
      setupFiles: ['./tests/worker/setup.ts'],
    },
  };
}

/**
 * Three runtimes: pure rules and page rendering in Node, parts of the page in Chromium, services
 * and routes inside workerd on a real D1.
 */
export default defineConfig({
  test: {
    // On two processors the default is one file at a time, and much of a file's time is waiting.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules',
          // No test leaves anything behind in its process, so files share one and its modules.
          isolate: false,
          // As for the Worker: the first test loads the classifiers.
          testTimeout: 60_000,
          environment: 'node',
          include: [
            '{schema,content,scripts}/**/*.test.ts',
            'tests/{lighthouse,peers,texts}/**/*.test.ts',
            'frontend/**/*.test.{ts,tsx}',
            'worker/**/*.rules.test.ts',
            'worker/{lib,adapters}/**/*.test.ts',
          ],
          exclude: [...OUTSIDE, '**/*.worker.test.ts', '**/*.component.test.tsx'],
        },
      },
      {
        // Made ready before the first test: what is found later makes the page load anew in the
        // middle of one.
        optimizeDeps: {
          include: [
            '@base-ui/react/alert-dialog',
            '@base-ui/react/dialog',
            '@preact/signals-react',
            '@preact/signals-react/runtime',
            '@tanstack/react-query',
            'canvas-confetti',
            'eventsource-parser',
            'idb',
            'jose/base64url',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'wouter',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          testTimeout: 30_000,
          // A second try on a shared machine, as for the journeys.
          retry: process.env['CI'] ? 1 : 0,
          // Looked at until it is so: shared machines are slow at times.
          expect: { poll: { timeout: 10_000 } },
          include: ['frontend/**/*.component.test.tsx'],
          setupFiles: ['./frontend/testing/in-memory-api.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: BROWSER_ARGUMENTS,
              },
              actionTimeout: 10_000,
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'durability',
          environment: 'node',
          include: ['tests/durability/**/*.test.ts'],
          exclude: OUTSIDE,
        },
      },
      () =>
        inWorkerd({
          name: 'worker',
          isolate: false,
          include: [
            'worker/features/**/*.test.ts',
            'worker/**/*.worker.test.ts',
            'tests/worker/**/*.test.ts',
          ],
          exclude: OWN_DATABASE,
        }),
      () => inWorkerd({ name: 'worker-alone', isolate: true, include: OWN_DATABASE }),
      // Asked for by the benchmark alone: it fills a database with a million rows.
      () => inWorkerd({ name: 'rows', isolate: true, include: ['tests/rows/**/*.test.ts'] }),
      // What needs two shards, and tests of the first again for somebody on the second.
      () =>
        inWorkerd(
          {
            name: 'shards',
            isolate: false,
            include: ['tests/shards/**/*.test.ts', ...AGAIN, ...(isFull ? AGAIN_IN_FULL : [])],
          },
          {
            d1Databases: { DB_1: 'shard-1' },
            bindings: { TEST_SHARD: '1', TEST_RANGE: idRange(1) },
          },
        ),
    ],
  },
});
