import type { SubscriptionStatus } from '#schema/contracts/billing.ts';
import { SUBSCRIPTION_TIERS, type SubscriptionTier } from '#schema/contracts/enums.ts';

/** The tier that was kept as text, where it is one. */
export function tierFrom(text: string | null): SubscriptionTier | null {
  return SUBSCRIPTION_TIERS.find((tier) => tier === text) ?? null;
}

/**
 * Whether a payment that was just made shows in the subscription: a paid tier, nothing that ends
 * it, and the one that was wanted, where that is known.
 */
export function hasArrived(
  status: Pick<SubscriptionStatus, 'subscriptionTier' | 'subscriptionStatus'>,
  wanted: SubscriptionTier | null,
): boolean {
  const isRunning =
    status.subscriptionStatus === 'active' || status.subscriptionStatus === 'trialing';
  return (
    isRunning &&
    status.subscriptionTier !== 'free' &&
    (wanted === null || status.subscriptionTier === wanted)
  );
}
