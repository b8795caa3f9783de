import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { UserContext } from '#worker/context.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import { AppError, conflict } from '#worker/lib/errors.ts';
import { countFor, refuseOver, type Throttle } from '#worker/lib/security/throttle.ts';
import { verdictOn } from './buying.rules.ts';
import type { Payer } from './subscription-state.rules.ts';

/** A way to pay that is set up. @throws AppError not-configured */
export function configured<Way>(way: Way | undefined): Way {
  if (way) return way;
  throw new AppError('not-configured', 'Payments are not set up here yet. Nothing was charged.');
}

/** Where providers send people back to. The sandbox's pages are our own and need no base. */
export const returnUrl = ({ config }: UserContext): string =>
  new URL(PATHS.plans, config.appUrl ?? 'http://localhost').href;

const BEGUN_OFTEN: Omit<Throttle, 'key'> = { limit: 30, windowSeconds: 3600 };

/** Counts a purchase that is begun; `refuseOften` reads the count. */
export const countPurchase = ({ caller, clock }: UserContext) =>
  countFor({ ...BEGUN_OFTEN, key: `buy:${caller.userId}` }, clock.now());

/** @throws AppError too-many */
export function refuseOften(
  ctx: UserContext,
  counted: { attempts: number; resetsAt: string }[],
): void {
  const message = 'You have begun many payments within an hour. Please try again a little later.';
  refuseOver({ ...BEGUN_OFTEN, key: '' }, counted, ctx.clock.now(), message);
}

export interface Wish {
  plan: SubscriptionPlan;
  plans: SubscriptionPlan[];
  payer: Payer;
  way: 'card' | 'paypal';
}

/** Whether the plan is bought or changed to. @throws conflict with a sentence that says why it cannot be bought now. */
export function judge(ctx: UserContext, wish: Wish): 'buy' | 'change' {
  const words = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: knownZone(ctx.timeZone),
  });
  const verdict = verdictOn({
    ...wish,
    now: ctx.clock.now(),
    dateWords: (instant) => words.format(instant),
  });
  if (verdict.kind === 'refuse') throw conflict(verdict.message);
  return verdict.kind;
}
