import type { Deps } from '#worker/context.ts';
import { createLog } from '#worker/lib/log.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { forgetOrders, listInterrupted } from './orders.queries.ts';
import { fallBack, forgetEvents } from './payers.queries.ts';
import { settleInterrupted } from './settle.service.ts';

const DAY_MS = 86_400_000;
/** No provider's page for a payment is open for longer. */
const ORDER_DAYS = 30;
/** Stripe sends an event again for three days by itself and for thirty when asked to. */
const EVENT_DAYS = 90;
/** Begun so long ago, a capture is no longer on its way. */
const CUT_OFF_MS = 2 * 60_000;

const ago = (now: Date, milliseconds: number) =>
  new Date(now.getTime() - milliseconds).toISOString();

/** Paid periods that are over fall back to free in the table too. */
export const endPeriods = (now: Date, limit: number) => fallBack({ now: now.toISOString(), limit });

/** Orders that came to nothing, which nobody needs any more. */
export const dropOrders = (now: Date, limit: number) =>
  forgetOrders({ before: ago(now, ORDER_DAYS * DAY_MS), limit });

export const dropEvents = (now: Date, limit: number) =>
  forgetEvents({ before: ago(now, EVENT_DAYS * DAY_MS), limit });

/**
 * Finishes payments that were cut off, at most `limit` of them: who paid and never came back has their plan all the same.
 * @param after the last one that was asked about: what is not decided yet does not keep the next ones waiting
 * @returns the last one that was asked about now, if there may be more
 */
export async function finishPayments(
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
