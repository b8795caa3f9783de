import { expect, it } from 'vitest';
import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import { decidePurchase } from './purchases.rules.ts';
import type { BillingAccount } from './subscription-state.rules.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const LATER = '2026-12-11T10:00:00.000Z';
const EARLIER = '2026-11-11T10:00:00.000Z';

const plan = (
  id: number,
  name: string,
  tier: SubscriptionPlan['tier'],
  price: number,
): SubscriptionPlan => ({
  id,
  name,
  tier,
  price,
  interval: 'month',
  description: '',
  features: [],
  stripePriceId: price ? tier : null,
  isActive: true,
});
const PLANS = [
  plan(1, 'Free', 'free', 0),
  plan(2, 'Pro', 'pro', 1999),
  plan(3, 'Premium', 'premium', 3999),
];

const nobody: BillingAccount = {
  userId: 7,
  email: null,
  createdAt: EARLIER,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  subscriptionTier: 'free',
  subscriptionExpiresAt: null,
  subscriptionProvider: null,
  subscriptionVersion: 0,
};
const byCard = (tier: 'pro' | 'premium', change: Partial<BillingAccount> = {}): BillingAccount => ({
  ...nobody,
  stripeSubscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  subscriptionTier: tier,
  subscriptionExpiresAt: LATER,
  subscriptionProvider: 'stripe',
  ...change,
});
const paidOnce = (tier: 'pro' | 'premium', until: string | null = LATER): BillingAccount => ({
  ...nobody,
  subscriptionStatus: 'active',
  subscriptionTier: tier,
  subscriptionExpiresAt: until,
  subscriptionProvider: 'paypal',
});

const verdict = (account: BillingAccount, tier: 'pro' | 'premium', way: 'card' | 'paypal') => {
  const found = decidePurchase({
    account,
    plan: PLANS.find((one) => one.tier === tier) as SubscriptionPlan,
    plans: PLANS,
    way,
    now: NOW,
    dateWords: (instant) => instant.toISOString().slice(0, 10),
  });
  return found.kind === 'refuse' ? found.message : found.kind;
};

type Case = [
  who: string,
  account: BillingAccount,
  tier: 'pro' | 'premium',
  way: 'card' | 'paypal',
  said: string,
];
const CASES: Case[] = [
  ['nobody', nobody, 'pro', 'card', 'buy'],
  ['nobody', nobody, 'premium', 'paypal', 'buy'],
  ['Pro by card', byCard('pro'), 'pro', 'card', 'You are on Pro already. It renews on 2026-12-10.'],
  [
    'Pro by card',
    byCard('pro'),
    'pro',
    'paypal',
    'You are on Pro already. It renews on 2026-12-10.',
  ],
  ['Pro by card', byCard('pro'), 'premium', 'card', 'change'],
  ['Premium by card', byCard('premium'), 'pro', 'card', 'change'],
  [
    'Pro by card',
    byCard('pro'),
    'premium',
    'paypal',
    'You pay for Pro by card, and it renews on 2026-12-10. Please change the plan by card too.',
  ],
  [
    'Pro, cancelled',
    byCard('pro', { subscriptionStatus: 'canceled' }),
    'pro',
    'card',
    'Pro is yours until 2026-12-11. You can resume it instead of paying again.',
  ],
  [
    'Pro, cancelled',
    byCard('pro', { subscriptionStatus: 'canceled' }),
    'premium',
    'paypal',
    'Pro is yours until 2026-12-11. Resume it first, or choose Premium after that day.',
  ],
  [
    'Pro, cancelled and over',
    byCard('pro', { subscriptionStatus: 'canceled', subscriptionExpiresAt: EARLIER }),
    'pro',
    'paypal',
    'buy',
  ],
  [
    'Pro, unpaid',
    byCard('pro', { subscriptionStatus: 'past_due' }),
    'pro',
    'card',
    'Your last payment by card did not go through. Enter another card on the billing page, or cancel first.',
  ],
  ['Pro paid once', paidOnce('pro'), 'pro', 'paypal', 'buy'],
  ['Pro paid once', paidOnce('pro'), 'premium', 'paypal', 'buy'],
  [
    'Pro paid once',
    paidOnce('pro'),
    'premium',
    'card',
    'Pro is paid until 2026-12-11 and does not renew. A plan by card can begin after that day.',
  ],
  [
    'Premium paid once',
    paidOnce('premium'),
    'pro',
    'paypal',
    'Premium is yours until 2026-12-11 and holds all of Pro.',
  ],
  ['Premium paid once, over', paidOnce('premium', EARLIER), 'pro', 'card', 'buy'],
  [
    'Premium as a gift',
    paidOnce('premium', null),
    'pro',
    'card',
    'You have Premium already, and it has no end.',
  ],
  ['Pro as a gift', paidOnce('pro', null), 'premium', 'card', 'buy'],
];

it.each(CASES.map(([who, account, tier, way, said]) => [who, tier, way, said, account] as const))(
  '%s, who wants %s by %s, hears: %s',
  (_who, tier, way, said, account) => {
    expect(verdict(account, tier, way)).toBe(said);
  },
);
