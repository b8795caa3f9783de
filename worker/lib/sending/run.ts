import type { Deps } from '#worker/context.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { allShards } from '#worker/lib/database/shards.ts';
import { createLog, type Log, reasonOf } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';

/** One run over what is due on one shard. */
export interface SendingRun {
  deps: Deps;
  shardRef: ShardRef;
  log: Log;
  /** When this run stops sending; what is left is still due in the next one. */
  end: Deadline;
}

/** Connections that a Worker may hold open at once. */
const AT_ONCE = 6;

/**
 * Works through what is due on all shards in parallel, lot by lot, until none has more or the time
 * is over. A shard that fails is logged and left for the next run.
 * @param sendLot says whether there may be more
 */
export async function runOnShards(
  deps: Deps,
  { part, end }: { part: string; end: Deadline },
  sendLot: (run: SendingRun) => Promise<boolean>,
): Promise<void> {
  const log = createLog({ part });
  const ofShard = async (shardRef: ShardRef) => {
    try {
      while (end.leftMs() > 0 && (await sendLot({ deps, shardRef, log, end })));
    } catch (thrown) {
      log.error('pass-failed', { shard: shardRef.shard, reason: reasonOf(thrown) });
    }
  };
  await Promise.all(allShards(deps).map(ofShard));
}

/**
 * Decides about each row that is due. One that cannot be reckoned with is logged, and `otherwise`
 * keeps it from being looked at again and again: the rows of others go on.
 */
export function decideEach<Row, Decision>(
  { log, shardRef }: SendingRun,
  rows: readonly Row[],
  { decide, otherwise }: { decide: (row: Row) => Decision; otherwise: (row: Row) => Decision },
): Decision[] {
  return rows.map((row) => {
    try {
      return decide(row);
    } catch (thrown) {
      log.error('row-failed', { shard: shardRef.shard, reason: reasonOf(thrown) });
      return otherwise(row);
    }
  });
}

/**
 * Does the work for each of these, a few at a time. One that throws is logged and never tried
 * again; the others go on.
 */
export async function sideBySide<Job>(
  { log, shardRef }: SendingRun,
  jobs: readonly Job[],
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const waiting = jobs.values();
  const worker = async () => {
    for (const job of waiting)
      await work(job).catch((thrown: unknown) =>
        log.error('job-failed', { shard: shardRef.shard, reason: reasonOf(thrown) }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
