import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { SubscriptionStatus } from '#schema/contracts/billing.ts';
import { TestModeNote } from './test-mode-note.tsx';

/** Says so where paying is a trial, or not possible at all. */
export function WaysNote({ ways: { card, paypal } }: Pick<SubscriptionStatus, 'ways'>) {
  if (card === 'sandbox' || paypal === 'sandbox') {
    return (
      <TestModeNote>
        No payment provider is connected to this copy of Yet. You can try the plans out: you decide
        whether a payment goes through, is declined or is cancelled, and nothing is ever charged.
      </TestModeNote>
    );
  }
  if (card || paypal) return null;
  return (
    <Notice title="Plans cannot be bought here at the moment">
      Payments aren’t set up here. What you have stays as it is.
    </Notice>
  );
}
