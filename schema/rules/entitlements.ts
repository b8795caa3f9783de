import type { SubscriptionTier } from '../contracts/enums.ts';

/** How many goals an account may hold open at once. Paid plans promise "unlimited goals", and mean it. */
export const OPEN_GOALS: Record<SubscriptionTier, number> = {
  free: 25,
  pro: Number.POSITIVE_INFINITY,
  premium: Number.POSITIVE_INFINITY,
};

/** How many replies Eden gives in a day (UTC), feedback on journal entries included. */
export const DAILY_REPLIES: Record<SubscriptionTier, number> = { free: 50, pro: 500, premium: 2000 };

interface Subscription {
  subscriptionTier: SubscriptionTier;
  subscriptionExpiresAt: string | null;
}

/** The tier that counts now: a paid one whose period is over has fallen back to free. */
export function effectiveTier(
  { subscriptionTier, subscriptionExpiresAt }: Subscription,
  now: Date,
): SubscriptionTier {
  const isOver = subscriptionExpiresAt !== null && Date.parse(subscriptionExpiresAt) <= now.getTime();
  return isOver ? 'free' : subscriptionTier;
}
