import { CHAT_RETENTION_DAYS } from '#schema/contracts/privacy-choices.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import type { Deps } from '#worker/context.ts';
import { settleReservations } from '#worker/features/account/name-reservations.service.ts';
import {
  cleanUpEvents,
  cleanUpOrders,
  downgradeExpiredPlans,
  finishInterruptedPayments,
} from '#worker/features/billing/cleanup.service.ts';
import { deleteOldUsage } from '#worker/features/briefing/coach-limits.service.ts';
import { sweepOldChats } from '#worker/features/coach/retention.service.ts';
import { deleteOldSends } from '#worker/features/reminders/retention.service.ts';
import { changesOf, type Statement } from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { allShards, primaryOf } from '#worker/lib/database/shards.ts';
import type { SweepResult } from '#worker/lib/database/sweep-result.ts';
import { createLog, reasonOf } from '#worker/lib/log.ts';
import { RETRY_DAYS, sweepRetries } from '#worker/lib/retries.ts';
import { idleSince, sweepSessions } from '#worker/lib/security/sessions.ts';
import { sweepThrottles } from '#worker/lib/security/throttle.ts';

/** Rows that one statement of a sweep changes: few enough that no request waits long behind it. */
export const CHUNK = 500;

/**
 * What one run may do on one shard; the next run, a quarter of an hour later, goes on. Expired rows
 * are refused when read, so nothing depends on how soon they are deleted.
 */
export const BUDGET = { rows: 20_000, milliseconds: 20_000 };

/** Reservations per chunk; each takes a statement. */
const RESERVATIONS = 50;
/** Payments per chunk; each takes a call to the provider. */
const PAYMENTS = 20;

/**
 * Cleans up one kind of expired row, oldest first, a chunk at a time. Running it again does no
 * harm.
 */
interface SweepTask {
  name: string;
  chunk(): Promise<SweepResult>;
}

/** The tasks on one shard; `deps.db` is that shard. */
function sweepTasks(all: Deps, shardRef: ShardRef): SweepTask[] {
  const deps = { ...all, db: primaryOf(all, shardRef) };
  const now = deps.clock.now();
  const deleteTask = (name: string, statement: Statement): SweepTask => ({
    name,
    async chunk() {
      const [swept] = await deps.db.batch([statement]);
      const rows = changesOf(swept);
      return { rows, isMore: rows === CHUNK };
    },
  });
  let lastAsked: Awaited<ReturnType<typeof finishInterruptedPayments>>;
  return [
    deleteTask('throttles', sweepThrottles({ now: now.toISOString(), limit: CHUNK })),
    deleteTask('usage', deleteOldUsage(now, CHUNK)),
    deleteTask(
      'retries',
      sweepRetries({
        before: new Date(now.getTime() - RETRY_DAYS * DAY_MS).toISOString(),
        limit: CHUNK,
      }),
    ),
    deleteTask('sessions', sweepSessions({ idleSince: idleSince(now), limit: CHUNK })),
    deleteTask('periods', downgradeExpiredPlans(now, CHUNK)),
    deleteTask('orders', cleanUpOrders(now, CHUNK)),
    deleteTask('events', cleanUpEvents(now, CHUNK)),
    deleteTask('reminder-sends', deleteOldSends(now, CHUNK)),
    ...CHAT_RETENTION_DAYS.map((days) => ({
      name: `chats:${days}`,
      chunk: () => sweepOldChats(deps.db, days, CHUNK),
    })),
    { name: 'claims', chunk: () => settleReservations(all, shardRef, now, RESERVATIONS) },
    {
      name: 'payments',
      async chunk() {
        lastAsked = await finishInterruptedPayments(deps, PAYMENTS, lastAsked);
        return { rows: PAYMENTS, isMore: lastAsked !== undefined };
      },
    },
  ];
}

/**
 * Runs a chunk of each task in turn, until none has more or the budget is spent. A failing task is
 * left for the next run.
 */
async function sweepShard(deps: Deps, shardRef: ShardRef, budget: typeof BUDGET): Promise<void> {
  const log = createLog({ part: 'sweep' });
  const end = deps.clock.now().getTime() + budget.milliseconds;
  let rows = budget.rows;
  const isSpent = () => rows <= 0 || deps.clock.now().getTime() >= end;
  let waiting = sweepTasks(deps, shardRef);
  while (waiting.length > 0 && !isSpent()) {
    const again: SweepTask[] = [];
    for (const part of waiting) {
      if (isSpent()) break;
      try {
        const swept = await part.chunk();
        rows -= swept.rows;
        if (swept.isMore) again.push(part);
      } catch (thrown) {
        log.error('sweep-failed', {
          name: part.name,
          shard: shardRef.shard,
          reason: reasonOf(thrown),
        });
      }
    }
    waiting = again;
  }
}

/** Cleans up expired rows on all shards in parallel. */
export async function sweep(deps: Deps, budget = BUDGET): Promise<void> {
  await Promise.all(allShards(deps).map((shardRef) => sweepShard(deps, shardRef, budget)));
}
