import type { SubscriptionTier } from '#schema/contracts/enums.ts';

/**
 * How many goals an account may hold open at once. Paid plans promise "unlimited goals", and mean
 * it.
 */
export const OPEN_GOALS: Record<SubscriptionTier, number> = {
  free: 25,
  pro: Number.POSITIVE_INFINITY,
  premium: Number.POSITIVE_INFINITY,
};

/** How many replies Eden gives in a day (UTC), feedback on journal entries included. */
export const DAILY_REPLIES: Record<SubscriptionTier, number> = {
  free: 50,
  pro: 500,
  premium: 2000,
};

interface Subscription {
  subscriptionTier: SubscriptionTier;
  subscriptionExpiresAt: string | null;
}

/** The tier that counts now: a paid one whose period is over has fallen back to free. */
export function effectiveTier(
  { subscriptionTier, subscriptionExpiresAt }: Subscription,
  now: Date,
): SubscriptionTier {
  const isOver =
    subscriptionExpiresAt !== null && Date.parse(subscriptionExpiresAt) <= now.getTime();
  return isOver ? 'free' : subscriptionTier;
}

const RANK: Record<SubscriptionTier, number> = { free: 0, pro: 1, premium: 2 };

/**
 * Whether a plan includes learning paths of a tier: free ones are open to all, pro ones need pro or
 * premium, premium ones premium. Source: specification, "Validation rules". `tier` is the one that
 * counts now, see `effectiveTier`.
 */
export const includesPath = (tier: SubscriptionTier, pathTier: SubscriptionTier): boolean =>
  RANK[tier] >= RANK[pathTier];

/** What is said where a plan does not include a path. */
export const subscriptionRequired = (pathTier: SubscriptionTier): string =>
  `Subscription Required: this learning path requires a ${pathTier} subscription. Please upgrade to access it.`;

/** Above 0 where the first tier is the higher one, below 0 where the second is. */
export const compareTiers = (a: SubscriptionTier, b: SubscriptionTier): number => RANK[a] - RANK[b];

/**
 * The same time of day one calendar month later, in UTC. A day missing in that month becomes its
 * last: a month after 31 January is 28 or 29 February.
 */
export function monthAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const ranOver = end.getUTCDate() !== start.getUTCDate();
  if (ranOver) end.setUTCDate(0);
  return end;
}

interface PricedTier {
  tier: SubscriptionTier;
  /** Of one interval, in cents, above 0. */
  price: number;
}

/**
 * What a payment of one interval buys. Nothing that was paid for is lost: the same tier follows the
 * running period; a higher one begins now and takes over the rest of the lower at its worth; a
 * lower one, which no screen offers while a higher runs, lengthens the higher by its worth.
 */
export function periodBought(
  bought: PricedTier,
  running: (PricedTier & { end: Date }) | undefined,
  now: Date,
): { tier: SubscriptionTier; start: Date; end: Date } {
  if (!running || running.end <= now)
    return { tier: bought.tier, start: now, end: monthAfter(now) };
  const { tier, end: start } = running;
  const higher = compareTiers(bought.tier, tier);
  if (higher === 0) return { tier, start, end: monthAfter(start) };
  if (higher > 0) {
    const left = start.getTime() - now.getTime();
    const credit = Math.floor((left * running.price) / bought.price);
    return { tier: bought.tier, start: now, end: new Date(monthAfter(now).getTime() + credit) };
  }
  const worth = Math.floor(
    ((monthAfter(start).getTime() - start.getTime()) * bought.price) / running.price,
  );
  return { tier, start, end: new Date(start.getTime() + worth) };
}
