import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { AppError, conflict } from '#worker/lib/errors.ts';
import type { CardPayments, PricedPlan } from '#worker/ports/payments.ts';
import { findBillingAccount, saveCustomerId } from './billing-accounts.queries.ts';
import {
  findLastCheckout,
  insertOnlyCheckout,
  type NewOrderRow,
  updateOrderStatus,
} from './orders.queries.ts';
import { returnUrl } from './purchases.service.ts';
import type { BillingAccount } from './subscription-state.rules.ts';
import { syncSubscription } from './subscription-sync.service.ts';

const BEING_CONFIRMED =
  'Your payment has arrived and is being confirmed. This page shows it in a moment; nothing more is charged.';

export interface Purchase {
  card: CardPayments;
  account: BillingAccount;
  plan: SubscriptionPlan;
  priced: PricedPlan;
}

/** The table row of a checkout. */
export const checkoutRow = (
  ctx: UserContext,
  { card, plan }: Purchase,
  id: string,
): NewOrderRow => ({
  id,
  userId: ctx.caller.userId,
  planId: plan.id,
  provider: card.provider,
  way: 'card',
  amount: plan.price,
  now: ctx.clock.now().toISOString(),
});

const close = (ctx: UserContext, orderId: string, status: 'captured' | 'canceled') =>
  ctx.write([
    updateOrderStatus({
      orderId,
      userId: ctx.caller.userId,
      status,
      closedAt: ctx.clock.now().toISOString(),
    }),
  ]);

/**
 * Refuses a second payment where the first has arrived and is not processed yet. @throws conflict,
 * after a sync
 */
async function refuseAlreadyPaid(
  ctx: UserContext,
  card: CardPayments,
  orderId: string,
): Promise<never> {
  await syncSubscription(ctx, card, ctx.caller);
  await close(ctx, orderId, 'captured');
  throw conflict(BEING_CONFIRMED);
}

/**
 * Closes the open card checkout, so that nobody pays by card in one tab and by PayPal in another,
 * or for an account that is deleted in another.
 * @throws conflict where it was paid for already
 */
export async function closeOpenCheckout(ctx: UserContext): Promise<void> {
  const { card } = await ctx.payments(ctx.deadline);
  if (!card) return;
  const [, [last]] = await ctx.read([
    findLastCheckout({ userId: ctx.caller.userId, provider: card.provider }),
  ]);
  if (last?.status !== 'created') return;
  const { state } = await card.closeCheckout(last.id);
  if (state === 'complete') await refuseAlreadyPaid(ctx, card, last.id);
  await close(ctx, last.id, 'canceled');
}

/** The one checkout through which a person can pay: the open one of this plan, or a new one. */
export async function checkOut(ctx: UserContext, purchase: Purchase): Promise<string> {
  const { card, account, plan } = purchase;
  const { userId } = account;
  const [, [last]] = await ctx.read([findLastCheckout({ userId, provider: card.provider })]);
  if (last?.status === 'created') {
    const open =
      last.planId === plan.id
        ? await card.findCheckout(last.id)
        : await card.closeCheckout(last.id);
    if (open.state === 'complete') await refuseAlreadyPaid(ctx, card, last.id);
    if (open.url) return open.url;
    await close(ctx, last.id, 'canceled');
  }
  return openCheckout(ctx, purchase, last?.id ?? 'first');
}

/**
 * Opens a checkout. Its key contains the previous checkout, so that two clicks at once open the
 * same page and a later click opens another.
 */
async function openCheckout(
  ctx: UserContext,
  purchase: Purchase,
  previousId: string,
): Promise<string> {
  const { card, account, plan, priced } = purchase;
  const { userId, stripeCustomerId } = account;
  const known =
    stripeCustomerId && card.isCustomer(stripeCustomerId) ? stripeCustomerId : undefined;
  if (known) await refuseSecondSubscription(ctx, card, account, known);
  const openFor = (customerId: string) =>
    card.openCheckout({
      customerId,
      userId,
      plan: priced,
      returnUrl: returnUrl(ctx),
      key: `checkout:${customerId}:${plan.id}:${previousId}`,
    });
  const checkout =
    (known && (await openFor(known))) || (await openFor(await ensureCustomer(ctx, card, account)));
  if (!checkout?.url) {
    throw new AppError(
      'provider-failed',
      'The payment page did not open. Please try again in a moment.',
    );
  }
  return storeOnlyCheckout(ctx, purchase, checkout.id, checkout.url);
}

/** Refuses a second subscription where one exists that was not reported yet. @throws conflict */
async function refuseSecondSubscription(
  ctx: UserContext,
  card: CardPayments,
  account: BillingAccount,
  customerId: string,
) {
  const subscriptions = await card.subscriptionsOf(customerId);
  if (!subscriptions.some(({ status }) => !status.startsWith('incomplete'))) return;
  await syncSubscription(ctx, card, account);
  throw conflict(BEING_CONFIRMED);
}

/**
 * Creates the provider's customer for this account. Of two requests at once, both use the first
 * one's customer.
 */
async function ensureCustomer(
  ctx: UserContext,
  card: CardPayments,
  account: BillingAccount,
): Promise<string> {
  const { userId, email, createdAt, stripeCustomerId: previous } = account;
  const key = `customer:${userId}:${createdAt}:${previous ?? 'first'}`;
  const customerId = await card.createCustomer({ userId, email, key });
  const [, [stored]] = await ctx.write([
    saveCustomerId({ userId, customerId, previous }),
    findBillingAccount({ userId }),
  ]);
  return stored?.stripeCustomerId ?? customerId;
}

/**
 * Stores a checkout as the person's only open one. Where another tab was first, its checkout stays
 * and ours is closed.
 */
async function storeOnlyCheckout(
  ctx: UserContext,
  purchase: Purchase,
  id: string,
  url: string,
): Promise<string> {
  const { card, account, plan } = purchase;
  const { userId } = account;
  const [, [stored]] = await ctx.write([
    insertOnlyCheckout(checkoutRow(ctx, purchase, id)),
    findLastCheckout({ userId, provider: card.provider }),
  ]);
  if (!stored || stored.id === id) return url;
  await card.closeCheckout(id);
  const other = await card.findCheckout(stored.id);
  if (stored.planId === plan.id && other.url) return other.url;
  throw conflict('Another payment page was opened a moment ago. Use that one, or try again.');
}
