import { Hono } from 'hono';
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
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, rawBody } from '#worker/http/input.ts';
import { requirePayer } from '#worker/http/require-payer.ts';
import { send } from '#worker/http/send.ts';
import { beginSubscription, cancelSubscription, openPortal, resumeSubscription } from './card.service.ts';
import { handleStripeWebhook } from './follow.service.ts';
import { captureOrder, createOrder, setUpPaypal } from './orders.service.ts';
import { listPaymentHistory, plans, subscriptionStatus } from './plans.service.ts';
import { answerSandboxOrder, sandboxOrder } from './sandbox.service.ts';

export const billingRoutes = new Hono<AppEnv>()
  .get('/api/subscription-plans', requirePayer, async (c) =>
    send(c, SubscriptionPlanList, await plans(c.var.user)),
  )
  .get('/api/subscription-status', requirePayer, async (c) =>
    send(c, SubscriptionStatus, await subscriptionStatus(c.var.user)),
  )
  .get('/api/payments', requirePayer, async (c) => send(c, PaymentList, await listPaymentHistory(c.var.user)))
  .post('/api/create-subscription', requirePayer, async (c) =>
    send(c, CheckoutUrl, await beginSubscription(c.var.user, await body(c, NewSubscription)), 201),
  )
  .post('/api/cancel-subscription', requirePayer, async (c) =>
    send(c, SubscriptionStatus, await cancelSubscription(c.var.user, await body(c, Cancellation))),
  )
  .post('/api/resume-subscription', requirePayer, async (c) =>
    send(c, SubscriptionStatus, await resumeSubscription(c.var.user)),
  )
  .post('/api/billing-portal', requirePayer, async (c) => send(c, CheckoutUrl, await openPortal(c.var.user)))
  // The signature covers the bytes: nothing may read the body before it.
  .post('/api/webhooks/stripe', async (c) => {
    await handleStripeWebhook(c.var.request, await rawBody(c), c.req.header('stripe-signature'));
    return send(c, WebhookReceipt, { received: true });
  })
  // The paths of PayPal's flow, at the root as documented.
  .get('/setup', requirePayer, async (c) => send(c, PaypalSetup, await setUpPaypal(c.var.user)))
  .post('/order', requirePayer, async (c) =>
    send(c, Order, await createOrder(c.var.user, await body(c, NewOrder)), 201),
  )
  .post('/order/:orderId/capture', requirePayer, async (c) =>
    send(c, CapturedOrder, await captureOrder(c.var.user, params(c, OrderParams).orderId)),
  )
  .get('/api/sandbox-orders/:orderId', requirePayer, async (c) =>
    send(c, SandboxOrder, await sandboxOrder(c.var.user, params(c, OrderParams).orderId)),
  )
  .post('/api/sandbox-orders/:orderId', requirePayer, async (c) => {
    const { orderId } = params(c, OrderParams);
    return send(c, SandboxOrder, await answerSandboxOrder(c.var.user, orderId, await body(c, SandboxAnswer)));
  });
