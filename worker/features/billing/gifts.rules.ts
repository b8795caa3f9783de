import { PAYMENT_PROVIDERS, type SubscriptionTier } from '#schema/contracts/enums.ts';
import { effectiveTier } from '#schema/rules/account/entitlements.ts';
import {
  type BillingAccount,
  hasSubscription,
  periodEnd,
  type SubscriptionState,
} from './subscription-state.rules.ts';

/** The `subscription_provider` of a plan that an admin granted. */
const GIFT = 'gift';

/** Where the tier that counts now comes from. */
export function tierSource(account: BillingAccount, now: Date): 'none' | 'gift' | 'provider' {
  if (hasSubscription(account, now)) return 'provider';
  if (effectiveTier(account, now) === 'free') return 'none';
  const isPaid = PAYMENT_PROVIDERS.some((provider) => provider === account.subscriptionProvider);
  return isPaid ? 'provider' : 'gift';
}

/**
 * The sentence that says why no plan can be granted now, or undefined where one can. What somebody
 * pays for is not touched.
 */
export function reasonNotGrantable(
  account: BillingAccount,
  now: Date,
  dateWords: (instant: Date) => string,
): string | undefined {
  if (hasSubscription(account, now)) {
    return 'This plan is paid for by a subscription that its provider runs. A plan can be granted once that has ended.';
  }
  const end = periodEnd(account);
  if (tierSource(account, now) !== 'provider' || !end) return undefined;
  return `This plan is paid for until ${dateWords(end)}. A plan can be granted after that day.`;
}

/** @param until the last instant of the gift */
export const subscriptionOfGift = (tier: SubscriptionTier, until: Date): SubscriptionState => ({
  subscriptionTier: tier,
  subscriptionStatus: 'active',
  subscriptionExpiresAt: until.toISOString(),
  stripeSubscriptionId: null,
  subscriptionProvider: GIFT,
});

/**
 * The state once a granted plan has ended. The end date is kept, so that the person's page can show
 * it.
 */
export const subscriptionAfterGift = (now: Date): SubscriptionState => ({
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: now.toISOString(),
  stripeSubscriptionId: null,
  subscriptionProvider: null,
});
