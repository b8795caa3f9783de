import { unauthorized } from '#worker/lib/errors.ts';
import type { Database, ReplicaSession } from './database.ts';
import { PRIMARY_SHARD, type ShardRef } from './shard-ref.ts';

export interface Databases {
  /** The directory, which is shard 0. */
  db: Database;
  /** Shards 1, 2, … where a deployment has them. */
  shards: readonly Database[];
}

/**
 * Somebody's database on its primary, for work outside a request. @throws Error where there is no
 * such shard
 */
export function primaryOf(databases: Databases, shardRef: ShardRef): Database {
  const database = findDatabase(databases, shardRef);
  if (!database) throw new Error(`There is no shard ${shardRef.shard}`);
  return database;
}

const findDatabase = ({ db, shards }: Databases, { shard }: ShardRef): Database | undefined =>
  shard === PRIMARY_SHARD.shard ? db : shards[shard - 1];

/** All databases, in the order of their shards. */
export const allShards = ({ shards }: Databases): ShardRef[] =>
  [PRIMARY_SHARD].concat(shards.map((_, index) => ({ shard: index + 1 })));

/** Whether this deployment has the shard. */
export const hasShard = (databases: Databases, shardRef: ShardRef): boolean =>
  findDatabase(databases, shardRef) !== undefined;

/** The databases as one request sees them. */
export interface ReplicaSessions {
  /** The directory. */
  directory: Database;
  /** The only access to somebody's rows. @throws unauthorized where there is no such shard. */
  dbFor(shardRef: ShardRef): Database;
  sessionOf(shardRef: ShardRef): ReplicaSession;
}

/** Opens the databases for one request, with one replica session for each. */
export function replicaSessions(databases: Databases): ReplicaSessions {
  const views: ReplicaSession[] = [];
  const sessionOf = ({ shard }: ShardRef) => {
    views[shard] ??= { minBookmark: undefined, lastWriteBookmark: undefined };
    return views[shard];
  };
  const dbFor = (shardRef: ShardRef): Database => {
    const database = findDatabase(databases, shardRef);
    if (!database) throw unauthorized();
    const view = sessionOf(shardRef);
    return { batch: (statements) => database.batch(statements, view) };
  };
  return { directory: dbFor(PRIMARY_SHARD), dbFor, sessionOf };
}

const PREFIXED = /^([1-9]\d{0,3})\.(.+)$/;

/** A link's secret with the shard of its owner in front, so that the link finds its database. */
export const toShardToken = ({ shard }: ShardRef, secret: string): string =>
  shard === PRIMARY_SHARD.shard ? secret : `${shard}.${secret}`;

/**
 * Splits what `toShardToken` made. An unknown shard is read as the directory, where no such secret
 * is stored.
 */
export function parseShardToken(
  databases: Databases,
  given: string,
): { shardRef: ShardRef; secret: string } {
  const [, shard, secret] = PREFIXED.exec(given) ?? [];
  const shardRef = { shard: Number(shard ?? 0) };
  return secret !== undefined && hasShard(databases, shardRef)
    ? { shardRef, secret }
    : { shardRef: PRIMARY_SHARD, secret: given };
}
