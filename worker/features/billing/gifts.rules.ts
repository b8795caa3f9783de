import { PAYMENT_PROVIDERS, type SubscriptionTier } from '#schema/contracts/enums.ts';
import { effectiveTier } from '#schema/rules/account/entitlements.ts';
import {
  hasSubscription,
  type Payer,
  periodEnd,
  type SubscriptionState,
} from './subscription-state.rules.ts';

/** Who "is paid" for a plan that was given. */
const GIFT = 'gift';

/** Where the tier that counts now comes from. */
export function tierSource(payer: Payer, now: Date): 'none' | 'gift' | 'provider' {
  if (hasSubscription(payer, now)) return 'provider';
  if (effectiveTier(payer, now) === 'free') return 'none';
  const isPaid = PAYMENT_PROVIDERS.some((provider) => provider === payer.subscriptionProvider);
  return isPaid ? 'provider' : 'gift';
}

/** Why no plan can be given now: what somebody pays for is not touched from here. Undefined where one can. */
export function refusalOf(
  payer: Payer,
  now: Date,
  dateWords: (instant: Date) => string,
): string | undefined {
  if (hasSubscription(payer, now)) {
    return 'This plan is paid for by a subscription that its provider runs. A plan can be granted once that has ended.';
  }
  const end = periodEnd(payer);
  if (tierSource(payer, now) !== 'provider' || !end) return undefined;
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

/** The end is kept, so that the person's page can say when it was. */
export const subscriptionAfterGift = (now: Date): SubscriptionState => ({
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: now.toISOString(),
  stripeSubscriptionId: null,
  subscriptionProvider: null,
});
