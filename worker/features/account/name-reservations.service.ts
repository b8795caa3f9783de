import {
  confirmReservation,
  listExistingIds,
  listStaleReservations,
  releaseReservation,
} from '#worker/lib/database/directory.ts';
import { PRIMARY_SHARD, type ShardRef } from '#worker/lib/database/shard-ref.ts';
import { type Databases, primaryOf } from '#worker/lib/database/shards.ts';
import type { SweepResult } from '#worker/lib/database/sweep-result.ts';

/** Longer than any request takes. */
const CUT_OFF_MS = 60 * 60_000;

/**
 * Settles reservations that were cut off, at most `limit` of them: names of existing accounts are
 * confirmed, the others released.
 */
export async function settleReservations(
  databases: Databases,
  shardRef: ShardRef,
  now: Date,
  limit: number,
): Promise<SweepResult> {
  if (shardRef.shard === PRIMARY_SHARD.shard) return { rows: 0, isMore: false };
  const before = new Date(now.getTime() - CUT_OFF_MS).toISOString();
  const [reservations] = await databases.db.batch([
    listStaleReservations({ shard: shardRef.shard, before, limit }),
  ]);
  if (reservations.length === 0) return { rows: 0, isMore: false };
  const ids = JSON.stringify(reservations.map(({ userId }) => userId));
  const [existing] = await primaryOf(databases, shardRef).batch([listExistingIds({ ids })]);
  const present = new Set(existing.map(({ userId }) => userId));
  await databases.db.batch(
    reservations.map(({ userId }) =>
      present.has(userId) ? confirmReservation({ userId }) : releaseReservation({ userId }),
    ),
  );
  return { rows: reservations.length, isMore: reservations.length === limit };
}
