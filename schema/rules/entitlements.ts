import type { SubscriptionTier } from '../contracts/enums.ts';

/** How many goals an account may hold open at once. Paid plans promise "unlimited goals", and mean it. */
export const OPEN_GOALS: Record<SubscriptionTier, number> = {
  free: 25,
  pro: Number.POSITIVE_INFINITY,
  premium: Number.POSITIVE_INFINITY,
};
