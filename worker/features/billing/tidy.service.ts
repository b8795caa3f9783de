import type { Deps } from '#worker/context.ts';
import { createLog } from '#worker/lib/log.ts';
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

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** Paid periods that are over fall back to free in the table too; what nobody needs any more goes. */
export const tidyBilling = (now: Date, limit: number) => [
  fallBack({ now: now.toISOString(), limit }),
  forgetOrders({ before: ago(now, ORDER_DAYS * DAY_MS), limit }),
  forgetEvents({ before: ago(now, EVENT_DAYS * DAY_MS), limit }),
];

/** Finishes payments that were cut off, at most `limit` of them: who paid and never came back has their plan all the same. */
export async function finishPayments(deps: Deps, limit: number): Promise<void> {
  const before = ago(deps.clock.now(), CUT_OFF_MS);
  const [interrupted] = await deps.db.batch([listInterrupted({ before, limit })]);
  await settleInterrupted({ ...deps, log: createLog({ part: 'billing' }) }, interrupted);
}
