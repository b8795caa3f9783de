/** The ways in which a person returns from paying. */
export type CheckoutReturn =
  | { kind: 'paid' }
  | { kind: 'approved'; orderId: string }
  | { kind: 'declined' }
  | { kind: 'canceled' };

/**
 * Reads the address that a provider, or the sandbox, sends people back to. PayPal adds the order as
 * `token`; its approval still has to be captured.
 */
export function checkoutReturn(search: string): CheckoutReturn | null {
  const asked = new URLSearchParams(search);
  const orderId = asked.get('token');
  if (asked.get('paypal') === 'return' && orderId) return { kind: 'approved', orderId };
  switch (asked.get('checkout') ?? asked.get('paypal')) {
    case 'success':
      return { kind: 'paid' };
    case 'declined':
      return { kind: 'declined' };
    case 'cancelled':
      return { kind: 'canceled' };
    default:
      return null;
  }
}
