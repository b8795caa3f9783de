import type { SubscriptionTier } from '#schema/contracts/enums.ts';

/** What the plans are called wherever they are spoken of. */
export const TIER_NAMES: Record<SubscriptionTier, string> = {
  free: 'Free',
  pro: 'Pro',
  premium: 'Premium',
};
