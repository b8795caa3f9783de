import { invalid } from '#worker/lib/errors.ts';
import { failureOf, type Log } from '#worker/lib/log.ts';
import type { ProviderEvent, WebhookVerifier } from '#worker/ports.ts';
import type { StripeClient } from './stripe-client.ts';
import { Event } from './stripe-shapes.ts';

/** How far a signature's time may lie from ours, in seconds. */
const TOLERANCE = 300;
const REFUSED = 'This message is not signed as Stripe signs';

/**
 * Stripe's SDK refuses what is too old. What is dated too far ahead it takes, and could be replayed for as long; and of
 * two dates it believes the last, so there may be one only.
 */
function isDatedOddly(signature: string, now: Date): boolean {
  const dates = signature.split(',').filter((part) => part.startsWith('t='));
  return dates.length !== 1 || !(Number(dates[0]?.slice(2)) - now.getTime() / 1000 <= TOLERANCE);
}

type Told = Pick<ProviderEvent, 'checkout' | 'receiptId'>;

/** The kinds that concern us, and what besides the person's subscriptions they ask to look at. */
function toldBy(type: string, id: string): Told | undefined {
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

/** Reads what Stripe posts to the webhook: only what to look at again; the facts are asked of Stripe itself. */
export function createStripeMail(client: StripeClient, secret: string, log: Log): WebhookVerifier {
  return {
    async read(body, signature, now) {
      const { webhooks } = await client.sdk();
      let sent: unknown;
      try {
        if (!signature || isDatedOddly(signature, now))
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
        throw invalid(REFUSED);
      }
      const event = Event.safeParse(sent);
      if (!event.success) throw invalid('This is not an event of Stripe’s');
      const { id, type, data } = event.data;
      const told = toldBy(type, data.object.id ?? '');
      const customerId = data.object.customer;
      return told && customerId ? { id, type, customerId, ...told } : undefined;
    },
  };
}
