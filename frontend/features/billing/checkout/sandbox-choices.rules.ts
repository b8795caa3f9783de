import { moneyWords } from '#frontend/features/billing/plans/plan-price.rules.ts';
import type { SandboxAnswer, SandboxOrder } from '#schema/contracts/billing.ts';

export type SandboxOutcome = SandboxAnswer['outcome'];
type Choice = { outcome: SandboxOutcome; name: string; words: string };

/**
 * The ends an open test payment can have; one that went through can only have its paid period end.
 */
export function sandboxChoices(
  order: Pick<SandboxOrder, 'amount' | 'currency' | 'status'>,
): Choice[] {
  if (order.status === 'captured') {
    const words = 'It went through. This is as if the last paid day had passed.';
    return [{ outcome: 'expire', name: 'End the paid period', words }];
  }
  return [
    {
      outcome: 'pay',
      name: `Pay ${moneyWords(order.amount, order.currency)}`,
      words: 'The payment goes through, and the plan opens.',
    },
    { outcome: 'decline', name: 'Decline', words: 'As if the bank had said no. Nothing changes.' },
    { outcome: 'cancel', name: 'Cancel', words: 'As if you had turned back. Nothing changes.' },
  ];
}

const RETURNS: Record<SandboxOutcome, string> = {
  pay: '?checkout=success',
  decline: '?checkout=declined',
  cancel: '?checkout=cancelled',
  expire: '',
};

/** Where a provider would send the person back to. */
export function returnPath(plansPath: string, outcome: SandboxOutcome): string {
  return plansPath + RETURNS[outcome];
}
