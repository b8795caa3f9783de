import { dropClaim, listClaims, listPresent, settleClaim } from '#worker/lib/database/directory.ts';
import { DIRECTORY, type Home } from '#worker/lib/database/home.ts';
import { type Databases, primaryOf } from '#worker/lib/database/shards.ts';
import type { Swept } from '#worker/lib/database/swept.ts';

/** No request is under way for so long. */
const CUT_OFF_MS = 60 * 60_000;

/**
 * Settles names that were claimed for accounts on a shard and left in between: whoever is there keeps theirs, the others
 * are free again. At most `limit` of them.
 */
export async function settleClaims(
  databases: Databases,
  home: Home,
  now: Date,
  limit: number,
): Promise<Swept> {
  if (home.shard === DIRECTORY.shard) return { rows: 0, isMore: false };
  const before = new Date(now.getTime() - CUT_OFF_MS).toISOString();
  const [claims] = await databases.db.batch([listClaims({ shard: home.shard, before, limit })]);
  if (claims.length === 0) return { rows: 0, isMore: false };
  const ids = JSON.stringify(claims.map(({ userId }) => userId));
  const [there] = await primaryOf(databases, home).batch([listPresent({ ids })]);
  const present = new Set(there.map(({ userId }) => userId));
  await databases.db.batch(
    claims.map(({ userId }) =>
      present.has(userId) ? settleClaim({ userId }) : dropClaim({ userId }),
    ),
  );
  return { rows: claims.length, isMore: claims.length === limit };
}
