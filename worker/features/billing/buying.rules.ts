import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import { compareTiers, effectiveTier } from '#schema/rules/account/entitlements.ts';
import { hasSubscription, type Payer, periodEnd, renews } from './subscription-state.rules.ts';

export type PurchaseVerdict =
  | { kind: 'buy' }
  /** There is a subscription whose plan can be changed. */
  | { kind: 'change' }
  | { kind: 'refuse'; message: string };

interface Wish {
  plan: SubscriptionPlan;
  plans: SubscriptionPlan[];
  payer: Payer;
  way: 'card' | 'paypal';
  now: Date;
  /** An instant as a date in words. */
  dateWords: (instant: Date) => string;
}

const refuse = (message: string): PurchaseVerdict => ({ kind: 'refuse', message });

/**
 * Whether a plan can be bought this way now. One way at a time: what runs is extended or changed the way it was paid for, so
 * that nobody pays twice for the same days.
 */
export function verdictOn(wish: Wish): PurchaseVerdict {
  const { payer, now } = wish;
  if (hasSubscription(payer, now)) return besideSubscription(wish);
  return effectiveTier(payer, now) === 'free' ? { kind: 'buy' } : besidePaidOnce(wish);
}

const nameOf = ({ plans, payer }: Wish) =>
  plans.find(({ tier }) => tier === payer.subscriptionTier)?.name ?? 'your plan';

function besideSubscription(wish: Wish): PurchaseVerdict {
  const { plan, payer, way, dateWords } = wish;
  const until = dateWords(periodEnd(payer) as Date);
  const current = nameOf(wish);
  const isSame = plan.tier === payer.subscriptionTier;
  if (payer.subscriptionStatus === 'canceled') {
    return isSame
      ? refuse(`${current} is yours until ${until}. You can resume it instead of paying again.`)
      : refuse(
          `${current} is yours until ${until}. Resume it first, or choose ${plan.name} after that day.`,
        );
  }
  if (!renews(payer)) {
    return refuse(
      'Your last payment by card did not go through. Put in another card on the billing page, or cancel first.',
    );
  }
  if (isSame) return refuse(`You are on ${current} already. It renews on ${until}.`);
  if (way === 'card') return { kind: 'change' };
  return refuse(
    `You pay for ${current} by card, and it renews on ${until}. Please change the plan by card too.`,
  );
}

function besidePaidOnce(wish: Wish): PurchaseVerdict {
  const { plan, payer, way, dateWords } = wish;
  const current = nameOf(wish);
  const end = periodEnd(payer);
  const isLower = compareTiers(plan.tier, payer.subscriptionTier) < 0;
  if (!end) {
    return isLower || plan.tier === payer.subscriptionTier
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
