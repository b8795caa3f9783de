import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import { conflict } from '#worker/lib/errors.ts';
import { changeSubscription } from './follow.service.ts';
import { refusalOf, subscriptionAfterGift, subscriptionOfGift, tierSource } from './gifts.rules.ts';
import { findPayer } from './payers.queries.ts';
import type { Payer } from './subscription-state.rules.ts';

/*
 * Plans that an admin gives. Statements and not verbs: the deed and its row in the audit trail are one batch. They fail
 * where the standing has moved since `payer` was read; `untilUnmoved` looks again.
 */

export const payerOf = (userId: number) => findPayer({ userId });

const dayWords = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);

/** Where a person's tier comes from, and why none can be granted now, if so. */
export const giftStatus = (payer: Payer, now: Date) => ({
  tierSource: tierSource(payer, now),
  whyNotGranted: refusalOf(payer, now, dayWords) ?? null,
});

/** @throws conflict with a sentence that says why none can be granted */
export function giveTier(
  payer: Payer,
  tier: SubscriptionTier,
  until: Date,
  now: Date,
): Statement[] {
  const refusal = refusalOf(payer, now, dayWords);
  if (refusal) throw conflict(refusal);
  return changeSubscription(payer, subscriptionOfGift(tier, until));
}

/** @throws conflict where nothing was granted: what is paid for is cancelled where it is paid */
export function endGivenTier(payer: Payer, now: Date): Statement[] {
  const source = tierSource(payer, now);
  if (source === 'provider') {
    throw conflict('This plan was not granted but is paid for. Its owner cancels it, under Plans.');
  }
  if (source === 'none') throw conflict('There is no granted plan to end.');
  return changeSubscription(payer, subscriptionAfterGift(now));
}
