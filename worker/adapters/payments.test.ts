import { describe, expect, it } from 'vitest';
import type { Log } from '#worker/lib/log.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { readConfig } from '#worker/settings.ts';
import { createPayments } from './payments.ts';
import { createSandbox } from './sandbox-payments.ts';

const SECRETS = { SESSION_SECRETS: 'a-secret-for-tests-only-never-used-elsewhere' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
const APP = { APP_URL: 'https://yet.example' };

const log: Log = { error: () => undefined, warn: () => undefined };
const clock = { now: () => new Date() };
const kv = {} as KVNamespace;

function ways(settings: Record<string, string>) {
  const paymentsUntil = createPayments(readConfig({ ...SECRETS, ...settings }), { kv, clock, log });
  const { card, orders, webhooks: mail, sandbox } = paymentsUntil(startDeadline(1000));
  return [card?.provider, orders?.provider, mail !== undefined, sandbox !== undefined];
}

describe('what can be paid with', () => {
  const local = { ENVIRONMENT: 'local' };

  it.each([
    ['locally, without keys', local, ['sandbox', 'sandbox', false, true]],
    ['locally, with Stripe', { ...local, ...STRIPE, ...APP }, ['stripe', undefined, true, false]],
    ['locally, with PayPal', { ...local, ...PAYPAL, ...APP }, [undefined, 'paypal', false, false]],
    [
      'in production, without keys',
      { ENVIRONMENT: 'production' },
      [undefined, undefined, false, false],
    ],
    ['where nobody said which environment it is', {}, [undefined, undefined, false, false]],
    [
      'in production, with both',
      { ...STRIPE, ...PAYPAL, ...APP },
      ['stripe', 'paypal', true, false],
    ],
  ])('%s', (_where, settings, expected) => {
    expect(ways(settings)).toEqual(expected);
  });

  it('is never the sandbox outside a developer’s own machine', () => {
    expect(() => createSandbox({ isLocal: false }, kv, clock)).toThrow(
      'The payment sandbox runs only where ENVIRONMENT is local',
    );
  });
});

describe('the settings of payments', () => {
  it.each([
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', ...APP },
      'STRIPE_WEBHOOK_SECRET is missing, though STRIPE_SECRET_KEY is set',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY is missing, though STRIPE_WEBHOOK_SECRET is set',
    ],
    [
      { STRIPE_API_BASE: 'https://x.example' },
      'STRIPE_SECRET_KEY is missing, though STRIPE_API_BASE is set',
    ],
    [{ ...STRIPE }, 'APP_URL is missing, though STRIPE_SECRET_KEY is set'],
    [
      { ...STRIPE, ...APP, STRIPE_SECRET_KEY: 'pk_live_1' },
      'STRIPE_SECRET_KEY must be a secret key of Stripe',
    ],
    [
      { ...STRIPE, ...APP, STRIPE_WEBHOOK_SECRET: 'sk_live_1' },
      'STRIPE_WEBHOOK_SECRET must be the signing secret',
    ],
    [
      { ...STRIPE, ...APP, STRIPE_API_BASE: 'stripe' },
      'STRIPE_API_BASE must be an http or https address',
    ],
    [
      { ...STRIPE, ...APP, STRIPE_API_BASE: 'http://stripe.example' },
      'STRIPE_API_BASE must be an https address',
    ],
    [
      { PAYPAL_CLIENT_ID: 'id', ...APP },
      'PAYPAL_CLIENT_SECRET is missing, though PAYPAL_CLIENT_ID is set',
    ],
    [
      { PAYPAL_CLIENT_SECRET: 's' },
      'PAYPAL_CLIENT_ID is missing, though PAYPAL_CLIENT_SECRET is set',
    ],
    [
      { PAYPAL_API_BASE: 'https://x.example' },
      'PAYPAL_CLIENT_ID is missing, though PAYPAL_API_BASE is set',
    ],
    [{ ...PAYPAL }, 'APP_URL is missing, though PAYPAL_CLIENT_ID is set'],
    [
      { ...PAYPAL, ...APP, PAYPAL_API_BASE: 'ftp://x' },
      'PAYPAL_API_BASE must be an http or https address',
    ],
  ])('%j stop the start: %s', (settings, sentence) => {
    expect(() => readConfig({ ...SECRETS, ...settings })).toThrow(sentence);
  });

  it('may be blank, and may point at this machine without https', () => {
    expect(readConfig({ ...SECRETS, STRIPE_SECRET_KEY: ' ', PAYPAL_CLIENT_ID: '' })).toMatchObject({
      stripe: undefined,
      paypal: undefined,
    });
    const base = {
      STRIPE_API_BASE: 'http://127.0.0.1:4030',
      PAYPAL_API_BASE: 'http://localhost:4040',
    };
    expect(readConfig({ ...SECRETS, ...STRIPE, ...PAYPAL, ...APP, ...base })).toMatchObject({
      stripe: { apiBase: 'http://127.0.0.1:4030' },
      paypal: { apiBase: 'http://localhost:4040' },
    });
    expect(readConfig({ ...SECRETS, ...PAYPAL, ...APP }).paypal?.apiBase).toBe(
      'https://api-m.paypal.com',
    );
  });
});
