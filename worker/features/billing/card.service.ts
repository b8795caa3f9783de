import type {
  Cancellation,
  CheckoutUrl,
  NewSubscription,
  SubscriptionPlan,
  SubscriptionStatus,
} from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { conflict, invalid, notFound } from '#worker/lib/errors.ts';
import type { CardPayments } from '#worker/ports/payments.ts';
import { findBillingAccount, listPlans } from './billing-accounts.queries.ts';
import { checkOut, checkoutRow, type Purchase } from './checkouts.service.ts';
import { insertOrder } from './orders.queries.ts';
import { currentStatus } from './plans.service.ts';
import {
  configured,
  countPurchase,
  refuseTooMany,
  requirePurchasable,
  returnUrl,
} from './purchases.service.ts';
import { type BillingAccount, hasSubscription, isOverdue } from './subscription-state.rules.ts';
import { syncSubscription } from './subscription-sync.service.ts';

const NO_SUBSCRIPTION = 'No active subscription';

/**
 * A price id is `price_` with the plan's id, as the API documents, or the lookup key from the list
 * of plans.
 */
const isPriceOf = ({ id, stripePriceId }: SubscriptionPlan, priceId: string): boolean =>
  priceId === `price_${id}` || priceId === stripePriceId;

/**
 * Opens the page where a plan is paid by card, or where a running plan is changed. The price is
 * looked up here.
 * @throws invalid for a price that is none of ours; conflict where the plan cannot be bought now
 */
export async function beginSubscription(
  ctx: UserContext,
  { priceId }: NewSubscription,
): Promise<CheckoutUrl> {
  const { userId } = ctx.caller;
  const [, [found], plans, counted] = await ctx.read([
    findBillingAccount({ userId }),
    listPlans(),
    countPurchase(ctx),
  ]);
  refuseTooMany(ctx, counted);
  const plan = plans.find((each) => each.isActive && each.price > 0 && isPriceOf(each, priceId));
  if (!plan?.stripePriceId) throw invalid('This plan is not on offer');
  const card = configured((await ctx.payments(ctx.deadline)).card);
  const account = await refreshIfOverdue(ctx, card, found as BillingAccount);
  const { name, price } = plan;
  const purchase = { card, account, plan, priced: { name, price, priceKey: plan.stripePriceId } };
  const verdict = requirePurchasable(ctx, { plan, plans, account, way: 'card' });
  return {
    url: verdict === 'change' ? await changePlan(ctx, purchase) : await checkOut(ctx, purchase),
  };
}

/**
 * Syncs a subscription whose renewal should have been reported by now, before anything is decided
 * from it.
 */
async function refreshIfOverdue(
  ctx: UserContext,
  card: CardPayments,
  account: BillingAccount,
): Promise<BillingAccount> {
  if (!isOverdue(account, ctx.clock.now()) || account.subscriptionProvider !== card.provider)
    return account;
  await syncSubscription(ctx, card, account);
  const [, [refreshed]] = await ctx.read([findBillingAccount({ userId: account.userId })]);
  return refreshed as BillingAccount;
}

async function changePlan(ctx: UserContext, purchase: Purchase): Promise<string> {
  const { card, account, priced } = purchase;
  const { stripeCustomerId, stripeSubscriptionId } = account;
  if (
    account.subscriptionProvider !== card.provider ||
    !stripeCustomerId ||
    !stripeSubscriptionId
  ) {
    throw conflict('Your plan is paid through a provider that is not set up here any more.');
  }
  const { url, checkoutId } = await card.openPlanChange({
    customerId: stripeCustomerId,
    userId: account.userId,
    subscriptionId: stripeSubscriptionId,
    plan: priced,
    returnUrl: returnUrl(ctx),
  });
  if (checkoutId) await ctx.write([insertOrder(checkoutRow(ctx, purchase, checkoutId))]);
  return url;
}

interface LinkedSubscription {
  card: CardPayments;
  account: BillingAccount;
  subscription: { id: string; customerId: string };
}

/**
 * The caller's subscription and its provider. @throws notFound without one; AppError not-configured
 */
async function requireSubscription(ctx: UserContext): Promise<LinkedSubscription> {
  const [, [account]] = await ctx.read([findBillingAccount({ userId: ctx.caller.userId })]);
  if (!account || !hasSubscription(account, ctx.clock.now())) throw notFound(NO_SUBSCRIPTION);
  const { stripeSubscriptionId: id, stripeCustomerId: customerId } = account;
  const { card: offered } = await ctx.payments(ctx.deadline);
  const card = offered?.provider === account.subscriptionProvider ? offered : undefined;
  if (!id || !customerId) throw notFound(NO_SUBSCRIPTION);
  return { card: configured(card), account, subscription: { id, customerId } };
}

async function setEnding(
  ctx: UserContext,
  { card, account, subscription }: LinkedSubscription,
  endsWithPeriod: boolean,
) {
  await card.setEnding(subscription, endsWithPeriod);
  await syncSubscription(ctx, card, account);
  return currentStatus(ctx);
}

/**
 * Sets the caller's subscription to end with its period; until then it stays open. Repeating it
 * changes nothing.
 * @throws notFound for a subscription that is not theirs, or is over
 */
export async function cancelSubscription(
  ctx: UserContext,
  { subscriptionId }: Cancellation,
): Promise<SubscriptionStatus> {
  const found = await requireSubscription(ctx);
  if (found.subscription.id !== subscriptionId) throw notFound(NO_SUBSCRIPTION);
  return setEnding(ctx, found, true);
}

/**
 * Withdraws a cancellation before it takes effect. @throws notFound when there is nothing to resume
 */
export async function resumeSubscription(ctx: UserContext): Promise<SubscriptionStatus> {
  return setEnding(ctx, await requireSubscription(ctx), false);
}

/**
 * The provider's page for cards, invoices and receipts. @throws notFound where the person has none
 */
export async function openPortal(ctx: UserContext): Promise<CheckoutUrl> {
  const [, [account]] = await ctx.read([findBillingAccount({ userId: ctx.caller.userId })]);
  const card = configured((await ctx.payments(ctx.deadline)).card);
  const customerId = account?.stripeCustomerId;
  if (!card.hasPortal || !customerId || !card.isCustomer(customerId)) {
    throw notFound('There’s no billing page, because nothing has been paid by card yet');
  }
  return { url: await card.openPortal({ customerId, returnUrl: returnUrl(ctx) }) };
}
