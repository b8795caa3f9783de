import type { Log } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import type { Payments } from '#worker/ports/payments.ts';
import type { Clock } from '#worker/ports.ts';
import type { Config } from '#worker/settings.ts';
import { createPaypalClient } from './paypal/paypal-client.ts';
import { createPaypalPayments } from './paypal/paypal-payments.ts';
import { createSandbox } from './sandbox-payments.ts';
import { createStripeClient } from './stripe/stripe-client.ts';
import { createStripePayments } from './stripe/stripe-payments.ts';
import { createStripeWebhooks } from './stripe/stripe-webhooks.ts';

interface PaymentDeps {
  kv: KVNamespace;
  clock: Clock;
  log: Log;
}

/**
 * The providers that are configured. Where there is none at all, the sandbox stands in, and that
 * only locally: play money never stands beside real money. All that is asked of them in one act
 * ends with its deadline.
 */
export function createPayments(
  { isLocal, stripe, paypal }: Pick<Config, 'isLocal' | 'stripe' | 'paypal'>,
  { kv, clock, log }: PaymentDeps,
): (deadline: Deadline) => Payments {
  if (isLocal && !stripe && !paypal) {
    const { card, orders, controls } = createSandbox({ isLocal }, kv, clock);
    return () => ({ card, orders, webhooks: undefined, sandbox: controls });
  }
  const clientUntil = stripe && createStripeClient(stripe, log);
  const paypalUntil = paypal && createPaypalClient(paypal, log, clock);
  return (deadline) => {
    const client = clientUntil?.(deadline);
    return {
      card: client && createStripePayments(client, log),
      orders:
        paypal && paypalUntil && createPaypalPayments(paypalUntil(deadline), paypal.clientId, log),
      webhooks: client && stripe && createStripeWebhooks(client, stripe.webhookSecret, log),
      sandbox: undefined,
    };
  };
}
