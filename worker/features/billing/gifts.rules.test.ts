import { describe, expect, test } from 'vitest';
import {
  reasonNotGrantable,
  subscriptionAfterGift,
  subscriptionOfGift,
  tierSource,
} from './gifts.rules.ts';
import type { BillingAccount } from './subscription-state.rules.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const LATER = '2026-12-21T12:00:00.000Z';
const EARLIER = '2026-11-20T12:00:00.000Z';

const account = (change: Partial<BillingAccount>): BillingAccount => ({
  userId: 1,
  email: null,
  createdAt: EARLIER,
  stripeCustomerId: null,
  subscriptionVersion: 0,
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
  subscriptionProvider: null,
  ...change,
});
const onPro = { subscriptionTier: 'pro', subscriptionStatus: 'active' } as const;
const card = { ...onPro, stripeSubscriptionId: 'sub_1', subscriptionProvider: 'stripe' };
const once = { ...onPro, subscriptionProvider: 'paypal' };

describe('where a tier comes from', () => {
  test.each<[string, Partial<BillingAccount>, string]>([
    ['nothing', {}, 'none'],
    ['a gift', { ...onPro, subscriptionProvider: 'gift', subscriptionExpiresAt: LATER }, 'gift'],
    [
      'a gift that is over',
      { ...onPro, subscriptionProvider: 'gift', subscriptionExpiresAt: EARLIER },
      'none',
    ],
    ['nobody that is known', { ...onPro, subscriptionExpiresAt: null }, 'gift'],
    ['a subscription', { ...card, subscriptionExpiresAt: LATER }, 'provider'],
    [
      'one that is overdue',
      { ...card, subscriptionStatus: 'past_due', subscriptionExpiresAt: EARLIER },
      'provider',
    ],
    [
      'one that has ended',
      { ...card, subscriptionStatus: 'canceled', subscriptionExpiresAt: EARLIER },
      'none',
    ],
    ['a single payment', { ...once, subscriptionExpiresAt: LATER }, 'provider'],
    ['one that is used up', { ...once, subscriptionExpiresAt: EARLIER }, 'none'],
    [
      'the sandbox',
      { ...onPro, subscriptionProvider: 'sandbox', subscriptionExpiresAt: LATER },
      'provider',
    ],
  ])('%s', (_, change, source) => {
    expect(tierSource(account(change), NOW)).toBe(source);
    const refusal = reasonNotGrantable(account(change), NOW, (instant) => instant.toISOString());
    expect(refusal === undefined).toBe(source !== 'provider');
  });
});

test('who may be granted one from which day is told', () => {
  const refusal = reasonNotGrantable(
    account({ ...once, subscriptionExpiresAt: LATER }),
    NOW,
    (at) => at.toISOString(),
  );
  expect(refusal).toContain(`until ${LATER}`);
});

test('a gift links to no subscription, and leaves none behind', () => {
  expect(subscriptionOfGift('pro', new Date(LATER))).toMatchObject({
    subscriptionTier: 'pro',
    subscriptionExpiresAt: LATER,
    stripeSubscriptionId: null,
    subscriptionProvider: 'gift',
  });
  expect(subscriptionAfterGift(NOW)).toMatchObject({
    subscriptionTier: 'free',
    subscriptionExpiresAt: NOW.toISOString(),
    subscriptionProvider: null,
  });
});
