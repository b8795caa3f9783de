import { expect, test } from 'vitest';
import { subscriptionWords } from './subscription-words.rules.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const LATER = '2026-12-21T12:00:00.000Z';
const EARLIER = '2026-11-20T12:00:00.000Z';

const told = (change: Partial<Parameters<typeof subscriptionWords>[0]>) =>
  subscriptionWords(
    {
      subscriptionTier: 'pro',
      subscriptionStatus: 'active',
      subscriptionExpiresAt: LATER,
      renews: true,
      provider: 'stripe',
      ...change,
    },
    NOW,
  );

test('who never paid has a plan without an end', () => {
  const words = told({
    subscriptionTier: 'free',
    subscriptionStatus: null,
    subscriptionExpiresAt: null,
    renews: false,
  });
  expect(words).toMatchObject({ plan: 'Free', state: 'Active', date: null });
});

test('an active subscription says when it renews', () => {
  expect(told({})).toMatchObject({
    plan: 'Pro',
    state: 'Active',
    date: { label: 'Renews on', at: LATER },
  });
});

test('what was given ends, and nobody is told that they paid', () => {
  const words = told({ renews: false, provider: null });
  expect(words).toMatchObject({ state: 'A gift', date: { label: 'Ends on', at: LATER } });
  expect(words.meaning).toContain('costs nothing');
});

test('what was paid once ends, and says that it does not renew', () => {
  const words = told({ renews: false });
  expect(words.date).toEqual({ label: 'Ends on', at: LATER });
  expect(words.meaning).toContain('does not renew');
});

test('a canceled one says until when it is kept', () => {
  const words = told({
    subscriptionTier: 'premium',
    subscriptionStatus: 'canceled',
    renews: false,
  });
  expect(words).toMatchObject({
    plan: 'Premium',
    state: 'Canceled',
    date: { label: 'Ends on', at: LATER },
  });
  expect(words.meaning).toContain('You keep Premium until then');
});

test('a period that is over says when it ended and that nothing is lost', () => {
  const words = told({
    subscriptionTier: 'free',
    subscriptionStatus: 'canceled',
    subscriptionExpiresAt: EARLIER,
    renews: false,
  });
  expect(words).toMatchObject({ plan: 'Free', date: { label: 'Ended on', at: EARLIER } });
  expect(words.meaning).toContain('Everything you made is still here');
});

test.each(['past_due', 'unpaid'])('with %s the payment is due, and nobody is blamed', (status) => {
  expect(told({ subscriptionStatus: status })).toMatchObject({ state: 'Payment due', plan: 'Pro' });
  const closed = told({ subscriptionTier: 'free', subscriptionStatus: status });
  expect(closed).toMatchObject({ plan: 'Free', state: 'Payment due', date: null });
  expect(closed.meaning).toContain('on the free plan for now');
});

test('a subscription that rests says so', () => {
  const words = told({ subscriptionTier: 'free', subscriptionStatus: 'paused' });
  expect(words).toMatchObject({ plan: 'Free', state: 'Paused' });
  expect(words.meaning).toContain('paused');
});

test.each([
  ['trialing', 'Trial'],
  ['some_new_state', 'Some new state'],
])('the provider’s %s reads %s', (status, state) => {
  expect(told({ subscriptionStatus: status }).state).toBe(state);
});

test('without a date there is none to show', () => {
  expect(told({ subscriptionExpiresAt: null }).date).toBeNull();
});
