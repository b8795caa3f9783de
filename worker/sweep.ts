import type { Deps } from '#worker/context.ts';
import { forgetOldCounts } from '#worker/features/coach/coach-limits.service.ts';
import { idleSince, sweepSessions } from '#worker/lib/sessions.ts';
import { sweepThrottles } from '#worker/lib/throttle.ts';

/** Rows a sweep drops per table and run. What is over is refused when read; sweeping only frees the room. */
const CHUNK = 500;

export async function sweep({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.batch([
    sweepThrottles({ now: now.toISOString(), limit: CHUNK }),
    forgetOldCounts(now, CHUNK),
    sweepSessions({ idleSince: idleSince(now), limit: CHUNK }),
  ]);
}
