import { describe, expect, it } from 'vitest';
import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type { ProviderSubscription } from '#worker/ports/payments.ts';
import {
  type BillingAccount,
  hasSubscription,
  isOverdue,
  periodEnd,
  statusOf,
  subscriptionAfter,
} from './subscription-state.rules.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const START = new Date('2026-11-11T10:00:00.000Z');
const END = new Date('2026-12-11T10:00:00.000Z');
const dayAfter = (instant: Date) => new Date(instant.getTime() + 86_400_000).toISOString();

const free: BillingAccount = {
  userId: 7,
  email: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  stripeCustomerId: 'cus_7',
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  subscriptionTier: 'free',
  subscriptionExpiresAt: null,
  subscriptionProvider: null,
  subscriptionVersion: 3,
};
const pro: BillingAccount = {
  ...free,
  stripeSubscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  subscriptionTier: 'pro',
  subscriptionExpiresAt: dayAfter(END),
  subscriptionProvider: 'stripe',
};
const once: BillingAccount = {
  ...free,
  subscriptionStatus: 'active',
  subscriptionTier: 'pro',
  subscriptionExpiresAt: END.toISOString(),
  subscriptionProvider: 'paypal',
};

const aSubscription = (change: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  priceKey: 'pro',
  periodStart: START,
  periodEnd: END,
  endsWithPeriod: false,
  ...change,
});

const heard = (
  account: BillingAccount,
  subscriptions: ProviderSubscription[],
  paidOnce?: { tier: SubscriptionTier; periodEnd: string },
) =>
  subscriptionAfter(account, {
    provider: 'stripe',
    subscriptions,
    tierOf: (key) => (key === 'pro' || key === 'premium' ? key : undefined),
    prepaid: paidOnce,
    now: NOW,
  });

describe('what a provider says becomes', () => {
  it.each([
    [{}, 'pro', 'active', dayAfter(END)],
    [{ status: 'trialing' }, 'pro', 'trialing', dayAfter(END)],
    [{ endsWithPeriod: true }, 'pro', 'canceled', END.toISOString()],
    [{ status: 'trialing', endsWithPeriod: true }, 'pro', 'canceled', END.toISOString()],
    [{ status: 'past_due' }, 'pro', 'past_due', '2026-11-18T10:00:00.000Z'],
    [
      { status: 'past_due', periodEnd: new Date('2026-11-12T10:00:00.000Z') },
      'pro',
      'past_due',
      '2026-11-12T10:00:00.000Z',
    ],
    [{ status: 'unpaid' }, 'free', 'unpaid', '2026-11-18T10:00:00.000Z'],
    [{ status: 'paused' }, 'free', 'paused', '2026-11-18T10:00:00.000Z'],
    [{ status: 'a_word_of_tomorrow' }, 'free', 'a_word_of_tomorrow', '2026-11-18T10:00:00.000Z'],
    [{ priceKey: 'premium' }, 'premium', 'active', dayAfter(END)],
    [{ priceKey: undefined }, 'free', 'active', dayAfter(END)],
  ] as const)('%j: %s, %s, until %s', (change, tier, status, until) => {
    expect(heard(free, [aSubscription(change)])).toEqual({
      subscriptionTier: tier,
      subscriptionStatus: status,
      subscriptionExpiresAt: until,
      stripeSubscriptionId: 'sub_1',
      subscriptionProvider: 'stripe',
    });
  });

  it('nothing, for a first payment that was never made', () => {
    expect(heard(free, [aSubscription({ status: 'incomplete' })])).toBeUndefined();
  });

  it('the same tier, for an old price that this subscription keeps', () => {
    expect(heard(pro, [aSubscription({ priceKey: undefined })])).toMatchObject({
      subscriptionTier: 'pro',
    });
    expect(heard(pro, [aSubscription({ id: 'sub_2', priceKey: undefined })])).toMatchObject({
      subscriptionTier: 'free',
    });
  });

  it('the best of several', () => {
    const several = [
      aSubscription(),
      aSubscription({ id: 'sub_2', priceKey: 'premium' }),
      aSubscription({
        id: 'sub_3',
        priceKey: 'premium',
        periodEnd: new Date('2027-01-01T00:00:00.000Z'),
      }),
    ];
    expect(heard(pro, several)?.stripeSubscriptionId).toBe('sub_3');
    expect(heard(pro, several.toReversed())?.stripeSubscriptionId).toBe('sub_3');
  });

  it('the free tier once nothing is left, and when that was', () => {
    expect(heard(pro, [])).toEqual({
      subscriptionTier: 'free',
      subscriptionStatus: null,
      subscriptionExpiresAt: NOW.toISOString(),
      stripeSubscriptionId: null,
      subscriptionProvider: null,
    });
    const ended = { ...pro, subscriptionExpiresAt: dayAfter(START) };
    expect(heard(ended, [])?.subscriptionExpiresAt).toBe(START.toISOString());
  });

  it('what was paid for besides, once nothing is left', () => {
    expect(heard(pro, [], { tier: 'premium', periodEnd: END.toISOString() })).toMatchObject({
      subscriptionTier: 'premium',
      subscriptionProvider: 'paypal',
      stripeSubscriptionId: null,
    });
  });

  it('nothing, for who never had a subscription there', () => {
    expect(heard(free, [])).toBeUndefined();
    expect(heard(once, [])).toBeUndefined();
  });
});

