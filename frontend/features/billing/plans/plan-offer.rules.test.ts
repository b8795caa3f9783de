import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#schema/contracts/billing.ts';
import { planOffer } from './plan-offer.rules.ts';

const FREE = { name: 'Free', price: 0, tier: 'free' as const };
const PRO = { name: 'Pro', price: 1999, tier: 'pro' as const };
const PREMIUM = { name: 'Premium', price: 3999, tier: 'premium' as const };
const BOTH = { card: 'stripe', paypal: 'paypal' } as const;
const NONE = { card: null, paypal: null };

const onFree: SubscriptionStatus = {
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
  provider: null,
  renews: false,
  canCancel: false,
  canResume: false,
  hasPortal: false,
  ways: BOTH,
};
const subscribed: SubscriptionStatus = {
  ...onFree,
  subscriptionTier: 'pro',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: '2099-01-15T12:00:00.000Z',
  stripeSubscriptionId: 'sub_1',
  provider: 'stripe',
  renews: true,
  canCancel: true,
  hasPortal: true,
};
const canceled = {
  ...subscribed,
  subscriptionStatus: 'canceled',
  renews: false,
  canCancel: false,
  canResume: true,
};
const paidOnce = {
  ...subscribed,
  stripeSubscriptionId: null,
  provider: 'paypal' as const,
  renews: false,
  canCancel: false,
};

test('on the free plan it is the current one, and the others can be chosen both ways', () => {
  expect(planOffer(FREE, onFree)).toEqual({ isOn: true, offer: null, note: null });
  for (const plan of [PRO, PREMIUM]) {
    expect(planOffer(plan, onFree)).toEqual({
      isOn: false,
      offer: { action: 'choose', ways: BOTH },
      note: null,
    });
  }
});

test('on a paid plan the free one is not the current one, and says what it is', () => {
  const offer = planOffer(FREE, subscribed);
  expect(offer).toMatchObject({ isOn: false, offer: null });
  expect(offer.note).toContain('Always yours');
});

test('what renews needs no second payment, and is changed by card, up or down', () => {
  const change = { action: 'change', ways: { card: 'stripe', paypal: null } };
  expect(planOffer(PRO, subscribed)).toMatchObject({ isOn: true, offer: null });
  expect(planOffer(PREMIUM, subscribed).offer).toEqual(change);
  expect(planOffer(PRO, { ...subscribed, subscriptionTier: 'premium' }).offer).toEqual(change);
});

test('a canceled one is resumed, not bought anew', () => {
  expect(planOffer(PRO, canceled)).toMatchObject({ isOn: true, offer: null });
  const premium = planOffer(PREMIUM, canceled);
  expect(premium.offer).toBeNull();
  expect(premium.note).toBe('Resume Pro first, or choose Premium once it has ended.');
});

test.each(['past_due', 'unpaid'])(
  'while a payment is %s nothing else is sold',
  (subscriptionStatus) => {
    const tier = subscriptionStatus === 'unpaid' ? 'free' : 'pro';
    const open = {
      ...subscribed,
      subscriptionStatus,
      subscriptionTier: tier,
      renews: false,
    } as const;
    expect(planOffer(PREMIUM, open)).toMatchObject({
      offer: null,
      note: 'You can choose it once the open payment has been settled.',
    });
  },
);

test('what was paid once is paid for once more, or changed upwards, with PayPal', () => {
  const byPaypal = { card: null, paypal: 'paypal' };
  expect(planOffer(PRO, paidOnce)).toMatchObject({
    isOn: true,
    offer: { action: 'extend', ways: byPaypal },
  });
  expect(planOffer(PREMIUM, paidOnce).offer).toEqual({ action: 'choose', ways: byPaypal });
  const below = planOffer(PRO, { ...paidOnce, subscriptionTier: 'premium' });
  expect(below.offer).toBeNull();
  expect(below.note).toContain('Premium, which you have');
});

test('a plan without an end is not extended', () => {
  const endless = { ...paidOnce, subscriptionExpiresAt: null };
  expect(planOffer(PRO, endless).offer).toBeNull();
  expect(planOffer(PREMIUM, endless).offer).toEqual({ action: 'choose', ways: BOTH });
});

test('where nothing can be paid nothing is offered', () => {
  expect(planOffer(PRO, { ...onFree, ways: NONE }).offer).toBeNull();
  expect(planOffer(PRO, { ...paidOnce, ways: NONE }).offer).toBeNull();
});
