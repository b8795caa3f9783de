import type { RequestContext, UserContext } from '#worker/context.ts';
import {
  GuardBroken,
  type Results,
  type Statements,
  UniqueBroken,
} from '#worker/lib/database/database.ts';
import {
  claimNames,
  dropClaim,
  findHomeOfName,
  findNames,
  holdClaim,
  type Names,
  putNames,
  settleClaim,
} from '#worker/lib/database/directory.ts';
import { DIRECTORY, type Home } from '#worker/lib/database/home.ts';

/*
 * Two databases share no transaction. Whatever touches both goes to the directory first, which alone knows what others have,
 * and is undone there where the rest fails. What is cut off in between the sweep settles: see `claims.service.ts`.
 */

const livesInDirectory = ({ shard }: Home) => shard === DIRECTORY.shard;

/** Whether the batch was surely rolled back, and not merely lost from sight. */
const isRefused = (thrown: unknown) =>
  thrown instanceof UniqueBroken || thrown instanceof GuardBroken;

/** Who is being made: the id is null where their own row gives it. */
export type Newcomer = Home & { id: number | null };

/**
 * Makes an account where new people live: one batch where that is the directory, else the names there first.
 * @throws UniqueBroken when a name is taken, on any shard
 */
export async function makeAccount<const S extends Statements>(
  ctx: RequestContext,
  { createdAt, ...names }: Names & { createdAt: string },
  statements: (newcomer: Newcomer) => S,
): Promise<{ home: Home; made: Results<S> }> {
  const home = ctx.newHome;
  if (livesInDirectory(home))
    return { home, made: await ctx.directory.batch(statements({ ...home, id: null })) };
  const now = ctx.clock.now().toISOString();
  const [claims] = await ctx.directory.batch([claimNames({ ...names, ...home, now, createdAt })]);
  const userId = (claims[0] as { id: number }).id;
  try {
    const made = await ctx.dbFor(home).batch(statements({ ...home, id: userId }));
    ctx.after(ctx.directory.batch([settleClaim({ userId })]));
    return { home, made };
  } catch (thrown) {
    if (isRefused(thrown)) await ctx.directory.batch([dropClaim({ userId })]);
    throw thrown;
  }
}

/**
 * Changes names that must be nobody else's, together with the person's own row.
 * @param isDone whether `change` did what the names are for
 * @throws UniqueBroken when somebody else has one, on any shard
 */
export async function changeNames<Changed>(
  ctx: UserContext,
  names: (before: Names) => Partial<Names>,
  change: () => Promise<Changed>,
  isDone: (changed: Changed) => boolean = () => true,
): Promise<Changed> {
  const { caller, directory } = ctx;
  if (livesInDirectory(caller)) return change();
  const { userId } = caller;
  const [, [before]] = await ctx.read([findNames({ userId })]);
  const own = before as Names;
  await directory.batch([putNames({ userId, ...own, ...names(own) })]);
  const takeBack = () => directory.batch([putNames({ userId, ...own })]);
  try {
    const changed = await change();
    if (!isDone(changed)) await takeBack();
    return changed;
  } catch (thrown) {
    await takeBack();
    throw thrown;
  }
}

/** Runs writes at somebody's home, and others in the directory: one batch where that is their home. */
export async function writeBoth<const S extends Statements>(
  ctx: RequestContext,
  home: Home,
  { atHome, inDirectory }: { atHome: S; inDirectory: Statements },
): Promise<Results<S>> {
  if (livesInDirectory(home)) {
    const results = await ctx.directory.batch([...atHome, ...inDirectory]);
    return results.slice(0, atHome.length) as Results<S>;
  }
  const results = await ctx.dbFor(home).batch(atHome);
  await ctx.directory.batch(inDirectory);
  return results;
}

/** Tells the directory which names somebody has given up. */
export async function releaseNames(ctx: RequestContext, home: Home, userId: number): Promise<void> {
  if (livesInDirectory(home)) return;
  const [[names]] = await ctx.dbFor(home).batch([findNames({ userId })]);
  if (names) await ctx.directory.batch([putNames({ userId, ...names })]);
}

/** Deletes somebody's rows by `forget`, and then their name. */
export async function leaveHome(ctx: UserContext, forget: () => Promise<unknown>): Promise<void> {
  const { caller, directory } = ctx;
  if (livesInDirectory(caller)) return void (await forget());
  const { userId } = caller;
  await directory.batch([holdClaim({ userId, now: ctx.clock.now().toISOString() })]);
  try {
    await forget();
  } catch (thrown) {
    if (isRefused(thrown)) await directory.batch([settleClaim({ userId })]);
    throw thrown;
  }
  await directory.batch([dropClaim({ userId })]);
}

/**
 * Where the person with this name lives; undefined as long as there is one database. Nobody's name leads to the last shard,
 * so that looking there takes as long.
 */
export async function homeOfName(
  ctx: RequestContext,
  usernameKey: string,
): Promise<Home | undefined> {
  if (ctx.shards.length === 0) return undefined;
  const [[found]] = await ctx.directory.batch([findHomeOfName({ usernameKey })]);
  return found ?? { shard: ctx.shards.length };
}
