import { DAY_MS } from '#schema/rules/time.ts';
import type { Deps } from '#worker/context.ts';
import { createLog } from '#worker/lib/log.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { deleteOldEvents, downgradeExpired } from './billing-accounts.queries.ts';
import { deleteAbandonedOrders, listInterrupted } from './orders.queries.ts';
import { settleInterrupted } from './settle.service.ts';

/** No provider's payment page is open for longer. */
const ORDER_DAYS = 30;
/** Stripe resends an event for three days by itself, and for up to thirty when asked to. */
const EVENT_DAYS = 90;
/** A capture that began longer ago is no longer under way. */
const CUT_OFF_MS = 2 * 60_000;

const ago = (now: Date, milliseconds: number) =>
  new Date(now.getTime() - milliseconds).toISOString();

/** Downgrades people whose paid period is over, at most `limit` of them. */
export const downgradeExpiredPlans = (now: Date, limit: number) =>
  downgradeExpired({ now: now.toISOString(), limit });

/** Deletes orders that came to nothing, at most `limit` of them. */
export const cleanUpOrders = (now: Date, limit: number) =>
  deleteAbandonedOrders({ before: ago(now, ORDER_DAYS * DAY_MS), limit });

/** Deletes provider events that nobody sends again, at most `limit` of them. */
export const cleanUpEvents = (now: Date, limit: number) =>
  deleteOldEvents({ before: ago(now, EVENT_DAYS * DAY_MS), limit });

/**
 * Finishes payments that were cut off, at most `limit` of them: people who paid and never came back
 * get their plan.
 * @param after the last order of the run before, so that undecided ones do not block the next
 * @returns the last order of this run, if there may be more
 */
export async function finishInterruptedPayments(
  deps: Deps,
  limit: number,
  after: { createdAt: string; id: string } = { createdAt: '', id: '' },
): Promise<{ createdAt: string; id: string } | undefined> {
  const before = ago(deps.clock.now(), CUT_OFF_MS);
  const [interrupted] = await deps.db.batch([
    listInterrupted({ before, from: after.createdAt, fromId: after.id, limit }),
  ]);
  const deadline = startDeadline(deps.config.providerTimeoutMs);
  await settleInterrupted({ ...deps, deadline, log: createLog({ part: 'billing' }) }, interrupted);
  return interrupted.length < limit ? undefined : interrupted.at(-1);
}
