import type { SubscriptionStatus } from '#schema/contracts/billing.ts';
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  type SubscriptionTier,
} from '#schema/contracts/enums.ts';
import { compareTiers, effectiveTier } from '#schema/rules/account/entitlements.ts';
import type { ProviderSubscription } from '#worker/ports.ts';

/** Where a person's subscription stands, as the columns of `users` keep it. */
export interface SubscriptionState extends Record<string, unknown> {
  subscriptionTier: SubscriptionTier;
  /** `active`, `canceled` (paid to the end of the period), or the provider's own word. */
  subscriptionStatus: string | null;
  /** Until when the tier counts; see `accessUntil`. */
  subscriptionExpiresAt: string | null;
  stripeSubscriptionId: string | null;
  subscriptionProvider: string | null;
}

export interface Payer extends SubscriptionState {
  userId: number;
  email: string | null;
  createdAt: string;
  stripeCustomerId: string | null;
  subscriptionVersion: number;
}

const DAY_MS = 86_400_000;
/** Word of a renewal comes after the old period's end, and may come late: meanwhile nobody loses what they pay for. */
const RENEWAL_GRACE_MS = DAY_MS;
/** How long a plan stays open while the provider tries an unpaid renewal again. */
const UNPAID_GRACE_MS = 7 * DAY_MS;

const RENEWING = new Set(['active', 'trialing']);

type Link = Pick<SubscriptionState, 'stripeSubscriptionId' | 'subscriptionStatus'>;

/** Whether it is charged again at the end of the period. */
export const renews = ({ stripeSubscriptionId, subscriptionStatus }: Link): boolean =>
  stripeSubscriptionId !== null && RENEWING.has(subscriptionStatus ?? '');

/** When the running period ends: what is shown, and what a payment extends. Null for a tier without an end. */
export function periodEnd(standing: SubscriptionState): Date | null {
  if (standing.subscriptionExpiresAt === null) return null;
  const until = Date.parse(standing.subscriptionExpiresAt);
  return new Date(renews(standing) ? until - RENEWAL_GRACE_MS : until);
}

const isOver = ({ subscriptionExpiresAt }: SubscriptionState, now: Date) =>
  subscriptionExpiresAt !== null && Date.parse(subscriptionExpiresAt) <= now.getTime();

/**
 * A subscription that its provider has not ended, whether it is paid for or not. Only Stripe goes on by itself past the end
 * of a period; the sandbox charges nobody again.
 */
export function hasSubscription(standing: SubscriptionState, now: Date): boolean {
  if (standing.stripeSubscriptionId === null) return false;
  const goesOn =
    standing.subscriptionProvider === 'stripe' && standing.subscriptionStatus !== 'canceled';
  return goesOn || !isOver(standing, now);
}

/** A subscription that should have been heard of again by now. */
export const isOverdue = (standing: SubscriptionState, now: Date): boolean =>
  hasSubscription(standing, now) && isOver(standing, now);

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

/** Statuses in which a subscription opens its tier; in the others the provider has given up on the money, for now. */
const OPENING = new Set([...RENEWING, 'past_due']);
/** A first payment that was never made. */
const STILLBORN = new Set(['incomplete', 'incomplete_expired']);

function standingOf(
  subscription: ProviderSubscription,
  tier: SubscriptionTier | undefined,
  provider: PaymentProvider,
): SubscriptionState {
  const { id, status, endsWithPeriod } = subscription;
  const opens = tier !== undefined && OPENING.has(status);
  return {
    subscriptionTier: opens ? tier : 'free',
    subscriptionStatus: opens && endsWithPeriod ? 'canceled' : status,
    subscriptionExpiresAt: accessUntil(subscription).toISOString(),
    stripeSubscriptionId: id,
    subscriptionProvider: provider,
  };
}

const byWorth = (a: SubscriptionState, b: SubscriptionState) =>
  compareTiers(b.subscriptionTier, a.subscriptionTier) ||
  String(b.subscriptionExpiresAt).localeCompare(String(a.subscriptionExpiresAt));

interface FromProvider {
  provider: PaymentProvider;
  /** All that have not ended. */
  subscriptions: ProviderSubscription[];
  tierOf: (priceKey: string | undefined) => SubscriptionTier | undefined;
  /** Single payments that still count, the longest first. */
  paidOnce: { tier: SubscriptionTier; periodEnd: string } | undefined;
  now: Date;
}

/**
 * Where a person stands, given what the provider says now. A subscription whose price is none of ours any more (an old
 * price that people keep) keeps its tier. Undefined where none of this concerns the person's standing.
 */
export function subscriptionAfter(
  payer: Payer,
  { provider, subscriptions, tierOf, paidOnce, now }: FromProvider,
): SubscriptionState | undefined {
  const [best] = subscriptions
    .filter(({ status }) => !STILLBORN.has(status))
    .map((subscription) => {
      const known =
        subscription.id === payer.stripeSubscriptionId ? payer.subscriptionTier : undefined;
      return standingOf(subscription, tierOf(subscription.priceKey) ?? known, provider);
    })
    .sort(byWorth);
  if (best) return best;
  if (payer.subscriptionProvider !== provider || payer.stripeSubscriptionId === null)
    return undefined;
  if (paidOnce) {
    return {
      subscriptionTier: paidOnce.tier,
      subscriptionStatus: 'active',
      subscriptionExpiresAt: paidOnce.periodEnd,
      stripeSubscriptionId: null,
      subscriptionProvider: 'paypal',
    };
  }
  const end = periodEnd(payer);
  return {
    subscriptionTier: 'free',
    subscriptionStatus: null,
    // Kept, so that the page can say when it ended.
    subscriptionExpiresAt: (end && end < now ? end : now).toISOString(),
    stripeSubscriptionId: null,
    subscriptionProvider: null,
  };
}

interface Here {
  ways: SubscriptionStatus['ways'];
  hasPortal: boolean;
  now: Date;
}

const asProvider = (name: string | null): PaymentProvider | null =>
  PAYMENT_PROVIDERS.find((provider) => provider === name) ?? null;

/** A person's standing as the screens see it. */
export function statusOf(payer: Payer, { ways, hasPortal, now }: Here): SubscriptionStatus {
  const tier = effectiveTier(payer, now);
  const isLinked = hasSubscription(payer, now);
  const hasStanding = isLinked || tier !== 'free';
  const canReach = isLinked && payer.subscriptionProvider === ways.card;
  const isEnding = payer.subscriptionStatus === 'canceled';
  return {
    subscriptionTier: tier,
    subscriptionStatus: hasStanding ? payer.subscriptionStatus : null,
    subscriptionExpiresAt: periodEnd(payer)?.toISOString() ?? null,
    stripeSubscriptionId: isLinked ? payer.stripeSubscriptionId : null,
    provider: hasStanding ? asProvider(payer.subscriptionProvider) : null,
    renews: isLinked && renews(payer),
    canCancel: canReach && !isEnding,
    canResume: canReach && isEnding,
    hasPortal,
    ways,
  };
}
