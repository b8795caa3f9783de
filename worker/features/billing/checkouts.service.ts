import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import type { UserContext } from '#worker/context.ts';
import { AppError, conflict } from '#worker/lib/errors.ts';
import type { CardPayments, PricedPlan } from '#worker/ports.ts';
import { returnUrl } from './buying.service.ts';
import { followProvider } from './follow.service.ts';
import {
  findLastCheckout,
  insertOnlyCheckout,
  moveOrder,
  type NewOrderRow,
} from './orders.queries.ts';
import { findPayer, keepCustomer } from './payers.queries.ts';
import type { Payer } from './subscription-state.rules.ts';

const BEING_CONFIRMED =
  'Your payment has arrived and is being confirmed. This page shows it in a moment; nothing more is charged.';

export interface Purchase {
  card: CardPayments;
  payer: Payer;
  plan: SubscriptionPlan;
  priced: PricedPlan;
}

/** A checkout as a row of its person. */
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
    moveOrder({
      orderId,
      userId: ctx.caller.userId,
      status,
      closedAt: ctx.clock.now().toISOString(),
    }),
  ]);

/** Paid for, and not heard of yet. @throws conflict, with the standing brought up to date */
async function refusePaid(ctx: UserContext, card: CardPayments, orderId: string): Promise<never> {
  await followProvider(ctx, card, ctx.caller);
  await close(ctx, orderId, 'captured');
  throw conflict(BEING_CONFIRMED);
}

/**
 * Takes the way to pay by card back: nobody pays by card in one tab and with PayPal in another, or for an account that is
 * deleted in another. @throws conflict where it was paid for already
 */
export async function closeOpenCheckout(ctx: UserContext): Promise<void> {
  const { card } = await ctx.payments(ctx.deadline);
  if (!card) return;
  const [, [last]] = await ctx.read([
    findLastCheckout({ userId: ctx.caller.userId, provider: card.provider }),
  ]);
  if (last?.status !== 'created') return;
  const { state } = await card.closeCheckout(last.id);
  if (state === 'complete') await refusePaid(ctx, card, last.id);
  await close(ctx, last.id, 'canceled');
}

/** The one checkout that a person can pay through: the open one of this plan, or a new one. */
export async function checkOut(ctx: UserContext, purchase: Purchase): Promise<string> {
  const { card, payer, plan } = purchase;
  const { userId } = payer;
  const [, [last]] = await ctx.read([findLastCheckout({ userId, provider: card.provider })]);
  if (last?.status === 'created') {
    const open =
      last.planId === plan.id
        ? await card.findCheckout(last.id)
        : await card.closeCheckout(last.id);
    if (open.state === 'complete') await refusePaid(ctx, card, last.id);
    if (open.url) return open.url;
    await close(ctx, last.id, 'canceled');
  }
  return openCheckout(ctx, purchase, last?.id ?? 'first');
}

/** `after` names the checkout before: two clicks at once ask for the same one, a later one for another. */
async function openCheckout(ctx: UserContext, purchase: Purchase, after: string): Promise<string> {
  const { card, payer, plan, priced } = purchase;
  const { userId, stripeCustomerId } = payer;
  const known =
    stripeCustomerId && card.isCustomer(stripeCustomerId) ? stripeCustomerId : undefined;
  if (known) await refuseSecond(ctx, card, payer, known);
  const ask = (customerId: string) =>
    card.openCheckout({
      customerId,
      userId,
      plan: priced,
      returnUrl: returnUrl(ctx),
      key: `checkout:${customerId}:${plan.id}:${after}`,
    });
  const checkout = (known && (await ask(known))) || (await ask(await makeKnown(ctx, card, payer)));
  if (!checkout?.url) {
    throw new AppError(
      'provider-failed',
      'The payment page did not open. Please try again in a moment.',
    );
  }
  return keepOnly(ctx, purchase, checkout.id, checkout.url);
}

/** A person whose payment is on its way, unheard of, must not pay again. @throws conflict */
async function refuseSecond(
  ctx: UserContext,
  card: CardPayments,
  payer: Payer,
  customerId: string,
) {
  const subscriptions = await card.subscriptionsOf(customerId);
  if (!subscriptions.some(({ status }) => !status.startsWith('incomplete'))) return;
  await followProvider(ctx, card, payer);
  throw conflict(BEING_CONFIRMED);
}

/** Makes the person a customer of the provider, once: whoever comes second takes what the first one made. */
async function makeKnown(ctx: UserContext, card: CardPayments, payer: Payer): Promise<string> {
  const { userId, email, createdAt, stripeCustomerId: previous } = payer;
  const key = `customer:${userId}:${createdAt}:${previous ?? 'first'}`;
  const customerId = await card.createCustomer({ userId, email, key });
  const [, [kept]] = await ctx.write([
    keepCustomer({ userId, customerId, previous }),
    findPayer({ userId }),
  ]);
  return kept?.stripeCustomerId ?? customerId;
}

/** Keeps a checkout as the person's only one. Where another tab was first, that one stands and ours is closed. */
async function keepOnly(
  ctx: UserContext,
  purchase: Purchase,
  id: string,
  url: string,
): Promise<string> {
  const { card, payer, plan } = purchase;
  const { userId } = payer;
  const [, [kept]] = await ctx.write([
    insertOnlyCheckout(checkoutRow(ctx, purchase, id)),
    findLastCheckout({ userId, provider: card.provider }),
  ]);
  if (!kept || kept.id === id) return url;
  await card.closeCheckout(id);
  const other = await card.findCheckout(kept.id);
  if (kept.planId === plan.id && other.url) return other.url;
  throw conflict('Another payment page was opened a moment ago. Use that one, or try again.');
}
