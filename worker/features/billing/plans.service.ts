import type { Payment, SubscriptionPlan, SubscriptionStatus } from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { findBillingAccount, listPayments, listPlans } from './billing-accounts.queries.ts';
import { findInterrupted } from './orders.queries.ts';
import { settleInterrupted } from './settle.service.ts';
import { type BillingAccount, statusOf } from './subscription-state.rules.ts';

const PAYMENTS_MAX = 100;

export async function plans(ctx: UserContext): Promise<SubscriptionPlan[]> {
  const [, all] = await ctx.read([listPlans()]);
  return all.filter(({ isActive }) => isActive);
}

/** The subscription status that the account page shows. */
async function statusFor(ctx: UserContext, account: BillingAccount): Promise<SubscriptionStatus> {
  const { card, orders } = await ctx.payments(ctx.deadline);
  const hasPortal =
    card?.hasPortal === true &&
    account.stripeCustomerId !== null &&
    card.isCustomer(account.stripeCustomerId);
  const ways = { card: card?.provider ?? null, paypal: orders?.provider ?? null };
  return statusOf(account, { ways, hasPortal, now: ctx.clock.now() });
}

export async function currentStatus(ctx: UserContext): Promise<SubscriptionStatus> {
  const [, [account]] = await ctx.read([findBillingAccount({ userId: ctx.caller.userId })]);
  return statusFor(ctx, account as BillingAccount);
}

/** The caller's subscription status. A payment whose last step was cut off is finished first. */
export async function subscriptionStatus(ctx: UserContext): Promise<SubscriptionStatus> {
  const { userId } = ctx.caller;
  const [, [account], interrupted] = await ctx.read([
    findBillingAccount({ userId }),
    findInterrupted({ userId }),
  ]);
  if (interrupted.length === 0) return statusFor(ctx, account as BillingAccount);
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
