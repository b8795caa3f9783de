import { expect, test } from 'vitest';
import {
  nextStep,
  payingChoices,
  purchaseTitle,
  remainingTimeWords,
} from './purchase-words.rules.ts';

const PLAN = { name: 'Pro', interval: 'month', price: 1999 };

test.each([
  ['choose', 'Choose Pro', 'Pay for Pro'],
  ['change', 'Change to Pro', 'Change to Pro'],
  ['extend', 'Pay for one month more', 'One month more of Pro'],
] as const)('to %s: %s, then %s', (action, button, dialog) => {
  expect(purchaseTitle(action, PLAN)).toEqual({ button, dialog });
});

test('what becomes of the time that is paid for is said where there is some', () => {
  expect(remainingTimeWords('choose', PLAN, null)).toBeNull();
  expect(remainingTimeWords('change', PLAN, 'Premium')).toBeNull();
  expect(remainingTimeWords('extend', PLAN, 'Pro')).toContain('added to the end');
  expect(remainingTimeWords('choose', { ...PLAN, name: 'Premium' }, 'Pro')).toBe(
    'Premium begins today. What’s left of Pro is credited at its value.',
  );
});

test('both ways say whether they renew', () => {
  const choices = payingChoices({ card: 'stripe', paypal: 'paypal' }, PLAN);
  expect(choices.map(({ name }) => name)).toEqual(['Card', 'PayPal']);
  expect(choices[0]?.words).toContain('Renews every month until you cancel');
  expect(choices[1]?.words).toContain('Pays for one month. It never renews');
});

test('a way that is not set up is not offered', () => {
  expect(payingChoices({ card: null, paypal: 'paypal' }, PLAN).map(({ value }) => value)).toEqual([
    'paypal',
  ]);
  expect(payingChoices({ card: null, paypal: null }, PLAN)).toEqual([]);
});

test.each([
  ['choose', 'card', 'stripe', 'Continue to Stripe', 'You pay on Stripe’s page'],
  ['change', 'card', 'stripe', 'Continue to Stripe', 'what the change costs today'],
  ['choose', 'paypal', 'paypal', 'Continue to PayPal', 'on PayPal’s page'],
  ['choose', 'card', 'sandbox', 'Continue to the test page', 'you decide'],
  ['extend', 'paypal', 'sandbox', 'Pay $19.99 in test mode', 'at once'],
] as const)('to %s by %s with %s: %s', (action, way, by, button, words) => {
  const step = nextStep({ action, ways: { card: null, paypal: null, [way]: by } }, way, PLAN);
  expect(step.button).toBe(button);
  expect(step.words).toContain(words);
});
