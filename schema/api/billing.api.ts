import {
  Cancellation,
  CapturedOrder,
  CheckoutUrl,
  NewOrder,
  NewSubscription,
  Order,
  OrderParams,
  PaymentList,
  PaypalSetup,
  SandboxAnswer,
  SandboxOrder,
  SubscriptionPlanList,
  SubscriptionStatus,
  WebhookReceipt,
} from '#schema/contracts/billing.ts';
import { BILLING_URLS } from '#schema/urls/billing.urls.ts';
import { get, post } from './route.ts';

const PROVIDER = {
  502: 'The payment provider did not answer well.',
  503: 'Payments are not set up here.',
};
const NOTHING_RUNS = { 404: 'There is no such subscription.', ...PROVIDER };

export const billingApi = [
  get(BILLING_URLS.plans, 'Plans on offer, cheapest first', { reply: { SubscriptionPlanList } }),
  get(BILLING_URLS.status, 'Which plan you have, and until when', {
    reply: { SubscriptionStatus },
  }),
  get(BILLING_URLS.payments, 'What you paid, newest first', { reply: { PaymentList } }),
  post(BILLING_URLS.createSubscription, 'Begin to pay for a plan by card', {
    body: { NewSubscription },
    example: { priceId: 'price_2' },
    status: 201,
    reply: { CheckoutUrl },
    fails: { 409: 'The plan cannot be bought now.', 429: 'Begun too often.', ...PROVIDER },
  }),
  post(BILLING_URLS.cancelSubscription, 'Let the plan end with its period', {
    body: { Cancellation },
    example: { subscriptionId: 'sub_1' },
    reply: { SubscriptionStatus },
    repeatable: true,
    fails: NOTHING_RUNS,
  }),
  post(BILLING_URLS.resumeSubscription, 'Take that back', {
    reply: { SubscriptionStatus },
    repeatable: true,
    fails: NOTHING_RUNS,
  }),
  post(BILLING_URLS.portal, 'The provider’s page for cards and invoices', {
    reply: { CheckoutUrl },
    fails: { 404: 'Nothing was paid by card yet.', ...PROVIDER },
  }),
  post(BILLING_URLS.stripeWebhook, 'Stripe’s own messages', {
    access: 'public',
    signature: 'stripe-signature',
    reply: { WebhookReceipt },
    repeatable: true,
    fails: {
      404: 'Stripe is not set up here.',
      409: 'The same account is being changed elsewhere; Stripe sends it again.',
      ...PROVIDER,
    },
  }),

  get(BILLING_URLS.paypalSetup, 'What PayPal’s buttons start from', {
    reply: { PaypalSetup },
    fails: PROVIDER,
  }),
  post(BILLING_URLS.orders, 'Order a month of a plan with PayPal', {
    body: { NewOrder },
    example: { amount: '19.99', currency: 'USD', intent: 'CAPTURE' },
    status: 201,
    reply: { Order },
    fails: { 409: 'The plan cannot be bought now.', 429: 'Begun too often.', ...PROVIDER },
  }),
  post(BILLING_URLS.captureOrder, 'Take the money of an approved order', {
    params: OrderParams,
    reply: { CapturedOrder },
    repeatable: true,
    fails: { 409: 'Nothing was charged; the message says why.', ...PROVIDER },
  }),
  get(BILLING_URLS.sandboxOrder, 'An order at the sandbox, which moves no money', {
    params: OrderParams,
    reply: { SandboxOrder },
  }),
  post(BILLING_URLS.sandboxOrder, 'Have the sandbox pay, decline or cancel it', {
    params: OrderParams,
    body: { SandboxAnswer },
    example: { outcome: 'pay' },
    reply: { SandboxOrder },
    fails: { 409: 'It is over already.', 502: PROVIDER[502] },
  }),
];
