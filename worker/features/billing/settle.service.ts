import { effectiveTier, monthAfter, periodBought } from '#schema/rules/account/entitlements.ts';
import { UniqueViolation } from '#worker/lib/database/database.ts';
import { AppError, conflict } from '#worker/lib/errors.ts';
import type { OrderPayments, OrderState } from '#worker/ports/payments.ts';
import { findBillingAccount, insertPayment, listPlans } from './billing-accounts.queries.ts';
import { findOwnOrder, type OrderRow, updateOrderStatus } from './orders.queries.ts';
import { hasSubscription, periodEnd } from './subscription-state.rules.ts';
import {
  type BillingContext,
  changeSubscription,
  retryOnConflict,
} from './subscription-sync.service.ts';

type Captured = Extract<OrderState, { kind: 'captured' }>;

const closeOrder = (ctx: BillingContext, { id, userId }: OrderRow, status: string) =>
  ctx.db.batch([
    updateOrderStatus({ orderId: id, userId, status, closedAt: ctx.clock.now().toISOString() }),
  ]);

/**
 * Grants a captured purchase once: payment, subscription and order in one batch, however often this
 * is called. It does not matter whether the person is still signed in.
 */
function grantPurchase(
  ctx: BillingContext,
  { id, userId, provider }: OrderRow,
  captured: Captured,
): Promise<void> {
  return retryOnConflict(async () => {
    const now = ctx.clock.now();
    const [[account], plans, [order]] = await ctx.db.batch([
      findBillingAccount({ userId }),
      listPlans(),
      findOwnOrder({ orderId: id, userId }),
    ]);
    const plan = plans.find((one) => one.id === order?.planId);
    if (!account || !order || !plan || order.status === 'captured') return;
    const tier = effectiveTier(account, now);
    const end = periodEnd(account);
    const price = plans.find((one) => one.tier === tier)?.price ?? 0;
    const running = tier !== 'free' && end && price > 0 ? { tier, price, end } : undefined;
    const hasOther = hasSubscription(account, now);
    // A subscription began while this was being paid: the month counts once that subscription has
    // ended.
    const bought = hasOther
      ? { tier: plan.tier, start: now, end: monthAfter(now) }
      : periodBought(plan, running, now);
    if (hasOther) ctx.log.warn('paid-beside-subscription', { provider });
    const subscription = {
      subscriptionTier: bought.tier,
      subscriptionStatus: 'active',
      subscriptionExpiresAt: bought.end.toISOString(),
      stripeSubscriptionId: null,
      subscriptionProvider: provider,
    };
    try {
      await ctx.db.batch([
        insertPayment({
          userId,
          planId: plan.id,
          provider,
          reference: captured.reference,
          amount: captured.amount,
          currency: captured.currency,
          periodStart: bought.start.toISOString(),
          periodEnd: bought.end.toISOString(),
          receiptUrl: null,
          createdAt: now.toISOString(),
        }),
        ...(hasOther ? [] : changeSubscription(account, subscription)),
        updateOrderStatus({ orderId: id, userId, status: 'captured', closedAt: now.toISOString() }),
      ]);
    } catch (thrown) {
      // Another request granted the same capture at the same moment.
      if (!(thrown instanceof UniqueViolation)) throw thrown;
    }
  });
}

/**
 * Stores the outcome of an order. Only a whole capture of what was ordered, by the person who
 * ordered it, grants a plan.
 * @throws conflict where nothing was granted, saying why; AppError provider-failed where the
 * capture does not match the order.
 */
export async function settleOrder(
  ctx: BillingContext,
  order: OrderRow,
  state: OrderState,
): Promise<void> {
  switch (state.kind) {
    case 'captured': {
      const { amount, currency, userId } = state;
      if (amount === order.amount && currency === order.currency && userId === order.userId) {
        return grantPurchase(ctx, order, state);
      }
      ctx.log.error('capture-mismatch', { provider: order.provider, orderId: order.id });
      await closeOrder(ctx, order, 'declined');
      throw new AppError(
        'provider-failed',
        'The amount paid isn’t the amount ordered, so no plan was opened. Please write to us; nothing is lost.',
      );
    }
    case 'pending':
      throw conflict(
        'PayPal is still checking this payment. Your plan opens by itself once the payment goes through.',
      );
    case 'declined':
      await closeOrder(ctx, order, 'declined');
      throw conflict(
        'The payment was declined, so nothing was charged. You can try again another way.',
      );
    case 'unapproved':
      await closeOrder(ctx, order, 'created');
      throw conflict('This payment has not been approved yet, so nothing was charged.');
    case 'gone':
      await closeOrder(ctx, order, 'canceled');
      throw conflict(
        'This payment is no longer open, and nothing was charged. You can start again.',
      );
  }
}

/**
 * A capture takes minutes at most: after a day none is under way, and nobody is waiting for the
 * order.
 */
const ABANDONED_MS = 24 * 3_600_000;

async function settleInterruptedOrder(
  ctx: BillingContext,
  provider: OrderPayments,
  order: OrderRow,
): Promise<void> {
  const state = await provider.findOrder(order.id);
  if (state.kind !== 'unapproved') return settleOrder(ctx, order, state);
  // Another request may be capturing this order: that no money has moved yet decides nothing.
  const isAbandoned = Date.parse(order.createdAt) + ABANDONED_MS < ctx.clock.now().getTime();
  if (isAbandoned) await closeOrder(ctx, order, 'created');
}

/**
 * Finishes payments that were cut off between the provider's answer and ours. Orders that are still
 * undecided, or cannot be looked up now, stay for the next run.
 */
export async function settleInterrupted(
  ctx: BillingContext,
  interrupted: readonly OrderRow[],
): Promise<void> {
  const provider = (await ctx.payments(ctx.deadline)).orders;
  for (const order of interrupted) {
    if (order.provider !== provider?.provider) continue;
    try {
      await settleInterruptedOrder(ctx, provider, order);
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      ctx.log.warn('payment-open', { provider: order.provider, reason: thrown.kind });
    }
  }
}
