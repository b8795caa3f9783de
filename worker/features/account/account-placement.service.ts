import type { RequestContext, UserContext } from '#worker/context.ts';
import {
  AssertionFailed,
  type Results,
  type Statements,
  UniqueViolation,
} from '#worker/lib/database/database.ts';
import {
  confirmReservation,
  findNames,
  findShardOfName,
  markReservation,
  type Names,
  releaseReservation,
  reserveNames,
  updateDirectoryNames,
} from '#worker/lib/database/directory.ts';
import { PRIMARY_SHARD, type ShardRef } from '#worker/lib/database/shard-ref.ts';

/*
 * Two databases share no transaction. Work on both begins in the directory, which knows all names,
 * and is undone there where the rest fails. Whatever is cut off is settled by the sweep: see
 * `name-reservations.service.ts`.
 */

const isOnPrimaryShard = ({ shard }: ShardRef) => shard === PRIMARY_SHARD.shard;

/** Whether the batch was certainly rolled back, rather than of unknown outcome. */
const wasRolledBack = (thrown: unknown) =>
  thrown instanceof UniqueViolation || thrown instanceof AssertionFailed;

/** An account that is being created; the id is null where its own row assigns it. */
export type NewAccount = ShardRef & { id: number | null };

/**
 * Creates an account on the shard for new people. On another shard than the first, its names are
 * reserved in the directory before.
 * @throws UniqueViolation when a name is taken, on any shard
 */
export async function createPlacedAccount<const S extends Statements>(
  ctx: RequestContext,
  { createdAt, ...names }: Names & { createdAt: string },
  statements: (account: NewAccount) => S,
): Promise<{ shardRef: ShardRef; made: Results<S> }> {
  const shardRef = ctx.newAccountShard;
  if (isOnPrimaryShard(shardRef))
    return { shardRef, made: await ctx.directory.batch(statements({ ...shardRef, id: null })) };
  const now = ctx.clock.now().toISOString();
  const [reserved] = await ctx.directory.batch([
    reserveNames({ ...names, ...shardRef, now, createdAt }),
  ]);
  const userId = (reserved[0] as { id: number }).id;
  try {
    const made = await ctx.dbFor(shardRef).batch(statements({ ...shardRef, id: userId }));
    ctx.waitUntil(ctx.directory.batch([confirmReservation({ userId })]));
    return { shardRef, made };
  } catch (thrown) {
    if (wasRolledBack(thrown)) await ctx.directory.batch([releaseReservation({ userId })]);
    throw thrown;
  }
}

/**
 * Changes unique names together with the person's own row.
 * @param isDone whether `change` succeeded
 * @throws UniqueViolation when somebody else has one of them, on any shard
 */
export async function changeNames<Changed>(
  ctx: UserContext,
  names: (before: Names) => Partial<Names>,
  change: () => Promise<Changed>,
  isDone: (changed: Changed) => boolean = () => true,
): Promise<Changed> {
  const { caller, directory } = ctx;
  if (isOnPrimaryShard(caller)) return change();
  const { userId } = caller;
  const [, [before]] = await ctx.read([findNames({ userId })]);
  const own = before as Names;
  await directory.batch([updateDirectoryNames({ userId, ...own, ...names(own) })]);
  const restore = () => directory.batch([updateDirectoryNames({ userId, ...own })]);
  try {
    const changed = await change();
    if (!isDone(changed)) await restore();
    return changed;
  } catch (thrown) {
    await restore();
    throw thrown;
  }
}

/**
 * Runs writes on somebody's shard and in the directory, in one batch where these are the same
 * database.
 */
export async function writeShardAndDirectory<const S extends Statements>(
  ctx: RequestContext,
  shardRef: ShardRef,
  { onShard, inDirectory }: { onShard: S; inDirectory: Statements },
): Promise<Results<S>> {
  if (isOnPrimaryShard(shardRef)) {
    const results = await ctx.directory.batch([...onShard, ...inDirectory]);
    return results.slice(0, onShard.length) as Results<S>;
  }
  const results = await ctx.dbFor(shardRef).batch(onShard);
  await ctx.directory.batch(inDirectory);
  return results;
}

/** Copies the names that somebody has given up to the directory. */
export async function releaseNames(
  ctx: RequestContext,
  shardRef: ShardRef,
  userId: number,
): Promise<void> {
  if (isOnPrimaryShard(shardRef)) return;
  const [[names]] = await ctx.dbFor(shardRef).batch([findNames({ userId })]);
  if (names) await ctx.directory.batch([updateDirectoryNames({ userId, ...names })]);
}

/** Deletes a person's rows on their shard, and then their names. */
export async function deletePlacedAccount(
  ctx: UserContext,
  deleteRows: () => Promise<unknown>,
): Promise<void> {
  const { caller, directory } = ctx;
  if (isOnPrimaryShard(caller)) return void (await deleteRows());
  const { userId } = caller;
  await directory.batch([markReservation({ userId, now: ctx.clock.now().toISOString() })]);
  try {
    await deleteRows();
  } catch (thrown) {
    if (wasRolledBack(thrown)) await directory.batch([confirmReservation({ userId })]);
    throw thrown;
  }
  await directory.batch([releaseReservation({ userId })]);
}

/**
 * The shard of the account with this name; undefined where there is one database only. An unknown
 * name gives the last shard, so that the response time does not tell whether it exists.
 */
export async function shardOfName(
  ctx: RequestContext,
  usernameKey: string,
): Promise<ShardRef | undefined> {
  if (ctx.shards.length === 0) return undefined;
  const [[found]] = await ctx.directory.batch([findShardOfName({ usernameKey })]);
  return found ?? { shard: ctx.shards.length };
}
