import { effectiveTier } from '#schema/rules/account/entitlements.ts';
import {
  GuardBroken,
  type Results,
  type RowOf,
  type Statement,
  type Statements,
  UniqueBroken,
} from '#worker/lib/database/database.ts';
import type { Home } from '#worker/lib/database/home.ts';
import type { Databases, Views } from '#worker/lib/database/shards.ts';
import { conflict, unauthorized } from '#worker/lib/errors.ts';
import type { Log } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import {
  forgetReplies,
  isRepeated,
  noteChange,
  noteWrite,
  type Retry,
} from '#worker/lib/retries.ts';
import {
  assertSessionAlive,
  findSessionUser,
  idleSince,
  type SessionKey,
} from '#worker/lib/security/sessions.ts';
import type {
  BurstLimit,
  Clock,
  Coaches,
  IdentityProvider,
  Mailer,
  Payments,
} from '#worker/ports.ts';
import type { Config } from './settings.ts';

/** What the app is wired with, once per isolate. */
export interface Deps extends Databases {
  /** Where new people make their home. */
  newHome: Home;
  kv: KVNamespace;
  config: Config;
  clock: Clock;
  coaches: Coaches;
  mailer: Mailer;
  /** Loaded when somebody first pays, or asks how. All that is asked of them ends with the deadline. */
  payments: (deadline: Deadline) => Promise<Payments>;
  /** Another provider that people may sign in with, where one is set up. */
  identityProvider: IdentityProvider | undefined;
  /** Per person: messages to Eden. */
  chatBurst: BurstLimit;
}

/** One request's surroundings, for verbs that need no signed-in person. `db` is the directory. */
export interface RequestContext extends Deps, Views {
  log: Log;
  /** By then every other service has answered: one for the whole request, from its start. */
  deadline: Deadline;
  /** The caller's IANA zone, if they sent one. */
  timeZone: string | undefined;
  /** The caller's address where the platform names it; never from a header that anyone can send. */
  address: string | undefined;
  userAgent: string | undefined;
  /** The country that the platform sees the caller in, ISO 3166; undefined where it sees none. */
  country: string | undefined;
  /** Work that may finish after the answer has left. */
  after(work: Promise<unknown>): void;
}

type SessionUser = RowOf<typeof findSessionUser>;

export interface Caller extends Home {
  userId: number;
  sessionId: string;
}

/** A change of one row, with what is told of it before it and what it earns after it. */
export interface Change<Row> {
  before: Statements;
  change: Statement<Row[]>;
  after: Statements;
}

/**
 * A request by a signed-in person. The signed cookie says who; whether their session still lives is asked of the
 * database in the same batch as the work itself, so that a request costs one round trip. `db` is the one they live in.
 */
export interface UserContext extends RequestContext {
  caller: Caller;
  /** The caller's session, for statements that ask by themselves whether it lives. */
  session(): SessionKey;
  /** The caller's own row, to read within a batch of writes. */
  self(): Statement<SessionUser[]>;
  /** Runs reads and returns the caller's row before their results. @throws unauthorized when the session ended. */
  read<const S extends Statements>(statements: S): Promise<[SessionUser, ...Results<S>]>;
  /** Runs writes as one batch, all or nothing. @throws unauthorized when the session ended. */
  write<const S extends Statements>(statements: S): Promise<Results<S>>;
  /**
   * Runs a change of one row without a guard before it, for what is done all the time: `write` costs a statement more. Each
   * statement asks by itself whether it may be and whether the session lives (`isAlive`), or looks whether `changes()` says
   * that the one before it was made. Undefined where nothing was changed, for whichever reason.
   */
  change<Row>(parts: Change<Row>): Promise<Row | undefined>;
  /** Whether a write of this request has been noted under its key: from then on it is answered, not done again. */
  isNoted(): boolean;
}

interface ContextOptions {
  /** Given when the request may come again: its first write is noted in the same batch, and refused a second time. */
  retry?: Retry | undefined;
  /** What is deleted is not to live on in an answer that was kept for a retry. */
  deletes?: boolean;
}

export function withCaller(
  context: RequestContext,
  caller: Caller,
  { retry, deletes = false }: ContextOptions = {},
): UserContext {
  let unnoted = retry;
  const { userId, sessionId } = caller;
  const db = context.dbFor(caller);
  const session = () => ({ userId, sessionId, idleSince: idleSince(context.clock.now()) });
  const note = (how: typeof noteWrite | typeof noteChange) =>
    unnoted ? [how({ userId, now: context.clock.now().toISOString(), ...unnoted })] : [];
  async function batch(statements: Statements): Promise<unknown[]> {
    try {
      const results = await db.batch(statements);
      unnoted = undefined;
      return results;
    } catch (thrown) {
      if (thrown instanceof UniqueBroken && isRepeated(thrown.columns)) {
        throw conflict('This has been saved already. Reload to see it.');
      }
      if (thrown instanceof GuardBroken && thrown.guard === 'session_alive') throw unauthorized();
      throw thrown;
    }
  }
  return {
    ...context,
    db,
    caller,
    session,
    self: () => findSessionUser(session()),
    async read(statements) {
      const [users, ...results] = await db.batch([findSessionUser(session()), ...statements]);
      const user = (users as SessionUser[])[0];
      if (!user) throw unauthorized();
      const subscriptionTier = effectiveTier(user, context.clock.now());
      return [{ ...user, subscriptionTier }, ...results] as [
        SessionUser,
        ...Results<typeof statements>,
      ];
    },
    async write(statements) {
      const first = [
        assertSessionAlive(session()),
        ...note(noteWrite),
        ...(deletes ? [forgetReplies({ userId })] : []),
      ];
      const all = await batch([...first, ...statements]);
      return all.slice(first.length) as Results<typeof statements>;
    },
    async change<Changed>({ before, change, after }: Change<Changed>) {
      const results = await batch([...before, change, ...note(noteChange), ...after]);
      const [changed] = results[before.length] as Changed[];
      // Nothing was changed, so nothing was noted either.
      if (changed === undefined) unnoted = retry;
      return changed;
    },
    isNoted: () => retry !== undefined && unnoted === undefined,
  };
}
