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
import { BILLING_URLS } from '#schema/urls/billing.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, rawBody } from '#worker/http/input.ts';
import { requirePayer } from '#worker/http/require-payer.ts';
import { send } from '#worker/http/send.ts';
import {
  beginSubscription,
  cancelSubscription,
  openPortal,
  resumeSubscription,
} from './card.service.ts';
import { captureOrder, createOrder, setUpPaypal } from './orders.service.ts';
import { listPaymentHistory, plans, subscriptionStatus } from './plans.service.ts';
import { answerSandboxOrder, sandboxOrder } from './sandbox.service.ts';
import { handleStripeWebhook } from './subscription-sync.service.ts';

export const billingRoutes = new Hono<AppEnv>()
  .get(BILLING_URLS.plans, requirePayer, async (c) =>
    send(c, SubscriptionPlanList, await plans(c.var.user)),
  )
  .get(BILLING_URLS.status, requirePayer, async (c) =>
    send(c, SubscriptionStatus, await subscriptionStatus(c.var.user)),
  )
  .get(BILLING_URLS.payments, requirePayer, async (c) =>
    send(c, PaymentList, await listPaymentHistory(c.var.user)),
  )
  .post(BILLING_URLS.createSubscription, requirePayer, async (c) =>
    send(c, CheckoutUrl, await beginSubscription(c.var.user, await body(c, NewSubscription)), 201),
  )
  .post(BILLING_URLS.cancelSubscription, requirePayer, async (c) =>
    send(c, SubscriptionStatus, await cancelSubscription(c.var.user, await body(c, Cancellation))),
  )
  .post(BILLING_URLS.resumeSubscription, requirePayer, async (c) =>
    send(c, SubscriptionStatus, await resumeSubscription(c.var.user)),
  )
  .post(BILLING_URLS.portal, requirePayer, async (c) =>
    send(c, CheckoutUrl, await openPortal(c.var.user)),
  )
  // The signature covers the bytes: nothing may read the body before it.
  .post(BILLING_URLS.stripeWebhook, async (c) => {
    await handleStripeWebhook(c.var.request, await rawBody(c), c.req.header('stripe-signature'));
    return send(c, WebhookReceipt, { received: true });
  })
  // The paths of PayPal's flow, at the root as documented.
  .get(BILLING_URLS.paypalSetup, requirePayer, async (c) =>
    send(c, PaypalSetup, await setUpPaypal(c.var.user)),
  )
  .post(BILLING_URLS.orders, requirePayer, async (c) =>
    send(c, Order, await createOrder(c.var.user, await body(c, NewOrder)), 201),
  )
  .post(BILLING_URLS.captureOrder, requirePayer, async (c) =>
    send(c, CapturedOrder, await captureOrder(c.var.user, params(c, OrderParams).orderId)),
  )
  .get(BILLING_URLS.sandboxOrder, requirePayer, async (c) =>
    send(c, SandboxOrder, await sandboxOrder(c.var.user, params(c, OrderParams).orderId)),
  )
  .post(BILLING_URLS.sandboxOrder, requirePayer, async (c) => {
    const { orderId } = params(c, OrderParams);
    return send(
      c,
      SandboxOrder,
      await answerSandboxOrder(c.var.user, orderId, await body(c, SandboxAnswer)),
    );
  });
