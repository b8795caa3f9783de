import { CHAT_RETENTION_DAYS } from '#schema/contracts/privacy-choices.ts';
import type { Deps } from '#worker/context.ts';
import { settleClaims } from '#worker/features/account/claims.service.ts';
import {
  cleanUpEvents,
  cleanUpOrders,
  downgradeExpiredPlans,
  finishInterruptedPayments,
} from '#worker/features/billing/cleanup.service.ts';
import { forgetOldCounts } from '#worker/features/briefing/coach-limits.service.ts';
import { sweepOldChats } from '#worker/features/coach/retention.service.ts';
import { changesOf, type Statement } from '#worker/lib/database/database.ts';
import type { Home } from '#worker/lib/database/home.ts';
import { everyHome, primaryOf } from '#worker/lib/database/shards.ts';
import type { Swept } from '#worker/lib/database/swept.ts';
import { createLog, reasonOf } from '#worker/lib/log.ts';
import { RETRY_DAYS, sweepRetries } from '#worker/lib/retries.ts';
import { idleSince, sweepSessions } from '#worker/lib/security/sessions.ts';
import { sweepThrottles } from '#worker/lib/security/throttle.ts';

const DAY_MS = 86_400_000;

/** Rows that one statement of a sweep changes: few enough that nobody's request waits behind it. */
export const CHUNK = 500;

/**
 * What one run may do on one shard before it stops; the next run goes on there, a quarter of an hour later. What is over is
 * refused when it is read, so that nothing hangs on how soon it goes.
 */
export const BUDGET = { rows: 20_000, milliseconds: 20_000 };

/** Claims a chunk settles, each by a statement. */
const CLAIMS = 50;
/** Payments a chunk asks a provider about, one after the other. */
const PAYMENTS = 20;

/** One kind of thing that is over: takes away the oldest of it, a chunk at a time. Doing it again does no harm. */
interface Part {
  name: string;
  chunk(): Promise<Swept>;
}

/** What there is to do on one shard. `deps.db` is that shard's. */
function partsOf(all: Deps, home: Home): Part[] {
  const deps = { ...all, db: primaryOf(all, home) };
  const now = deps.clock.now();
  const drop = (name: string, statement: Statement): Part => ({
    name,
    async chunk() {
      const [swept] = await deps.db.batch([statement]);
      const rows = changesOf(swept);
      return { rows, isMore: rows === CHUNK };
    },
  });
  let asked: Awaited<ReturnType<typeof finishInterruptedPayments>>;
  return [
    drop('throttles', sweepThrottles({ now: now.toISOString(), limit: CHUNK })),
    drop('usage', forgetOldCounts(now, CHUNK)),
    drop(
      'retries',
      sweepRetries({
        before: new Date(now.getTime() - RETRY_DAYS * DAY_MS).toISOString(),
        limit: CHUNK,
      }),
    ),
    drop('sessions', sweepSessions({ idleSince: idleSince(now), limit: CHUNK })),
    drop('periods', downgradeExpiredPlans(now, CHUNK)),
    drop('orders', cleanUpOrders(now, CHUNK)),
    drop('events', cleanUpEvents(now, CHUNK)),
    ...CHAT_RETENTION_DAYS.map((days) => ({
      name: `chats:${days}`,
      chunk: () => sweepOldChats(deps.db, days, CHUNK),
    })),
    { name: 'claims', chunk: () => settleClaims(all, home, now, CLAIMS) },
    {
      name: 'payments',
      async chunk() {
        asked = await finishInterruptedPayments(deps, PAYMENTS, asked);
        return { rows: PAYMENTS, isMore: asked !== undefined };
      },
    },
  ];
}

/** Gives each part a chunk in turn, until none has more or the budget is spent. One that fails is left for the next run. */
async function sweepShard(deps: Deps, home: Home, budget: typeof BUDGET): Promise<void> {
  const log = createLog({ part: 'sweep' });
  const end = deps.clock.now().getTime() + budget.milliseconds;
  let rows = budget.rows;
  const isSpent = () => rows <= 0 || deps.clock.now().getTime() >= end;
  let waiting = partsOf(deps, home);
  while (waiting.length > 0 && !isSpent()) {
    const again: Part[] = [];
    for (const part of waiting) {
      if (isSpent()) break;
      try {
        const swept = await part.chunk();
        rows -= swept.rows;
        if (swept.isMore) again.push(part);
      } catch (thrown) {
        log.error('sweep-failed', { name: part.name, shard: home.shard, reason: reasonOf(thrown) });
      }
    }
    waiting = again;
  }
}

/** Takes away what is over, on all shards side by side: none waits for another. */
export async function sweep(deps: Deps, budget = BUDGET): Promise<void> {
  await Promise.all(everyHome(deps).map((home) => sweepShard(deps, home, budget)));
}
