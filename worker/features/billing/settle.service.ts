import { effectiveTier, monthAfter, periodBought } from '#schema/rules/account/entitlements.ts';
import { UniqueBroken } from '#worker/lib/database/database.ts';
import { AppError, conflict } from '#worker/lib/errors.ts';
import type { OrderPayments, OrderState } from '#worker/ports.ts';
import { type BillingContext, changeSubscription, retryOnConflict } from './follow.service.ts';
import { findOwnOrder, moveOrder, type OrderRow } from './orders.queries.ts';
import { findPayer, insertPayment, listPlans } from './payers.queries.ts';
import { hasSubscription, periodEnd } from './subscription-state.rules.ts';

type Captured = Extract<OrderState, { kind: 'captured' }>;

const move = (ctx: BillingContext, { id, userId }: OrderRow, status: string) =>
  ctx.db.batch([
    moveOrder({ orderId: id, userId, status, closedAt: ctx.clock.now().toISOString() }),
  ]);

/**
 * Grants what was paid for: payment, standing and order in one batch, once, however often and from wherever this is called.
 * Whether the person is still signed in does not matter any more.
 */
function grant(
  ctx: BillingContext,
  { id, userId, provider }: OrderRow,
  captured: Captured,
): Promise<void> {
  return retryOnConflict(async () => {
    const now = ctx.clock.now();
    const [[payer], plans, [order]] = await ctx.db.batch([
      findPayer({ userId }),
      listPlans(),
      findOwnOrder({ orderId: id, userId }),
    ]);
    const plan = plans.find((one) => one.id === order?.planId);
    if (!payer || !order || !plan || order.status === 'captured') return;
    const tier = effectiveTier(payer, now);
    const end = periodEnd(payer);
    const price = plans.find((one) => one.tier === tier)?.price ?? 0;
    const running = tier !== 'free' && end && price > 0 ? { tier, price, end } : undefined;
    const isBeside = hasSubscription(payer, now);
    // Paid for beside a subscription, in the very moment in which that began: the month counts once that has ended.
    const bought = isBeside
      ? { tier: plan.tier, start: now, end: monthAfter(now) }
      : periodBought(plan, running, now);
    if (isBeside) ctx.log.warn('paid-beside-subscription', { provider });
    const standing = {
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
        ...(isBeside ? [] : changeSubscription(payer, standing)),
        moveOrder({ orderId: id, userId, status: 'captured', closedAt: now.toISOString() }),
      ]);
    } catch (thrown) {
      // The same capture at the same moment: it has been granted.
      if (!(thrown instanceof UniqueBroken)) throw thrown;
    }
  });
}

/**
 * Keeps what became of an order's money. Only a whole capture of what was ordered, by the person who ordered it, grants.
 * @throws conflict where nothing was granted, saying why; AppError provider-failed where the capture is not what was ordered.
 */
export async function settle(
  ctx: BillingContext,
  order: OrderRow,
  state: OrderState,
): Promise<void> {
  switch (state.kind) {
    case 'captured': {
      const { amount, currency, userId } = state;
      if (amount === order.amount && currency === order.currency && userId === order.userId) {
        return grant(ctx, order, state);
      }
      ctx.log.error('capture-mismatch', { provider: order.provider, orderId: order.id });
      await move(ctx, order, 'declined');
      throw new AppError(
        'provider-failed',
        'What was paid is not what was ordered, so no plan was opened. Please write to us; nothing is lost.',
      );
    }
    case 'pending':
      throw conflict(
        'PayPal is still checking this payment. Your plan opens by itself once it is through.',
      );
    case 'declined':
      await move(ctx, order, 'declined');
      throw conflict(
        'The payment was declined, so nothing was charged. You can try again another way.',
      );
    case 'unapproved':
      await move(ctx, order, 'created');
      throw conflict('This payment has not been approved yet, so nothing was charged.');
    case 'gone':
      await move(ctx, order, 'canceled');
      throw conflict(
        'This payment is no longer open, and nothing was charged. You can start again.',
      );
  }
}

/** After so long no capture is on its way any more, and nobody who approved an order still waits for it. */
const FORGOTTEN_MS = 24 * 3_600_000;

async function settleOne(
  ctx: BillingContext,
  provider: OrderPayments,
  order: OrderRow,
): Promise<void> {
  const state = await provider.findOrder(order.id);
  if (state.kind !== 'unapproved') return settle(ctx, order, state);
  // A capture may be on its way in another request: that the money has not moved yet decides nothing.
  const isForgotten = Date.parse(order.createdAt) + FORGOTTEN_MS < ctx.clock.now().getTime();
  if (isForgotten) await move(ctx, order, 'created');
}

/**
 * Finishes payments that were cut off between the provider's answer and ours: asks what became of them. What is not
 * decided yet, or cannot be asked now, stays for the next time.
 */
export async function settleInterrupted(
  ctx: BillingContext,
  interrupted: readonly OrderRow[],
): Promise<void> {
  const provider = (await ctx.payments(ctx.deadline)).orders;
  for (const order of interrupted) {
    if (order.provider !== provider?.provider) continue;
    try {
      await settleOne(ctx, provider, order);
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      ctx.log.warn('payment-open', { provider: order.provider, reason: thrown.kind });
    }
  }
}
