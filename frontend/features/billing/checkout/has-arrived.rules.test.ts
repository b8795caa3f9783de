import { expect, test } from 'vitest';
import { hasArrived, tierFrom } from './has-arrived.rules.ts';

test.each([
  ['pro', 'active', true],
  ['premium', 'trialing', true],
  ['pro', 'canceled', false],
  ['pro', 'past_due', false],
  ['free', 'active', false],
  ['free', null, false],
] as const)('%s and %s: %s', (subscriptionTier, subscriptionStatus, expected) => {
  expect(hasArrived({ subscriptionTier, subscriptionStatus }, null)).toBe(expected);
});

test('who changes between Pro and Premium has not arrived before the change has', () => {
  const pro = { subscriptionTier: 'pro', subscriptionStatus: 'active' } as const;
  expect(hasArrived(pro, 'premium')).toBe(false);
  expect(hasArrived(pro, 'pro')).toBe(true);
  expect(hasArrived({ ...pro, subscriptionTier: 'premium' }, 'premium')).toBe(true);
  expect(hasArrived({ ...pro, subscriptionTier: 'premium' }, 'pro')).toBe(false);
});

test('what was kept is believed only where it is a tier', () => {
  expect(tierFrom('premium')).toBe('premium');
  expect(tierFrom('platinum')).toBeNull();
  expect(tierFrom(null)).toBeNull();
});
