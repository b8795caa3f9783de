import { invalid } from '#worker/lib/errors.ts';
import { failureOf, type Log } from '#worker/lib/log.ts';
import type { ProviderEvent, WebhookVerifier } from '#worker/ports/payments.ts';
import type { StripeClient } from './stripe-client.ts';
import { Event } from './stripe-shapes.ts';

/** How far a signature's time may lie from ours, in seconds. */
const TOLERANCE = 300;
const BAD_SIGNATURE = 'This message is not signed as Stripe signs';

/**
 * Stripe's SDK refuses signatures that are too old, but accepts those dated ahead, which could be
 * replayed; and of two dates it takes the last. So there may be one date, at most `TOLERANCE`
 * seconds ahead.
 */
function hasInvalidTimestamp(signature: string, now: Date): boolean {
  const dates = signature.split(',').filter((part) => part.startsWith('t='));
  return dates.length !== 1 || !(Number(dates[0]?.slice(2)) - now.getTime() / 1000 <= TOLERANCE);
}

type EventDetails = Pick<ProviderEvent, 'checkout' | 'receiptId'>;

/** For event types that we use: the fields to look up besides the subscription itself. */
function relevantFields(type: string, id: string): EventDetails | undefined {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { checkout: { id, state: 'complete' } };
    case 'checkout.session.expired':
      return { checkout: { id, state: 'expired' } };
    case 'invoice.paid':
      return { receiptId: id };
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return {};
    default:
      return type.startsWith('customer.subscription.') ? {} : undefined;
  }
}

/**
 * Reads Stripe's webhooks. An event only says what to look up; the facts are fetched from Stripe.
 */
export function createStripeWebhooks(
  client: StripeClient,
  secret: string,
  log: Log,
): WebhookVerifier {
  return {
    async read(body, signature, now) {
      const { webhooks } = await client.sdk();
      let sent: unknown;
      try {
        if (!signature || hasInvalidTimestamp(signature, now))
          throw new RangeError('no date, or an odd one');
        sent = await webhooks.constructEventAsync(
          body,
          signature,
          secret,
          TOLERANCE,
          undefined,
          now.getTime(),
        );
      } catch (thrown) {
        log.warn('webhook-refused', { reason: failureOf(thrown) });
        throw invalid(BAD_SIGNATURE);
      }
      const event = Event.safeParse(sent);
      if (!event.success) throw invalid('This is not an event of Stripe’s');
      const { id, type, data } = event.data;
      const details = relevantFields(type, data.object.id ?? '');
      const customerId = data.object.customer;
      return details && customerId ? { id, type, customerId, ...details } : undefined;
    },
  };
}
