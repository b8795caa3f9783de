import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import { conflict } from '#worker/lib/errors.ts';
import { findBillingAccount } from './billing-accounts.queries.ts';
import {
  reasonNotGrantable,
  subscriptionAfterGift,
  subscriptionOfGift,
  tierSource,
} from './gifts.rules.ts';
import type { BillingAccount } from './subscription-state.rules.ts';
import { changeSubscription } from './subscription-sync.service.ts';

/*
 * Plans that an admin grants. These functions return statements, so that the change and its row in
 * the audit trail are one batch. The batch fails where the subscription has changed since the
 * account was read; `retryOnConflict` repeats both.
 */

export const billingAccountOf = (userId: number) => findBillingAccount({ userId });

const dayWords = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);

/** Where a person's tier comes from, and why none can be granted now, if so. */
export const giftStatus = (account: BillingAccount, now: Date) => ({
  tierSource: tierSource(account, now),
  whyNotGranted: reasonNotGrantable(account, now, dayWords) ?? null,
});

/** @throws conflict with a sentence that says why none can be granted */
export function grantTierStatements(
  account: BillingAccount,
  tier: SubscriptionTier,
  until: Date,
  now: Date,
): Statement[] {
  const refusal = reasonNotGrantable(account, now, dayWords);
  if (refusal) throw conflict(refusal);
  return changeSubscription(account, subscriptionOfGift(tier, until));
}

/** @throws conflict where nothing was granted: what is paid for is cancelled where it is paid */
export function revokeTierStatements(account: BillingAccount, now: Date): Statement[] {
  const source = tierSource(account, now);
  if (source === 'provider') {
    throw conflict('This plan was not granted but is paid for. Its owner cancels it, under Plans.');
  }
  if (source === 'none') throw conflict('There is no granted plan to end.');
  return changeSubscription(account, subscriptionAfterGift(now));
}