describe('the state of a subscription', () => {
  const here = { ways: { card: 'stripe', paypal: 'paypal' } as const, hasPortal: true, now: NOW };
  const later = new Date('2026-12-20T00:00:00.000Z');

  it('that renews shows the renewal, and stays open a day longer than that', () => {
    expect(periodEnd(pro)).toEqual(END);
    const atRenewal = { ...here, now: new Date(END.getTime() + 3_600_000) };
    expect(statusOf(pro, atRenewal)).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionExpiresAt: END.toISOString(),
      renews: true,
    });
    expect(isOverdue(pro, atRenewal.now)).toBe(false);
    expect(isOverdue(pro, later)).toBe(true);
  });

  it('is nothing to cancel when it was paid once, or when its provider is not set up', () => {
    expect(statusOf(once, here)).toMatchObject({
      canCancel: false,
      canResume: false,
      renews: false,
    });
    const elsewhere = { ...here, ways: { card: null, paypal: null } };
    expect(statusOf(pro, elsewhere)).toMatchObject({ canCancel: false, subscriptionTier: 'pro' });
  });

  it.each([
    ['active', 'stripe', true],
    ['past_due', 'stripe', true],
    ['unpaid', 'stripe', true],
    ['canceled', 'stripe', false],
    ['active', 'sandbox', false],
  ])('%s at %s, past its end, %s goes on', (subscriptionStatus, subscriptionProvider, goesOn) => {
    expect(hasSubscription({ ...pro, subscriptionStatus, subscriptionProvider }, later)).toBe(
      goesOn,
    );
  });

  it('that is over is the free one, with the day it ended', () => {
    const over = {
      ...pro,
      subscriptionStatus: 'canceled',
      subscriptionExpiresAt: END.toISOString(),
    };
    expect(statusOf(over, { ...here, now: later })).toEqual({
      subscriptionTier: 'free',
      subscriptionStatus: null,
      subscriptionExpiresAt: END.toISOString(),
      stripeSubscriptionId: null,
      provider: null,
      renews: false,
      canCancel: false,
      canResume: false,
      hasPortal: true,
      ways: here.ways,
    });
  });

  it('from an admin has no provider and no end', () => {
    const gift = { ...free, subscriptionTier: 'premium' as const, subscriptionProvider: 'gift' };
    expect(statusOf(gift, here)).toMatchObject({
      subscriptionTier: 'premium',
      subscriptionExpiresAt: null,
      provider: null,
    });
  });
});
