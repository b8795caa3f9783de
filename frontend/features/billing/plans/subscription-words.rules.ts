import { capitalised } from '#frontend/lib/words/capitalised.rules.ts';
import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import type { SubscriptionStatus } from '#schema/contracts/billing.ts';
import type { PaymentProvider } from '#schema/contracts/enums.ts';

export const PROVIDER_NAMES: Record<PaymentProvider, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  sandbox: 'Test mode, no money moved',
};

export type SubscriptionWords = {
  plan: string;
  /** One or two words: where the subscription stands. */
  state: string;
  date: { label: 'Renews on' | 'Ends on' | 'Ended on'; at: string } | null;
  /** What that means for the person. */
  meaning: string;
};

type Told = Pick<
  SubscriptionStatus,
  'subscriptionTier' | 'subscriptionStatus' | 'subscriptionExpiresAt' | 'renews' | 'provider'
>;

/** Where the provider waits for money that did not come. */
const UNPAID = new Set(['past_due', 'unpaid', 'incomplete', 'incomplete_expired']);

/**
 * What the card about the current subscription says. `now` tells a date to come from one that is
 * past.
 */
export function subscriptionWords(told: Told, now: Date): SubscriptionWords {
  return told.subscriptionTier === 'free' ? freeWords(told, now) : paidWords(told);
}

function freeWords(
  { subscriptionStatus, subscriptionExpiresAt }: Told,
  now: Date,
): SubscriptionWords {
  const plan = TIER_NAMES.free;
  if (subscriptionStatus && subscriptionStatus !== 'canceled') {
    const isUnpaid = UNPAID.has(subscriptionStatus);
    return {
      plan,
      state: isUnpaid ? 'Payment due' : capitalised(subscriptionStatus.replaceAll('_', ' ')),
      date: null,
      meaning: isUnpaid
        ? 'The last payment did not go through, so you are on the free plan for now. Once it is paid your plan opens again; you can also cancel it.'
        : 'Your subscription is paused, so you’re on the free plan for now.',
    };
  }
  if (subscriptionExpiresAt && Date.parse(subscriptionExpiresAt) <= now.getTime()) {
    return {
      plan,
      state: 'Paid period over',
      date: { label: 'Ended on', at: subscriptionExpiresAt },
      meaning:
        'Everything you made is still here, and the free plan is yours for as long as you like.',
    };
  }
  return {
    plan,
    state: 'Active',
    date: null,
    meaning: 'No card, nothing to renew and no end date. It is yours for as long as you like.',
  };
}

function paidWords(told: Told): SubscriptionWords {
  const plan = TIER_NAMES[told.subscriptionTier];
  const at = told.subscriptionExpiresAt;
  const status = told.subscriptionStatus ?? 'active';
  const on = (label: 'Renews on' | 'Ends on') => (at === null ? null : { label, at });
  if (UNPAID.has(status)) {
    return {
      plan,
      state: 'Payment due',
      date: on('Ends on'),
      meaning: `The last payment did not go through. It is tried again; until that day ${plan} stays open.`,
    };
  }
  if (status === 'canceled') {
    return {
      plan,
      state: 'Canceled',
      date: on('Ends on'),
      meaning: `You keep ${plan} until then and are not charged again. After that you are on the free plan.`,
    };
  }
  if (told.provider === null) {
    return {
      plan,
      state: 'A gift',
      date: on('Ends on'),
      meaning:
        'It was given to you: it costs nothing and does not renew. After that you are on the free plan.',
    };
  }
  const isPaidOnce = status === 'active' && !told.renews;
  return {
    plan,
    state: capitalised(status === 'trialing' ? 'trial' : status.replaceAll('_', ' ')),
    date: on(told.renews ? 'Renews on' : 'Ends on'),
    meaning: isPaidOnce
      ? 'Paid once: it does not renew by itself. After that you are on the free plan.'
      : 'You can cancel whenever you like and keep what is paid for.',
  };
}
