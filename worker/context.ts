import { effectiveTier } from '#schema/rules/account/entitlements.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import {
  AssertionFailed,
  type Results,
  type RowOf,
  type Statement,
  type Statements,
  UniqueViolation,
} from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { type Databases, primaryOf, type ReplicaSessions } from '#worker/lib/database/shards.ts';
import { conflict, unauthorized } from '#worker/lib/errors.ts';
import { type Log, reasonOf } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import {
  isDuplicateKey,
  purgeReplies,
  type Retry,
  recordKey,
  recordKeyIfChanged,
} from '#worker/lib/retries.ts';
import {
  assertSessionAlive,
  findSessionUser,
  findSessionUserAndZone,
  idleSince,
  keepTimeZone,
  type SessionKey,
} from '#worker/lib/security/sessions.ts';
import type { IdentityProvider } from '#worker/ports/identity.ts';
import type { Payments } from '#worker/ports/payments.ts';
import type { BurstLimit, Clock, Coaches, Mailer, PushSender } from '#worker/ports.ts';
import type { Config } from './settings.ts';

/** What the app is wired with, once per isolate. */
export interface Deps extends Databases {
  /** The shard where new accounts are created. */
  newAccountShard: ShardRef;
  kv: KVNamespace;
  config: Config;
  clock: Clock;
  coaches: Coaches;
  mailer: Mailer;
  /** Undefined where this server has no keys to send push messages with. */
  push: PushSender | undefined;
  /** Loaded when payments are first needed. All calls end with the deadline. */
  payments: (deadline: Deadline) => Promise<Payments>;
  /** Another provider that people may sign in with, where one is set up. */
  identityProvider: IdentityProvider | undefined;
  /** Limits messages to Eden, per person. */
  chatBurst: BurstLimit;
}

/** The context of one request without a signed-in person. `db` is the directory. */
export interface RequestContext extends Deps, ReplicaSessions {
  log: Log;
  /** When all calls to other services must have ended: one for the whole request. */
  deadline: Deadline;
  /** The caller's IANA zone, if they sent one. */
  timeZone: string | undefined;
  /** The caller's address as the platform reports it, never from a header that anyone can send. */
  address: string | undefined;
  userAgent: string | undefined;
  /** The country that the platform sees the caller in, ISO 3166; undefined where it sees none. */
  country: string | undefined;
  /** Keeps the Worker running for work that ends after the response. */
  waitUntil(work: Promise<unknown>): void;
}

type SessionUser = RowOf<typeof findSessionUser>;

export interface Caller extends ShardRef {
  userId: number;
  sessionId: string;
}

/** A write of one row. Its log statements come before it, the stickers it earns after it. */
export interface UnguardedWrite<Row> {
  before: Statements;
  change: Statement<Row[]>;
  after: Statements;
}

/**
 * The context of a signed-in person. The signed cookie says who it is; the session's row is checked
 * in the same batch as the work, which saves a round trip. `db` is the person's own shard.
 */
export interface UserContext extends RequestContext {
  caller: Caller;
  /** The caller's session, for statements that check it themselves. */
  session(): SessionKey;
  /** The caller's own row, to read within a batch of writes. */
  ownRow(): Statement<SessionUser[]>;
  /**
   * Runs reads and returns the caller's row before their results. @throws unauthorized when the
   * session ended.
   */
  read<const S extends Statements>(statements: S): Promise<[SessionUser, ...Results<S>]>;
  /** Runs writes as one batch, all or nothing. @throws unauthorized when the session ended. */
  write<const S extends Statements>(statements: S): Promise<Results<S>>;
  /**
   * Hot path: one statement fewer than `write`. Each statement checks the session itself
   * (`isAlive`), or depends on `changes()` of the one before.
   * @returns undefined where nothing was changed, for whatever reason
   */
  writeUnguarded<Row>(parts: UnguardedWrite<Row>): Promise<Row | undefined>;
  /**
   * Whether a write of this request was recorded under its key: a repeat is then answered and not
   * run again.
   */
  isKeyRecorded(): boolean;
}

interface ContextOptions {
  /** The request's Idempotency-Key: recorded with its first write, and refused a second time. */
  retry?: Retry | undefined;
  /**
   * Whether the request deletes something: stored responses could still contain it, so they are
   * purged.
   */
  deletes?: boolean;
}

export function withCaller(
  context: RequestContext,
  caller: Caller,
  { retry, deletes = false }: ContextOptions = {},
): UserContext {
  let unrecorded = retry;
  const { userId, sessionId } = caller;
  const db = context.dbFor(caller);
  const session = () => ({ userId, sessionId, idleSince: idleSince(context.clock.now()) });
  const recordKeyBy = (how: typeof recordKey | typeof recordKeyIfChanged) =>
    unrecorded ? [how({ userId, now: context.clock.now().toISOString(), ...unrecorded })] : [];
  /** People travel: the zone that their browser names is kept where it is another one now. */
  const noteZone = (kept: string | null) => {
    const named = context.timeZone && knownZone(context.timeZone);
    if (!named || named === kept) return;
    const work = primaryOf(context, caller)
      .batch([keepTimeZone({ userId, timeZone: named })])
      .catch((thrown) => context.log.warn('zone-not-kept', { reason: reasonOf(thrown) }));
    context.waitUntil(work);
  };
  async function batch(statements: Statements): Promise<unknown[]> {
    try {
      const results = await db.batch(statements);
      unrecorded = undefined;
      return results;
    } catch (thrown) {
      if (thrown instanceof UniqueViolation && isDuplicateKey(thrown.columns)) {
        throw conflict('This has been saved already. Reload to see it.');
      }
      if (thrown instanceof AssertionFailed && thrown.guard === 'session_alive')
        throw unauthorized();
      throw thrown;
    }
  }
  return {
    ...context,
    db,
    caller,
    session,
    ownRow: () => findSessionUser(session()),
    async read(statements) {
      const [users, ...results] = await db.batch([
        findSessionUserAndZone(session()),
        ...statements,
      ]);
      const found = (users as RowOf<typeof findSessionUserAndZone>[])[0];
      if (!found) throw unauthorized();
      const { keptZone, ...user } = found;
      noteZone(keptZone);
      const subscriptionTier = effectiveTier(user, context.clock.now());
      return [{ ...user, subscriptionTier }, ...results] as [
        SessionUser,
        ...Results<typeof statements>,
      ];
    },
    async write(statements) {
      const first = [
        assertSessionAlive(session()),
        ...recordKeyBy(recordKey),
        ...(deletes ? [purgeReplies({ userId })] : []),
      ];
      const all = await batch([...first, ...statements]);
      return all.slice(first.length) as Results<typeof statements>;
    },
    async writeUnguarded<Changed>({ before, change, after }: UnguardedWrite<Changed>) {
      const results = await batch([
        ...before,
        change,
        ...recordKeyBy(recordKeyIfChanged),
        ...after,
      ]);
      const [changed] = results[before.length] as Changed[];
      // Nothing was changed, so the key was not recorded.
      if (changed === undefined) unrecorded = retry;
      return changed;
    },
    isKeyRecorded: () => retry !== undefined && unrecorded === undefined,
  };
}
