import type { Payment, SubscriptionPlan, SubscriptionStatus } from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { findInterrupted } from './orders.queries.ts';
import { findPayer, listPayments, listPlans } from './payers.queries.ts';
import { settleInterrupted } from './settle.service.ts';
import { type Payer, statusOf } from './subscription-state.rules.ts';

const PAYMENTS_MAX = 100;

export async function plans(ctx: UserContext): Promise<SubscriptionPlan[]> {
  const [, all] = await ctx.read([listPlans()]);
  return all.filter(({ isActive }) => isActive);
}

/** What a payer's standing looks like here and now. */
async function statusFor(ctx: UserContext, payer: Payer): Promise<SubscriptionStatus> {
  const { card, orders } = await ctx.payments(ctx.deadline);
  const hasPortal =
    card?.hasPortal === true &&
    payer.stripeCustomerId !== null &&
    card.isCustomer(payer.stripeCustomerId);
  const ways = { card: card?.provider ?? null, paypal: orders?.provider ?? null };
  return statusOf(payer, { ways, hasPortal, now: ctx.clock.now() });
}

export async function currentStatus(ctx: UserContext): Promise<SubscriptionStatus> {
  const [, [payer]] = await ctx.read([findPayer({ userId: ctx.caller.userId })]);
  return statusFor(ctx, payer as Payer);
}

/** Where the person stands. A payment whose last step was cut off is finished first. */
export async function subscriptionStatus(ctx: UserContext): Promise<SubscriptionStatus> {
  const { userId } = ctx.caller;
  const [, [payer], interrupted] = await ctx.read([
    findPayer({ userId }),
    findInterrupted({ userId }),
  ]);
  if (interrupted.length === 0) return statusFor(ctx, payer as Payer);
  await settleInterrupted(ctx, interrupted);
  return currentStatus(ctx);
}

/** What was paid, newest first. */
export async function listPaymentHistory(ctx: UserContext): Promise<Payment[]> {
  const [, rows] = await ctx.read([
    listPayments({ userId: ctx.caller.userId, limit: PAYMENTS_MAX }),
  ]);
  return rows;
}
