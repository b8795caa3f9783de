import * as z from 'zod/mini';
import { Key } from '#worker/lib/database/key.ts';
import type { Checkout, ProviderSubscription } from '#worker/ports/payments.ts';

/**
 * Of Stripe's answers what we rely on, and no more. Ids carry their kind: an answer of another
 * shape is no answer.
 */

const id = (prefix: string) => Key(`${prefix}_`);
const Seconds = z.int().check(z.positive());

/** A reference to another object: its id, or the object itself where the question asked for it. */
const reference = (prefix: string) =>
  z.pipe(
    z.union([id(prefix), z.object({ id: id(prefix) })]),
    z.transform((value) => (typeof value === 'string' ? value : value.id)),
  );

export const Customer = z.object({ id: id('cus') });

export const Price = z.object({
  id: id('price'),
  unit_amount: z.nullable(z.int()),
  currency: z.string(),
  recurring: z.nullable(z.object({ interval: z.string(), interval_count: z.int() })),
});
export const PriceList = z.object({ data: z.array(Price) });

export const CheckoutSession = z.object({
  id: id('cs'),
  url: z.nullable(z.string()),
  status: z.enum(['open', 'complete', 'expired']),
});

export const toCheckout = (session: z.output<typeof CheckoutSession>): Checkout => ({
  id: session.id,
  url: session.status === 'open' ? session.url : null,
  state: session.status,
});

const Item = z.object({
  id: id('si'),
  current_period_start: Seconds,
  current_period_end: Seconds,
  price: z.object({ lookup_key: z.nullish(z.string()) }),
});
export const Subscription = z.object({
  id: id('sub'),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  /** Where newer subscriptions keep their end; both are read. */
  cancel_at: z.nullable(Seconds),
  // The period belongs to the item, no longer to the subscription.
  items: z.object({ data: z.array(Item).check(z.minLength(1)) }),
});
export const SubscriptionList = z.object({ data: z.array(Subscription) });

const moment = (seconds: number) => new Date(seconds * 1000);

export function toSubscription(subscription: z.output<typeof Subscription>): ProviderSubscription {
  const item = subscription.items.data[0] as z.output<typeof Item>;
  const endsAt = subscription.cancel_at;
  return {
    id: subscription.id,
    status: subscription.status,
    priceKey: item.price.lookup_key ?? undefined,
    periodStart: moment(item.current_period_start),
    periodEnd: moment(endsAt ?? item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end || endsAt !== null,
  };
}

export const PortalSession = z.object({ id: id('bps'), url: z.string() });

const Line = z.object({ period: z.object({ start: Seconds, end: Seconds }) });
export const Invoice = z.object({
  id: id('in'),
  status: z.nullable(z.string()),
  amount_paid: z.int(),
  currency: z.string(),
  hosted_invoice_url: z.nullish(z.string()),
  lines: z.object({ data: z.array(Line) }),
  parent: z.nullable(
    z.object({
      subscription_details: z.nullish(
        z.object({ subscription: z.union([z.string(), Subscription]) }),
      ),
    }),
  ),
});

export const Event = z.object({
  id: id('evt'),
  type: Key(),
  data: z.object({
    object: z.object({
      id: z.optional(Key()),
      customer: z.optional(z.nullable(reference('cus'))),
    }),
  }),
});
