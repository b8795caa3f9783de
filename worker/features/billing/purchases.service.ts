import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { UserContext } from '#worker/context.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import { AppError, conflict } from '#worker/lib/errors.ts';
import { countFor, refuseOver, type Throttle } from '#worker/lib/security/throttle.ts';
import { decidePurchase } from './purchases.rules.ts';
import type { BillingAccount } from './subscription-state.rules.ts';

/** A payment method that is configured. @throws AppError not-configured */
export function configured<Way>(way: Way | undefined): Way {
  if (way) return way;
  throw new AppError('not-configured', 'Payments are not set up here yet. Nothing was charged.');
}

/**
 * The page to which providers send people back. The sandbox's pages are our own and need no base.
 */
export const returnUrl = ({ config }: UserContext): string =>
  new URL(PATHS.plans, config.appUrl ?? 'http://localhost').href;

const PURCHASE_LIMIT: Omit<Throttle, 'key'> = { limit: 30, windowSeconds: 3600 };

/** Counts a purchase that is begun; `refuseTooMany` reads the count. */
export const countPurchase = ({ caller, clock }: UserContext) =>
  countFor({ ...PURCHASE_LIMIT, key: `buy:${caller.userId}` }, clock.now());

/** @throws AppError too-many */
export function refuseTooMany(
  ctx: UserContext,
  counted: { attempts: number; resetsAt: string }[],
): void {
  const message = 'You’ve started many payments within an hour. Please try again a little later.';
  refuseOver({ ...PURCHASE_LIMIT, key: '' }, counted, ctx.clock.now(), message);
}

export interface PurchaseRequest {
  plan: SubscriptionPlan;
  plans: SubscriptionPlan[];
  account: BillingAccount;
  way: 'card' | 'paypal';
}

/**
 * Whether the plan is bought, or a running one is changed to it. @throws conflict with a sentence
 * that says why not.
 */
export function requirePurchasable(ctx: UserContext, request: PurchaseRequest): 'buy' | 'change' {
  const words = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: knownZone(ctx.timeZone),
  });
  const verdict = decidePurchase({
    ...request,
    now: ctx.clock.now(),
    dateWords: (instant) => words.format(instant),
  });
  if (verdict.kind === 'refuse') throw conflict(verdict.message);
  return verdict.kind;
}
