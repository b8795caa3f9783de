import type { SubscriptionStatus } from '#schema/contracts/billing.ts';
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  type SubscriptionTier,
} from '#schema/contracts/enums.ts';
import { compareTiers, effectiveTier } from '#schema/rules/account/entitlements.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import type { ProviderSubscription } from '#worker/ports/payments.ts';

/** A person's subscription, as the columns of `users` store it. */
export interface SubscriptionState extends Record<string, unknown> {
  subscriptionTier: SubscriptionTier;
  /** `active`, `canceled` (paid to the end of the period), or the provider's own status. */
  subscriptionStatus: string | null;
  /** Until when the tier counts; see `accessUntil`. */
  subscriptionExpiresAt: string | null;
  stripeSubscriptionId: string | null;
  subscriptionProvider: string | null;
}

export interface BillingAccount extends SubscriptionState {
  userId: number;
  email: string | null;
  createdAt: string;
  stripeCustomerId: string | null;
  subscriptionVersion: number;
}

/** Renewal events arrive after the old period's end, at times late: access goes on meanwhile. */
const RENEWAL_GRACE_MS = DAY_MS;
/** How long a plan stays open while the provider tries an unpaid renewal again. */
const UNPAID_GRACE_MS = 7 * DAY_MS;

const RENEWING = new Set(['active', 'trialing']);

type Link = Pick<SubscriptionState, 'stripeSubscriptionId' | 'subscriptionStatus'>;

/** Whether the subscription is charged again at the end of the period. */
export const renews = ({ stripeSubscriptionId, subscriptionStatus }: Link): boolean =>
  stripeSubscriptionId !== null && RENEWING.has(subscriptionStatus ?? '');

/**
 * End of the running period, which is shown and which a payment extends. Null for a tier without an
 * end.
 */
export function periodEnd(subscription: SubscriptionState): Date | null {
  if (subscription.subscriptionExpiresAt === null) return null;
  const until = Date.parse(subscription.subscriptionExpiresAt);
  return new Date(renews(subscription) ? until - RENEWAL_GRACE_MS : until);
}

const isOver = ({ subscriptionExpiresAt }: SubscriptionState, now: Date) =>
  subscriptionExpiresAt !== null && Date.parse(subscriptionExpiresAt) <= now.getTime();

/**
 * Whether the provider has not ended the subscription, paid or unpaid. Only Stripe renews by itself
 * past the end of a period; the sandbox charges nobody again.
 */
export function hasSubscription(subscription: SubscriptionState, now: Date): boolean {
  if (subscription.stripeSubscriptionId === null) return false;
  const goesOn =
    subscription.subscriptionProvider === 'stripe' &&
    subscription.subscriptionStatus !== 'canceled';
  return goesOn || !isOver(subscription, now);
}

/** A subscription whose renewal or end should have been reported by now. */
export const isOverdue = (subscription: SubscriptionState, now: Date): boolean =>
  hasSubscription(subscription, now) && isOver(subscription, now);

function accessUntil({
  status,
  endsWithPeriod,
  periodStart,
  periodEnd: end,
}: ProviderSubscription): Date {
  if (endsWithPeriod) return end;
  if (RENEWING.has(status)) return new Date(end.getTime() + RENEWAL_GRACE_MS);
  return new Date(Math.min(end.getTime(), periodStart.getTime() + UNPAID_GRACE_MS));
}

/**
 * Statuses that give access to the tier; in the others the provider has given up on the money for
 * now.
 */
const GRANTS_ACCESS = new Set([...RENEWING, 'past_due']);
/** Statuses of a subscription whose first payment was never made. */
const NEVER_PAID = new Set(['incomplete', 'incomplete_expired']);

function toSubscriptionState(
  subscription: ProviderSubscription,
  tier: SubscriptionTier | undefined,
  provider: PaymentProvider,
): SubscriptionState {
  const { id, status, endsWithPeriod } = subscription;
  const opens = tier !== undefined && GRANTS_ACCESS.has(status);
  return {
    subscriptionTier: opens ? tier : 'free',
    subscriptionStatus: opens && endsWithPeriod ? 'canceled' : status,
    subscriptionExpiresAt: accessUntil(subscription).toISOString(),
    stripeSubscriptionId: id,
    subscriptionProvider: provider,
  };
}

const byTierThenExpiry = (a: SubscriptionState, b: SubscriptionState) =>
  compareTiers(b.subscriptionTier, a.subscriptionTier) ||
  String(b.subscriptionExpiresAt).localeCompare(String(a.subscriptionExpiresAt));

interface ProviderView {
  provider: PaymentProvider;
  /** All that have not ended. */
  subscriptions: ProviderSubscription[];
  tierOf: (priceKey: string | undefined) => SubscriptionTier | undefined;
  /** The prepaid period that still runs, if any. */
  prepaid: { tier: SubscriptionTier; periodEnd: string } | undefined;
  now: Date;
}

/**
 * The subscription state after what the provider reports. A subscription at an old price of ours
 * keeps its tier.
 * @returns undefined where the report does not concern this account
 */
export function subscriptionAfter(
  account: BillingAccount,
  { provider, subscriptions, tierOf, prepaid, now }: ProviderView,
): SubscriptionState | undefined {
  const [best] = subscriptions
    .filter(({ status }) => !NEVER_PAID.has(status))
    .map((subscription) => {
      const known =
        subscription.id === account.stripeSubscriptionId ? account.subscriptionTier : undefined;
      return toSubscriptionState(subscription, tierOf(subscription.priceKey) ?? known, provider);
    })
    .sort(byTierThenExpiry);
  if (best) return best;
  if (account.subscriptionProvider !== provider || account.stripeSubscriptionId === null)
    return undefined;
  if (prepaid) {
    return {
      subscriptionTier: prepaid.tier,
      subscriptionStatus: 'active',
      subscriptionExpiresAt: prepaid.periodEnd,
      stripeSubscriptionId: null,
      subscriptionProvider: 'paypal',
    };
  }
  const end = periodEnd(account);
  return {
    subscriptionTier: 'free',
    subscriptionStatus: null,
    // Kept, so that the page can say when it ended.
    subscriptionExpiresAt: (end && end < now ? end : now).toISOString(),
    stripeSubscriptionId: null,
    subscriptionProvider: null,
  };
}

interface Offer {
  ways: SubscriptionStatus['ways'];
  hasPortal: boolean;
  now: Date;
}

const asProvider = (name: string | null): PaymentProvider | null =>
  PAYMENT_PROVIDERS.find((provider) => provider === name) ?? null;

/** The subscription status as the screens show it. */
export function statusOf(
  account: BillingAccount,
  { ways, hasPortal, now }: Offer,
): SubscriptionStatus {
  const tier = effectiveTier(account, now);
  const isLinked = hasSubscription(account, now);
  const hasPlan = isLinked || tier !== 'free';
  const canReach = isLinked && account.subscriptionProvider === ways.card;
  const isEnding = account.subscriptionStatus === 'canceled';
  return {
    subscriptionTier: tier,
    subscriptionStatus: hasPlan ? account.subscriptionStatus : null,
    subscriptionExpiresAt: periodEnd(account)?.toISOString() ?? null,
    stripeSubscriptionId: isLinked ? account.stripeSubscriptionId : null,
    provider: hasPlan ? asProvider(account.subscriptionProvider) : null,
    renews: isLinked && renews(account),
    canCancel: canReach && !isEnding,
    canResume: canReach && isEnding,
    hasPortal,
    ways,
  };
}
