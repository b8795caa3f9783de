import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import { compareTiers, effectiveTier } from '#schema/rules/account/entitlements.ts';
import {
  type BillingAccount,
  hasSubscription,
  periodEnd,
  renews,
} from './subscription-state.rules.ts';

export type PurchaseVerdict =
  | { kind: 'buy' }
  /** A subscription runs whose plan can be changed. */
  | { kind: 'change' }
  | { kind: 'refuse'; message: string };

interface PurchaseInput {
  plan: SubscriptionPlan;
  plans: SubscriptionPlan[];
  account: BillingAccount;
  way: 'card' | 'paypal';
  now: Date;
  /** An instant as a date in words. */
  dateWords: (instant: Date) => string;
}

const refuse = (message: string): PurchaseVerdict => ({ kind: 'refuse', message });

/**
 * Whether a plan can be bought this way now. A running plan is extended or changed by the method it
 * was paid with, so that nobody pays twice for the same days.
 */
export function decidePurchase(input: PurchaseInput): PurchaseVerdict {
  const { account, now } = input;
  if (hasSubscription(account, now)) return decideWithSubscription(input);
  return effectiveTier(account, now) === 'free' ? { kind: 'buy' } : decideWithPrepaid(input);
}

const nameOf = ({ plans, account }: PurchaseInput) =>
  plans.find(({ tier }) => tier === account.subscriptionTier)?.name ?? 'your plan';

function decideWithSubscription(input: PurchaseInput): PurchaseVerdict {
  const { plan, account, way, dateWords } = input;
  const until = dateWords(periodEnd(account) as Date);
  const current = nameOf(input);
  const isSame = plan.tier === account.subscriptionTier;
  if (account.subscriptionStatus === 'canceled') {
    return isSame
      ? refuse(`${current} is yours until ${until}. You can resume it instead of paying again.`)
      : refuse(
          `${current} is yours until ${until}. Resume it first, or choose ${plan.name} after that day.`,
        );
  }
  if (!renews(account)) {
    return refuse(
      'Your last payment by card did not go through. Enter another card on the billing page, or cancel first.',
    );
  }
  if (isSame) return refuse(`You are on ${current} already. It renews on ${until}.`);
  if (way === 'card') return { kind: 'change' };
  return refuse(
    `You pay for ${current} by card, and it renews on ${until}. Please change the plan by card too.`,
  );
}

function decideWithPrepaid(input: PurchaseInput): PurchaseVerdict {
  const { plan, account, way, dateWords } = input;
  const current = nameOf(input);
  const end = periodEnd(account);
  const isLower = compareTiers(plan.tier, account.subscriptionTier) < 0;
  if (!end) {
    return isLower || plan.tier === account.subscriptionTier
      ? refuse(`You have ${current} already, and it has no end.`)
      : { kind: 'buy' };
  }
  const until = dateWords(end);
  if (isLower) return refuse(`${current} is yours until ${until} and holds all of ${plan.name}.`);
  if (way === 'paypal') return { kind: 'buy' };
  return refuse(
    `${current} is paid until ${until} and does not renew. A plan by card can begin after that day.`,
  );
}
