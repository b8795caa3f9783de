import { expect, test } from 'vitest';
import { checkoutReturn } from './checkout-return.rules.ts';
import { returnPath, sandboxChoices } from './sandbox-choices.rules.ts';

const order = { amount: 1999, currency: 'USD', status: 'created' as const };

test('an open test payment can be paid, declined or cancelled', () => {
  expect(sandboxChoices(order).map(({ name }) => name)).toEqual([
    'Pay $19.99',
    'Decline',
    'Cancel',
  ]);
});

test('one that went through can only run out', () => {
  expect(sandboxChoices({ ...order, status: 'captured' }).map(({ outcome }) => outcome)).toEqual([
    'expire',
  ]);
});

test.each([
  ['pay', 'paid'],
  ['decline', 'declined'],
  ['cancel', 'canceled'],
  ['expire', undefined],
] as const)('to %s leads back as %s', (outcome, kind) => {
  const { search } = new URL(returnPath('/subscriptions', outcome), 'http://yet.test');
  expect(checkoutReturn(search)?.kind).toBe(kind);
});
