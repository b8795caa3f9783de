import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import type { PaymentProvider } from '#schema/contracts/enums.ts';
import type { Deps, RequestContext } from '#worker/context.ts';
import { GuardBroken, UniqueBroken } from '#worker/lib/database/database.ts';
import { DIRECTORY, type Home } from '#worker/lib/database/home.ts';
import { everyHome } from '#worker/lib/database/shards.ts';
import { conflict, notFound } from '#worker/lib/errors.ts';
import type { Log } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import type { CardPayments, ProviderEvent, Receipt } from '#worker/ports.ts';
import { moveOrder } from './orders.queries.ts';
import {
  assertSubscriptionUnmoved,
  findEvent,
  findPaidOnce,
  findPayer,
  findPayerByCustomer,
  insertEvent,
  keepReceipt,
  listPlans,
  updateSubscriptionState,
} from './payers.queries.ts';
import {
  type Payer,
  type SubscriptionState,
  subscriptionAfter,
} from './subscription-state.rules.ts';

/** What billing needs whether a person, a provider or the clock calls. */
export type BillingContext = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'> & {
  log: Log;
  deadline: Deadline;
};

/** Where the customer of this id lives. Only their own shard knows: all are asked at once, where there are several. */
async function homeOfCustomer(ctx: RequestContext, customerId: string): Promise<Home> {
  const [, ...others] = everyHome(ctx);
  const found = await Promise.all(
    others.map((home) => ctx.dbFor(home).batch([findPayerByCustomer({ customerId })])),
  );
  return others.find((_, index) => found[index]?.[0].length) ?? DIRECTORY;
}

/** How often a change is computed anew because another one came first. */
const TRIES = 8;

/**
 * Computes a change of somebody's subscription from what is there and writes it in one batch with an assertion that
 * nothing has moved since; where something has, both are done again.
 * @throws conflict when others keep coming first.
 */
export async function retryOnConflict(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!(thrown instanceof GuardBroken && thrown.guard === 'subscription_unmoved')) throw thrown;
    }
  }
  throw conflict(
    'Your subscription is just being changed elsewhere. Please try again in a moment.',
  );
}

/** The statements that change a person's standing, and fail together where it has moved meanwhile. */
export const changeSubscription = (
  { userId, subscriptionVersion }: Payer,
  standing: SubscriptionState,
) => [
  assertSubscriptionUnmoved({ userId, version: subscriptionVersion }),
  updateSubscriptionState({ userId, ...standing }),
];

interface Heard {
  payer: Payer;
  plans: SubscriptionPlan[];
  standing: SubscriptionState | undefined;
  receipt: Receipt | undefined;
}

/** What the provider says of a person now. Undefined where nobody here is meant, or the news was taken in before. */
async function ask(
  ctx: BillingContext,
  card: CardPayments,
  who: { userId: number } | { customerId: string },
  news: ProviderEvent | undefined,
): Promise<Heard | undefined> {
  const now = ctx.clock.now();
  const [[payer], plans, seen] = await ctx.db.batch([
    'userId' in who ? findPayer(who) : findPayerByCustomer(who),
    listPlans(),
    findEvent({ id: news?.id ?? '' }),
  ]);
  if (!payer?.stripeCustomerId || seen.length > 0) return undefined;
  const [subscriptions, receipt, [[paidOnce]]] = await Promise.all([
    card.subscriptionsOf(payer.stripeCustomerId),
    news?.receiptId ? card.findReceipt(news.receiptId) : undefined,
    ctx.db.batch([findPaidOnce({ userId: payer.userId, now: now.toISOString() })]),
  ]);
  const { provider } = card;
  const tierOf = (key: string | undefined) => planUnder(plans, key)?.tier;
  if (subscriptions.some(({ priceKey }) => !tierOf(priceKey)))
    ctx.log.warn('price-of-no-plan', { provider });
  const standing = subscriptionAfter(payer, { provider, subscriptions, tierOf, paidOnce, now });
  return { payer, plans, standing, receipt };
}

const planUnder = (plans: SubscriptionPlan[], priceKey: string | undefined) =>
  plans.find(({ stripePriceId }) => priceKey !== undefined && stripePriceId === priceKey);

/** A receipt as a payment of the plan it names, or of the one the person is on. */
function paymentOf(
  { payer, plans, standing, receipt }: Heard,
  provider: PaymentProvider,
  now: string,
) {
  const onTier = (standing ?? payer).subscriptionTier;
  const plan =
    planUnder(plans, receipt?.priceKey) ??
    plans.find(({ tier, price }) => tier === onTier && price > 0);
  if (!receipt || !plan) return [];
  return [
    keepReceipt({
      userId: payer.userId,
      planId: plan.id,
      provider,
      reference: receipt.reference,
      amount: receipt.amount,
      currency: receipt.currency,
      periodStart: receipt.periodStart.toISOString(),
      periodEnd: receipt.periodEnd.toISOString(),
      receiptUrl: receipt.url,
      createdAt: now,
    }),
  ];
}

const STATUS = { complete: 'captured', expired: 'canceled' } as const;

/** What news changes besides the standing: it is known now, and a checkout may be closed. */
function newsTaken(
  { id, type, checkout }: ProviderEvent,
  provider: PaymentProvider,
  userId: number,
  now: string,
) {
  return [
    insertEvent({ id, provider, type, receivedAt: now }),
    ...(checkout
      ? [moveOrder({ orderId: checkout.id, userId, status: STATUS[checkout.state], closedAt: now })]
      : []),
  ];
}

/**
 * Brings a person's standing in line with what their card provider says now, and keeps what the news told besides, all in
 * one batch. News is only a reason to look: the order in which it comes does not matter, and the same news twice changes
 * nothing.
 */
export function followProvider(
  ctx: BillingContext,
  card: CardPayments,
  who: { userId: number } | { customerId: string },
  news?: ProviderEvent,
): Promise<void> {
  return retryOnConflict(async () => {
    const heard = await ask(ctx, card, who, news);
    if (!heard) return;
    const { payer, standing } = heard;
    const now = ctx.clock.now().toISOString();
    const statements = [
      ...(news ? newsTaken(news, card.provider, payer.userId, now) : []),
      ...(standing ? changeSubscription(payer, standing) : []),
      ...paymentOf(heard, card.provider, now),
    ];
    if (statements.length === 0) return;
    try {
      await ctx.db.batch(statements);
    } catch (thrown) {
      // The same news at the same moment: its effect is there.
      if (!(thrown instanceof UniqueBroken && thrown.columns === 'billing_events.id')) throw thrown;
    }
  });
}

/**
 * Takes in what a provider posts. Kinds that do not concern us, and people we do not know, are acknowledged and forgotten.
 * @throws invalid where the signature does not hold; notFound where no provider is configured that could post.
 */
export async function handleStripeWebhook(
  ctx: RequestContext,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const { mail, card } = await ctx.payments(ctx.deadline);
  if (!mail || !card) throw notFound('Not found');
  const news = await mail.read(body, signature, ctx.clock.now());
  if (!news) return;
  const { customerId } = news;
  const db = ctx.dbFor(await homeOfCustomer(ctx, customerId));
  await followProvider({ ...ctx, db }, card, { customerId }, news);
}
