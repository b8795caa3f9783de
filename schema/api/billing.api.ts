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
import { get, post } from './route.ts';

const PROVIDER = {
  502: 'The payment provider did not answer well.',
  503: 'Payments are not set up here.',
};
const NOTHING_RUNS = { 404: 'There is no such subscription.', ...PROVIDER };

export const billingApi = [
  get('/api/subscription-plans', 'Plans on offer, cheapest first', { reply: { SubscriptionPlanList } }),
  get('/api/subscription-status', 'Which plan you have, and until when', { reply: { SubscriptionStatus } }),
  get('/api/payments', 'What you paid, newest first', { reply: { PaymentList } }),
  post('/api/create-subscription', 'Begin to pay for a plan by card', {
    body: { NewSubscription },
    example: { priceId: 'price_2' },
    status: 201,
    reply: { CheckoutUrl },
    fails: { 409: 'The plan cannot be bought now.', 429: 'Begun too often.', ...PROVIDER },
  }),
  post('/api/cancel-subscription', 'Let the plan end with its period', {
    body: { Cancellation },
    example: { subscriptionId: 'sub_1' },
    reply: { SubscriptionStatus },
    repeatable: true,
    fails: NOTHING_RUNS,
  }),
  post('/api/resume-subscription', 'Take that back', {
    reply: { SubscriptionStatus },
    repeatable: true,
    fails: NOTHING_RUNS,
  }),
  post('/api/billing-portal', 'The provider’s page for cards and invoices', {
    reply: { CheckoutUrl },
    fails: { 404: 'Nothing was paid by card yet.', ...PROVIDER },
  }),
  post('/api/webhooks/stripe', 'Stripe’s own messages', {
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

  get('/setup', 'What PayPal’s buttons start from', { reply: { PaypalSetup }, fails: PROVIDER }),
  post('/order', 'Order a month of a plan with PayPal', {
    body: { NewOrder },
    example: { amount: '19.99', currency: 'USD', intent: 'CAPTURE' },
    status: 201,
    reply: { Order },
    fails: { 409: 'The plan cannot be bought now.', 429: 'Begun too often.', ...PROVIDER },
  }),
  post('/order/:orderId/capture', 'Take the money of an approved order', {
    params: OrderParams,
    reply: { CapturedOrder },
    repeatable: true,
    fails: { 409: 'Nothing was charged; the message says why.', ...PROVIDER },
  }),
  get('/api/sandbox-orders/:orderId', 'An order at the sandbox, which moves no money', {
    params: OrderParams,
    reply: { SandboxOrder },
  }),
  post('/api/sandbox-orders/:orderId', 'Have the sandbox pay, decline or cancel it', {
    params: OrderParams,
    body: { SandboxAnswer },
    example: { outcome: 'pay' },
    reply: { SandboxOrder },
    fails: { 409: 'It is over already.', 502: PROVIDER[502] },
  }),
];
