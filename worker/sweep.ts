import type { Deps } from '#worker/context.ts';
import { finishPayments, tidyBilling } from '#worker/features/billing/tidy.service.ts';
import { forgetOldCounts } from '#worker/features/coach/coach-limits.service.ts';
import { sweepOldChats } from '#worker/features/coach/retention.service.ts';
import { RETRY_DAYS, sweepRetries } from '#worker/lib/retries.ts';
import { idleSince, sweepSessions } from '#worker/lib/sessions.ts';
import { sweepThrottles } from '#worker/lib/throttle.ts';

const DAY_MS = 86_400_000;
/** Rows a sweep drops per table and run. What is over is refused when read; sweeping only frees the room. */
const CHUNK = 500;
/** Payments a run asks a provider about. */
const PAYMENTS = 20;

export async function sweep(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await db.batch([
    sweepThrottles({ now: now.toISOString(), limit: CHUNK }),
    forgetOldCounts(now, CHUNK),
    sweepRetries({
      before: new Date(now.getTime() - RETRY_DAYS * DAY_MS).toISOString(),
      limit: CHUNK,
    }),
    sweepSessions({ idleSince: idleSince(now), limit: CHUNK }),
    ...sweepOldChats(CHUNK),
    ...tidyBilling(now, CHUNK),
  ]);
  await finishPayments(deps, PAYMENTS);
}
