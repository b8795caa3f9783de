import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import type { PaymentProvider } from '#schema/contracts/enums.ts';
import type { Deps, RequestContext } from '#worker/context.ts';
import { AssertionFailed, UniqueViolation } from '#worker/lib/database/database.ts';
import { PRIMARY_SHARD, type ShardRef } from '#worker/lib/database/shard-ref.ts';
import { allShards } from '#worker/lib/database/shards.ts';
import { conflict, notFound } from '#worker/lib/errors.ts';
import type { Log } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import type { CardPayments, ProviderEvent, Receipt } from '#worker/ports/payments.ts';
import {
  assertSubscriptionUnchanged,
  findAccountByCustomer,
  findBillingAccount,
  findEvent,
  findPrepaid,
  insertEvent,
  insertReceipt,
  listPlans,
  updateSubscriptionState,
} from './billing-accounts.queries.ts';
import { updateOrderStatus } from './orders.queries.ts';
import {
  type BillingAccount,
  type SubscriptionState,
  subscriptionAfter,
} from './subscription-state.rules.ts';

/** What billing needs, whether a person, a provider's webhook or the scheduler calls. */
export type BillingContext = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'> & {
  log: Log;
  deadline: Deadline;
};

/**
 * The shard on which the customer of this id lives. The directory cannot tell, so all shards are
 * asked at once.
 */
async function shardOfCustomer(ctx: RequestContext, customerId: string): Promise<ShardRef> {
  const [, ...others] = allShards(ctx);
  const found = await Promise.all(
    others.map((shardRef) => ctx.dbFor(shardRef).batch([findAccountByCustomer({ customerId })])),
  );
  return others.find((_, index) => found[index]?.[0].length) ?? PRIMARY_SHARD;
}

/** How often a change is computed again because another one was written first. */
const MAX_ATTEMPTS = 8;

/**
 * Runs a change that reads the subscription, and writes with `assertSubscriptionUnchanged` in the
 * same batch. Where another request wrote first, the whole attempt is repeated.
 * @throws conflict when others keep writing first.
 */
export async function retryOnConflict(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!(thrown instanceof AssertionFailed && thrown.guard === 'subscription_unmoved'))
        throw thrown;
    }
  }
  throw conflict(
    'Your subscription is just being changed elsewhere. Please try again in a moment.',
  );
}

/**
 * Statements that change a subscription. The batch fails where the subscription changed since
 * `account` was read.
 */
export const changeSubscription = (
  { userId, subscriptionVersion }: BillingAccount,
  subscription: SubscriptionState,
) => [
  assertSubscriptionUnchanged({ userId, version: subscriptionVersion }),
  updateSubscriptionState({ userId, ...subscription }),
];

interface ProviderSnapshot {
  account: BillingAccount;
  plans: SubscriptionPlan[];
  subscription: SubscriptionState | undefined;
  receipt: Receipt | undefined;
}

/**
 * What the provider reports about an account now.
 * @returns undefined for an unknown account or an event that was applied before
 */
async function fetchSnapshot(
  ctx: BillingContext,
  card: CardPayments,
  who: { userId: number } | { customerId: string },
  event: ProviderEvent | undefined,
): Promise<ProviderSnapshot | undefined> {
  const now = ctx.clock.now();
  const [[account], plans, seen] = await ctx.db.batch([
    'userId' in who ? findBillingAccount(who) : findAccountByCustomer(who),
    listPlans(),
    findEvent({ id: event?.id ?? '' }),
  ]);
  if (!account?.stripeCustomerId || seen.length > 0) return undefined;
  const [subscriptions, receipt, [[prepaid]]] = await Promise.all([
    card.subscriptionsOf(account.stripeCustomerId),
    event?.receiptId ? card.findReceipt(event.receiptId) : undefined,
    ctx.db.batch([findPrepaid({ userId: account.userId, now: now.toISOString() })]),
  ]);
  const { provider } = card;
  const tierOf = (key: string | undefined) => planForPrice(plans, key)?.tier;
  if (subscriptions.some(({ priceKey }) => !tierOf(priceKey)))
    ctx.log.warn('price-of-no-plan', { provider });
  const subscription = subscriptionAfter(account, {
    provider,
    subscriptions,
    tierOf,
    prepaid,
    now,
  });
  return { account, plans, subscription, receipt };
}

const planForPrice = (plans: SubscriptionPlan[], priceKey: string | undefined) =>
  plans.find(({ stripePriceId }) => priceKey !== undefined && stripePriceId === priceKey);

/** A receipt as a payment of the plan it names, or else of the plan the person is on. */
function paymentFromReceipt(
  { account, plans, subscription, receipt }: ProviderSnapshot,
  provider: PaymentProvider,
  now: string,
) {
  const onTier = (subscription ?? account).subscriptionTier;
  const plan =
    planForPrice(plans, receipt?.priceKey) ??
    plans.find(({ tier, price }) => tier === onTier && price > 0);
  if (!receipt || !plan) return [];
  return [
    insertReceipt({
      userId: account.userId,
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

/** Records that an event was applied, and closes the checkout it reports. */
function recordEvent(
  { id, type, checkout }: ProviderEvent,
  provider: PaymentProvider,
  userId: number,
  now: string,
) {
  return [
    insertEvent({ id, provider, type, receivedAt: now }),
    ...(checkout
      ? [
          updateOrderStatus({
            orderId: checkout.id,
            userId,
            status: STATUS[checkout.state],
            closedAt: now,
          }),
        ]
      : []),
  ];
}

/**
 * Brings a subscription in line with what its card provider reports now, in one batch. An event is
 * only a reason to look: the order of events does not matter, and the same event twice changes
 * nothing.
 */
export function syncSubscription(
  ctx: BillingContext,
  card: CardPayments,
  who: { userId: number } | { customerId: string },
  event?: ProviderEvent,
): Promise<void> {
  return retryOnConflict(async () => {
    const snapshot = await fetchSnapshot(ctx, card, who, event);
    if (!snapshot) return;
    const { account, subscription } = snapshot;
    const now = ctx.clock.now().toISOString();
    const statements = [
      ...(event ? recordEvent(event, card.provider, account.userId, now) : []),
      ...(subscription ? changeSubscription(account, subscription) : []),
      ...paymentFromReceipt(snapshot, card.provider, now),
    ];
    if (statements.length === 0) return;
    try {
      await ctx.db.batch(statements);
    } catch (thrown) {
      // Another request applied the same event at the same moment.
      if (!(thrown instanceof UniqueViolation && thrown.columns === 'billing_events.id'))
        throw thrown;
    }
  });
}

/**
 * Handles a webhook of Stripe. Event types that we do not use, and unknown customers, are
 * acknowledged and ignored.
 * @throws invalid for a bad signature; notFound where no provider with webhooks is configured.
 */
export async function handleStripeWebhook(
  ctx: RequestContext,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const { webhooks: mail, card } = await ctx.payments(ctx.deadline);
  if (!mail || !card) throw notFound('Not found');
  const event = await mail.read(body, signature, ctx.clock.now());
  if (!event) return;
  const { customerId } = event;
  const db = ctx.dbFor(await shardOfCustomer(ctx, customerId));
  await syncSubscription({ ...ctx, db }, card, { customerId }, event);
}
