import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { PAYMENT_PROVIDERS, SUBSCRIPTION_TIERS } from './enums.ts';
import { exactly } from './text.ts';

const Tier = z.enum(SUBSCRIPTION_TIERS);
const Provider = z.enum(PAYMENT_PROVIDERS);
/** Ids and codes that providers give out: visible ASCII. */
const Reference = exactly(255).check(z.regex(/^[\w.:-]+$/, 'This is not a reference'));

export const SubscriptionPlan = z.strictObject({
  id: z.int(),
  name: z.string(),
  tier: Tier,
  /** In cents; 0 means free. */
  price: z.int(),
  interval: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /**
   * What `POST /api/create-subscription` takes as `priceId`, beside `price_` and the plan's id;
   * null for the free plan.
   */
  stripePriceId: z.nullable(z.string()),
  isActive: z.boolean(),
});
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;
/** Active ones, cheapest first. */
export const SubscriptionPlanList = z.array(SubscriptionPlan);

export const SubscriptionStatus = z.strictObject({
  /** The tier that counts now: a period that is over has fallen back to free. */
  subscriptionTier: Tier,
  /**
   * `active`, `canceled` (access until the end of the period), or what the provider says; null
   * without one.
   */
  subscriptionStatus: z.nullable(z.string()),
  /** When the period ends: the next renewal, or the end of access. */
  subscriptionExpiresAt: z.nullable(Instant),
  stripeSubscriptionId: z.nullable(z.string()),
  provider: z.nullable(Provider),
  /**
   * Whether it is charged again at the end of the period. A PayPal payment buys one interval and
   * never renews.
   */
  renews: z.boolean(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  /** Whether the provider keeps a page for cards, invoices and receipts. */
  hasPortal: z.boolean(),
  /** What can be paid with here; null where that way is not set up. `sandbox` moves no money. */
  ways: z.strictObject({
    card: z.nullable(z.enum(['stripe', 'sandbox'])),
    paypal: z.nullable(z.enum(['paypal', 'sandbox'])),
  }),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const NewSubscription = z.object({ priceId: Reference });
export type NewSubscription = z.infer<typeof NewSubscription>;
/**
 * Where the payment is made: the provider's page, or the sandbox's own
 * (`/sandbox-checkout?order=…`).
 */
export const CheckoutUrl = z.strictObject({ url: z.string() });
export type CheckoutUrl = z.infer<typeof CheckoutUrl>;

export const Cancellation = z.object({ subscriptionId: Reference });
export type Cancellation = z.infer<typeof Cancellation>;

export const Payment = z.strictObject({
  id: z.int(),
  provider: Provider,
  planName: z.string(),
  /** In cents. */
  amount: z.int(),
  currency: z.string(),
  periodStart: Instant,
  periodEnd: Instant,
  createdAt: Instant,
  /** The provider's receipt, where it has one. */
  receiptUrl: z.nullable(z.string()),
});
export type Payment = z.infer<typeof Payment>;
/** Newest first. */
export const PaymentList = z.array(Payment);

/**
 * What the sandbox can be told to do with an order, so that every end can be seen without a
 * provider.
 */
export const SANDBOX_OUTCOMES = ['pay', 'decline', 'cancel'] as const;
/**
 * `expire` lets a paid period run out at once: what happens then can be seen without waiting a
 * month.
 */
export const SandboxAnswer = z.object({ outcome: z.enum([...SANDBOX_OUTCOMES, 'expire']) });
export type SandboxAnswer = z.infer<typeof SandboxAnswer>;
export const SandboxOrder = z.strictObject({
  id: z.string(),
  planName: z.string(),
  amount: z.int(),
  currency: z.string(),
  interval: z.string(),
  way: z.enum(['card', 'paypal']),
  status: z.enum(['created', 'captured', 'declined', 'canceled']),
});
export type SandboxOrder = z.infer<typeof SandboxOrder>;

/** `GET /setup`: what the PayPal buttons start from. */
export const PaypalSetup = z.strictObject({
  clientToken: z.string(),
  clientId: z.string(),
  /**
   * The sandbox answers this instead of PayPal: its orders are paid with `POST /order/{id}/capture`
   * alone.
   */
  isSandbox: z.boolean(),
});
export type PaypalSetup = z.infer<typeof PaypalSetup>;

/** Dollars and cents as a decimal, written as text or number, as the documented screens send it. */
const Amount = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value: number | string, context) => {
    const text = String(value);
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) {
      context.issues.push({
        code: 'custom',
        message: 'amount is a price such as 19.99',
        input: value,
      });
    }
    return Math.round(Number(text) * 100);
  }),
);
export const NewOrder = z.object({
  /** Becomes cents; must equal an active plan's price. */
  amount: Amount,
  currency: z.optional(
    z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'currency is a code such as USD')),
  ),
  intent: z.optional(
    z.string().check(z.toUpperCase(), z.regex(/^CAPTURE$/, 'intent must be CAPTURE')),
  ),
});
export type NewOrder = z.output<typeof NewOrder>;
export const Order = z.strictObject({
  id: z.string(),
  status: z.string(),
  approveUrl: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;
export const CapturedOrder = z.strictObject({
  id: z.string(),
  status: z.string(),
  subscription: SubscriptionStatus,
});
export type CapturedOrder = z.infer<typeof CapturedOrder>;

export const OrderParams = z.object({ orderId: Reference });
/** Stripe retries until it reads a 2xx. */
export const WebhookReceipt = z.strictObject({ received: z.literal(true) });
