import type { CapturedOrder, NewOrder, Order, PaypalSetup } from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { conflict, invalid, notFound } from '#worker/lib/errors.ts';
import { findBillingAccount, listPlans } from './billing-accounts.queries.ts';
import { closeOpenCheckout } from './checkouts.service.ts';
import { findOwnOrder, insertOrder, type OrderRow, updateOrderStatus } from './orders.queries.ts';
import { currentStatus } from './plans.service.ts';
import {
  configured,
  countPurchase,
  type PurchaseRequest,
  refuseTooMany,
  requirePurchasable,
  returnUrl,
} from './purchases.service.ts';
import { settleOrder } from './settle.service.ts';
import type { BillingAccount } from './subscription-state.rules.ts';

const CURRENCY = 'USD';
const NO_SUCH_ORDER = 'There is no such order';

/** What the PayPal buttons start from. @throws AppError not-configured, provider-failed */
export async function setUpPaypal(ctx: UserContext): Promise<PaypalSetup> {
  await ctx.read([]);
  const orders = configured((await ctx.payments(ctx.deadline)).orders);
  return { ...(await orders.setup()), isSandbox: orders.provider === 'sandbox' };
}

/**
 * Begins a single payment of one month. The amount only says which plan is meant: what it costs is
 * looked up here.
 * @throws invalid for an amount no plan costs; conflict where the plan cannot be bought now
 */
export async function createOrder(
  ctx: UserContext,
  { amount, currency }: NewOrder,
): Promise<Order> {
  const { userId } = ctx.caller;
  const [, [account], plans, counted] = await ctx.read([
    findBillingAccount({ userId }),
    listPlans(),
    countPurchase(ctx),
  ]);
  refuseTooMany(ctx, counted);
  if ((currency ?? CURRENCY) !== CURRENCY) throw invalid('Plans are paid in US dollars (USD)');
  const plan = plans.find(({ isActive, price }) => isActive && price > 0 && price === amount);
  if (!plan?.stripePriceId) throw invalid('No plan costs this much');
  const orders = configured((await ctx.payments(ctx.deadline)).orders);
  requirePurchasable(ctx, { plan, plans, account: account as BillingAccount, way: 'paypal' });
  const priced = { name: plan.name, price: plan.price, priceKey: plan.stripePriceId };
  const order = await orders.createOrder({ userId, plan: priced, returnUrl: returnUrl(ctx) });
  await ctx.write([
    insertOrder({
      id: order.id,
      userId,
      planId: plan.id,
      provider: orders.provider,
      way: 'paypal',
      amount: plan.price,
      now: ctx.clock.now().toISOString(),
    }),
  ]);
  return order;
}

/**
 * Captures an approved order and grants the plan. The same order again, in many tabs or after a
 * crash, is captured and granted once.
 * @throws notFound for another's order; conflict where nothing was granted, saying why; AppError
 * provider-failed
 */
export async function captureOrder(ctx: UserContext, orderId: string): Promise<CapturedOrder> {
  const { userId } = ctx.caller;
  const [, [order], [account], plans] = await ctx.read([
    findOwnOrder({ orderId, userId }),
    findBillingAccount({ userId }),
    listPlans(),
  ]);
  const plan = plans.find(({ id }) => id === order?.planId);
  if (order?.way !== 'paypal' || !plan) throw notFound(NO_SUCH_ORDER);
  if (order.status !== 'captured')
    await capturePayment(ctx, order, {
      plan,
      plans,
      account: account as BillingAccount,
      way: 'paypal',
    });
  return { id: orderId, status: 'COMPLETED', subscription: await currentStatus(ctx) };
}

async function capturePayment(
  ctx: UserContext,
  order: OrderRow,
  wish: PurchaseRequest,
): Promise<void> {
  const orders = configured((await ctx.payments(ctx.deadline)).orders);
  if (order.provider !== orders.provider) throw notFound(NO_SUCH_ORDER);
  if (order.status === 'canceled')
    throw conflict('This payment was cancelled, and nothing was charged.');
  // An earlier attempt was cut off: the money may have moved already.
  const known = order.status === 'capturing' ? await orders.findOrder(order.id) : undefined;
  if (known?.kind === 'captured') return settleOrder(ctx, order, known);
  requirePurchasable(ctx, wish);
  await closeOpenCheckout(ctx);
  await ctx.write([
    updateOrderStatus({
      orderId: order.id,
      userId: order.userId,
      status: 'capturing',
      closedAt: null,
    }),
  ]);
  // After a decline the same order may be tried again, as another attempt.
  const attempt = `capture-${order.id}-${order.closedAt ?? 'first'}`;
  await settleOrder(ctx, order, await orders.captureOrder(order.id, attempt));
}
