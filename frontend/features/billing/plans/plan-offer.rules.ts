import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import type { SubscriptionPlan, SubscriptionStatus } from '#schema/contracts/billing.ts';
import { compareTiers } from '#schema/rules/account/entitlements.ts';

type Plan = Pick<SubscriptionPlan, 'name' | 'price' | 'tier'>;
type Ways = SubscriptionStatus['ways'];

export type Offer = {
  /** Begin it, change a running subscription to it, or pay for one interval more. */
  action: 'choose' | 'change' | 'extend';
  ways: Ways;
};
export type PlanOffer = {
  /** The plan one is on, and the only one to say "Current Plan". */
  isOn: boolean;
  offer: Offer | null;
  note: string | null;
};

/**
 * What a plan's card offers to a person who stands so: only what the server sells them too. One way
 * at a time: what runs is extended or changed the way it was paid for, so that nobody pays twice
 * for the same days.
 */
export function planOffer(plan: Plan, status: SubscriptionStatus): PlanOffer {
  const isOn = plan.tier === status.subscriptionTier;
  const nothing = (note: string | null = null): PlanOffer => ({
    isOn,
    offer: null,
    note,
  });
  const offered = (action: Offer['action'], ways: Ways): PlanOffer => {
    const isPayable = ways.card !== null || ways.paypal !== null;
    return { isOn, offer: isPayable ? { action, ways } : null, note: null };
  };
  const { card, paypal } = status.ways;

  if (plan.price === 0) return nothing(isOn ? null : 'Always yours. Every other plan adds to it.');
  if (status.stripeSubscriptionId !== null) return besideSubscription();
  if (status.subscriptionTier === 'free') return offered('choose', status.ways);
  return besidePaidOnce();

  function besideSubscription() {
    if (isOn) return nothing();
    const running = TIER_NAMES[status.subscriptionTier];
    if (status.canResume)
      return nothing(`Resume ${running} first, or choose ${plan.name} once it has ended.`);
    if (!status.renews) return nothing('You can choose it once the open payment has been settled.');
    return status.canCancel ? offered('change', { card, paypal: null }) : nothing();
  }

  function besidePaidOnce() {
    const isEndless = status.subscriptionExpiresAt === null;
    const difference = compareTiers(plan.tier, status.subscriptionTier);
    if (difference < 0) {
      return nothing(`${TIER_NAMES[status.subscriptionTier]}, which you have, includes all of it.`);
    }
    if (isEndless) return isOn ? nothing() : offered('choose', status.ways);
    return offered(isOn ? 'extend' : 'choose', { card: null, paypal });
  }
}
