import { expect, test } from 'vitest';
import { checkoutReturn } from './checkout-return.rules.ts';

test.each([
  ['', null],
  ['?tab=1', null],
  ['?checkout=else', null],
  ['?checkout=success&session_id=cs_1', { kind: 'paid' }],
  ['?checkout=cancelled', { kind: 'canceled' }],
  ['?checkout=declined', { kind: 'declined' }],
  ['?paypal=cancelled&token=5O1', { kind: 'canceled' }],
  ['?paypal=return&token=5O1&PayerID=X', { kind: 'approved', orderId: '5O1' }],
  ['?paypal=return', null],
])('%s is read as %o', (search, outcome) => {
  expect(checkoutReturn(search)).toEqual(outcome);
});
