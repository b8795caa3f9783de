import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { seedStatements } from './scripts/content/seed.ts';

const OUTSIDE = ['**/node_modules/**', 'tests/e2e/**'];

/** Two runtimes: pure rules and page rendering in Node, services and routes inside workerd on a real D1. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout: 30_000,
          environment: 'node',
          include: [
            '{schema,content,scripts}/**/*.test.ts',
            'tests/peers/**/*.test.ts',
            'frontend/**/*.test.{ts,tsx}',
            'worker/**/*.rules.test.ts',
            'worker/{lib,adapters}/**/*.test.ts',
          ],
          exclude: [...OUTSIDE, '**/*.worker.test.ts'],
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
      async () => ({
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
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
                TEST_SEED: seedStatements(),
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          // Shared machines are slow at times; a hang is still found.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            'worker/features/**/*.test.ts',
            'worker/**/*.worker.test.ts',
            'tests/worker/**/*.test.ts',
          ],
          exclude: [...OUTSIDE, '**/*.rules.test.ts'],
          globalSetup: ['./tests/peers/vitest-peers.ts', './tests/peers/corpora.ts'],
          setupFiles: ['./tests/worker/setup.ts'],
        },
      }),
    ],
  },
});
