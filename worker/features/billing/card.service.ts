import type {
  Cancellation,
  CheckoutUrl,
  NewSubscription,
  SubscriptionPlan,
  SubscriptionStatus,
} from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { conflict, invalid, notFound } from '#worker/lib/errors.ts';
import type { CardPayments } from '#worker/ports.ts';
import { configured, countPurchase, judge, refuseOften, returnUrl } from './buying.service.ts';
import { checkOut, checkoutRow, type Purchase } from './checkouts.service.ts';
import { followProvider } from './follow.service.ts';
import { insertOrder } from './orders.queries.ts';
import { findPayer, listPlans } from './payers.queries.ts';
import { currentStatus } from './plans.service.ts';
import { hasSubscription, isOverdue, type Payer } from './subscription-state.rules.ts';

const NO_SUBSCRIPTION = 'No active subscription';

/** A plan's price goes by the plan's id, as documented, or by the lookup key that the list of plans names. */
const isPriceOf = ({ id, stripePriceId }: SubscriptionPlan, priceId: string): boolean =>
  priceId === `price_${id}` || priceId === stripePriceId;

/**
 * Says where a plan is paid by card, or where a running one is changed to it. What it costs is looked up here.
 * @throws invalid for a price that is none of ours; conflict where the plan cannot be bought now
 */
export async function beginSubscription(
  ctx: UserContext,
  { priceId }: NewSubscription,
): Promise<CheckoutUrl> {
  const { userId } = ctx.caller;
  const [, [found], plans, counted] = await ctx.read([
    findPayer({ userId }),
    listPlans(),
    countPurchase(ctx),
  ]);
  refuseOften(ctx, counted);
  const plan = plans.find((each) => each.isActive && each.price > 0 && isPriceOf(each, priceId));
  if (!plan?.stripePriceId) throw invalid('This plan is not on offer');
  const card = configured((await ctx.payments(ctx.deadline)).card);
  const payer = await upToDate(ctx, card, found as Payer);
  const { name, price } = plan;
  const purchase = { card, payer, plan, priced: { name, price, priceKey: plan.stripePriceId } };
  const verdict = judge(ctx, { plan, plans, payer, way: 'card' });
  return {
    url: verdict === 'change' ? await changePlan(ctx, purchase) : await checkOut(ctx, purchase),
  };
}

/** A subscription that should have been heard of by now is asked about before anything is built on it. */
async function upToDate(ctx: UserContext, card: CardPayments, payer: Payer): Promise<Payer> {
  if (!isOverdue(payer, ctx.clock.now()) || payer.subscriptionProvider !== card.provider)
    return payer;
  await followProvider(ctx, card, payer);
  const [, [again]] = await ctx.read([findPayer({ userId: payer.userId })]);
  return again as Payer;
}

async function changePlan(ctx: UserContext, purchase: Purchase): Promise<string> {
  const { card, payer, priced } = purchase;
  const { stripeCustomerId, stripeSubscriptionId } = payer;
  if (payer.subscriptionProvider !== card.provider || !stripeCustomerId || !stripeSubscriptionId) {
    throw conflict('Your plan is paid through a provider that is not set up here any more.');
  }
  const { url, checkoutId } = await card.openPlanChange({
    customerId: stripeCustomerId,
    userId: payer.userId,
    subscriptionId: stripeSubscriptionId,
    plan: priced,
    returnUrl: returnUrl(ctx),
  });
  if (checkoutId) await ctx.write([insertOrder(checkoutRow(ctx, purchase, checkoutId))]);
  return url;
}

interface Linked {
  card: CardPayments;
  payer: Payer;
  subscription: { id: string; customerId: string };
}

/** The caller's subscription and who keeps it. @throws notFound without one; AppError not-configured */
async function linked(ctx: UserContext): Promise<Linked> {
  const [, [payer]] = await ctx.read([findPayer({ userId: ctx.caller.userId })]);
  if (!payer || !hasSubscription(payer, ctx.clock.now())) throw notFound(NO_SUBSCRIPTION);
  const { stripeSubscriptionId: id, stripeCustomerId: customerId } = payer;
  const { card: offered } = await ctx.payments(ctx.deadline);
  const card = offered?.provider === payer.subscriptionProvider ? offered : undefined;
  if (!id || !customerId) throw notFound(NO_SUBSCRIPTION);
  return { card: configured(card), payer, subscription: { id, customerId } };
}

async function setEnding(
  ctx: UserContext,
  { card, payer, subscription }: Linked,
  endsWithPeriod: boolean,
) {
  await card.setEnding(subscription, endsWithPeriod);
  await followProvider(ctx, card, payer);
  return currentStatus(ctx);
}

/**
 * Has the caller's own subscription end with its period; what is paid for stays open until then. Twice is once.
 * @throws notFound for a subscription that is not theirs, or is over
 */
export async function cancelSubscription(
  ctx: UserContext,
  { subscriptionId }: Cancellation,
): Promise<SubscriptionStatus> {
  const found = await linked(ctx);
  if (found.subscription.id !== subscriptionId) throw notFound(NO_SUBSCRIPTION);
  return setEnding(ctx, found, true);
}

/** Takes a cancellation back before it takes effect. @throws notFound when there is nothing to resume */
export async function resumeSubscription(ctx: UserContext): Promise<SubscriptionStatus> {
  return setEnding(ctx, await linked(ctx), false);
}

/** The provider's page for cards, invoices and receipts. @throws notFound where there is none for this person */
export async function openPortal(ctx: UserContext): Promise<CheckoutUrl> {
  const [, [payer]] = await ctx.read([findPayer({ userId: ctx.caller.userId })]);
  const card = configured((await ctx.payments(ctx.deadline)).card);
  const customerId = payer?.stripeCustomerId;
  if (!card.hasPortal || !customerId || !card.isCustomer(customerId)) {
    throw notFound('There is no billing page, since nothing was paid by card yet');
  }
  return { url: await card.openPortal({ customerId, returnUrl: returnUrl(ctx) }) };
}
