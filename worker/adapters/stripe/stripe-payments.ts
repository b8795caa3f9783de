import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { AppError } from '#worker/lib/errors.ts';
import type { Log } from '#worker/lib/log.ts';
import type { CardPayments, Checkout, PricedPlan } from '#worker/ports/payments.ts';
import type { StripeClient } from './stripe-client.ts';
import {
  CheckoutSession,
  Customer,
  Invoice,
  PortalSession,
  PriceList,
  Subscription,
  SubscriptionList,
  toCheckout,
  toSubscription,
} from './stripe-shapes.ts';

const NOT_ON_SALE = 'This plan cannot be paid by card at the moment.';
/** More than anybody has; those that ended are not listed. */
const SUBSCRIPTIONS_MAX = 20;

/**
 * A few letters that change with what is sent: the same key with other parameters would be refused.
 */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 6), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Stripe's Checkout and Billing Portal: cards are shown to Stripe's pages only, never to ours. */
export function createStripePayments(client: StripeClient, log: Log): CardPayments {
  /**
   * The price that stands under the plan's lookup key. What it costs there must be what our page
   * says.
   */
  async function priceOf({ priceKey, price }: PricedPlan): Promise<string> {
    const { data } = await client.ask({
      what: 'price',
      schema: PriceList,
      ask: (stripe) => stripe.prices.list({ lookup_keys: [priceKey], active: true, limit: 1 }),
    });
    const found = data[0];
    const isAsShown =
      found?.unit_amount === price &&
      found.currency === 'usd' &&
      found.recurring?.interval === 'month' &&
      found.recurring.interval_count === 1;
    if (found && isAsShown) return found.id;
    log.error('stripe-price', {
      priceKey,
      reason: found ? 'is not what the plan costs' : 'is not in Stripe',
    });
    throw new AppError('not-configured', NOT_ON_SALE);
  }

  const retrieve = (id: string) => ({
    what: 'subscription',
    schema: Subscription,
    ask: (stripe: Stripe) => stripe.subscriptions.retrieve(id),
  });

  const aboutCheckout = (ask: (stripe: Stripe) => Promise<unknown>) => ({
    what: 'checkout',
    schema: CheckoutSession,
    ask,
  });
  async function findCheckout(id: string): Promise<Checkout> {
    const found = await client.find(
      aboutCheckout((stripe) => stripe.checkout.sessions.retrieve(id)),
    );
    // Begun with other keys, say: what Stripe does not know nobody can pay.
    return found ? toCheckout(found) : { id, url: null, state: 'expired' };
  }

  return {
    provider: 'stripe',
    hasPortal: true,
    isCustomer: (id) => id.startsWith('cus_'),

    async createCustomer({ userId, email, key }) {
      const idempotencyKey = `${key}:${await digest(email ?? '')}`;
      const { id } = await client.ask({
        what: 'customer',
        schema: Customer,
        ask: (stripe) =>
          stripe.customers.create(
            { ...(email && { email }), metadata: { userId: String(userId) } },
            { idempotencyKey },
          ),
      });
      return id;
    },

    async openCheckout({ customerId, userId, plan, returnUrl, key }) {
      const price = await priceOf(plan);
      const idempotencyKey = `${key}:${await digest(price + returnUrl)}`;
      const session = await client.find({
        what: 'checkout',
        schema: CheckoutSession,
        ask: (stripe) =>
          stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              customer: customerId,
              client_reference_id: String(userId),
              line_items: [{ price, quantity: 1 }],
              subscription_data: { metadata: { userId: String(userId) } },
              success_url: `${returnUrl}?checkout=success`,
              cancel_url: `${returnUrl}?checkout=cancelled`,
            },
            { idempotencyKey },
          ),
      });
      return session && toCheckout(session);
    },

    findCheckout,

    async closeCheckout(id) {
      const found = await findCheckout(id);
      if (found.state !== 'open') return found;
      try {
        return toCheckout(
          await client.ask(aboutCheckout((stripe) => stripe.checkout.sessions.expire(id))),
        );
      } catch (thrown) {
        // Somebody may have paid, or another tab closed it, in this very moment.
        const again = await findCheckout(id);
        if (again.state === 'open') throw thrown;
        return again;
      }
    },

    async openPlanChange({ customerId, subscriptionId, plan, returnUrl }) {
      const [price, subscription] = await Promise.all([
        priceOf(plan),
        client.ask(retrieve(subscriptionId)),
      ]);
      const item = subscription.items.data[0]?.id as string;
      const { url } = await client.ask({
        what: 'plan change',
        schema: PortalSession,
        ask: (stripe) =>
          stripe.billingPortal.sessions.create({
            customer: customerId,
            return_url: returnUrl,
            flow_data: {
              type: 'subscription_update_confirm',
              subscription_update_confirm: {
                subscription: subscriptionId,
                items: [{ id: item, price, quantity: 1 }],
              },
              after_completion: {
                type: 'redirect',
                redirect: { return_url: `${returnUrl}?checkout=success` },
              },
            },
          }),
      });
      return { url };
    },

    async openPortal({ customerId, returnUrl }) {
      const { url } = await client.ask({
        what: 'portal',
        schema: PortalSession,
        ask: (stripe) =>
          stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      });
      return url;
    },

    async subscriptionsOf(customerId) {
      const list = await client.find({
        what: 'subscriptions',
        schema: SubscriptionList,
        ask: (stripe) =>
          stripe.subscriptions.list({ customer: customerId, limit: SUBSCRIPTIONS_MAX }),
      });
      return list?.data.map(toSubscription) ?? [];
    },

    async setEnding({ id }, endsWithPeriod) {
      const found = await client.find(retrieve(id));
      if (!found || toSubscription(found).endsWithPeriod === endsWithPeriod) return;
      // An end that was set as a date is taken back as a date; Stripe refuses both at once.
      const change =
        found.cancel_at_period_end || endsWithPeriod
          ? { cancel_at_period_end: endsWithPeriod }
          : { cancel_at: '' as const };
      await client.find({
        what: endsWithPeriod ? 'cancel' : 'resume',
        schema: z.object({ id: z.literal(id) }),
        ask: (stripe) => stripe.subscriptions.update(id, change),
      });
    },

    async findReceipt(id) {
      const invoice = await client.ask({
        what: 'invoice',
        schema: Invoice,
        ask: (stripe) =>
          stripe.invoices.retrieve(id, { expand: ['parent.subscription_details.subscription'] }),
      });
      const periods = invoice.lines.data.map(({ period }) => period);
      // A change of plan bills several lines; the one that ends last is what was bought.
      const period = periods.sort((a, b) => b.end - a.end)[0];
      if (invoice.status !== 'paid' || invoice.amount_paid <= 0 || !period) return undefined;
      const subscription = invoice.parent?.subscription_details?.subscription;
      return {
        reference: invoice.id,
        amount: invoice.amount_paid,
        currency: invoice.currency.toUpperCase(),
        priceKey:
          typeof subscription === 'object' ? toSubscription(subscription).priceKey : undefined,
        periodStart: new Date(period.start * 1000),
        periodEnd: new Date(period.end * 1000),
        url: invoice.hosted_invoice_url ?? null,
      };
    },
  };
}
