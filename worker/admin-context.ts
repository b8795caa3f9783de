import type { UserContext } from '#worker/context.ts';
import { type AuditEvent, assertAdminStill, insertAuditEvent } from '#worker/lib/audit.ts';
import { GuardBroken, type Results, type Statements } from '#worker/lib/database/database.ts';
import { DIRECTORY, type Home } from '#worker/lib/database/home.ts';
import { notFound } from '#worker/lib/errors.ts';

/** What a signed-in person hears who is no admin, and what an address hears that names nothing. */
export const nothingHere = () => notFound('Not found');

/** Whether this is an admin at the desk, which stands in the directory: its trail and its drafts are there. */
export const isDirectoryAdmin = ({ shard }: Home, { isAdmin }: { isAdmin: boolean }): boolean =>
  isAdmin && shard === DIRECTORY.shard;

/**
 * A request by an admin. Being one is asked in the same batch as the work, like the session. There is no `write`: the only
 * way to change something is a deed, and the trail has it in the same batch.
 */
export interface AdminContext extends Omit<UserContext, 'write'> {
  /**
   * Runs writes and the row that tells of them, all or nothing. Of writes on another shard the trail tells before they are
   * made: what was tried is known, whatever became of it. @throws notFound when the caller is no admin any more.
   */
  act<const S extends Statements>(
    deed: AuditEvent,
    statements: S,
    home?: Home,
  ): Promise<Results<S>>;
}

export function withAdmin({ write, ...user }: UserContext, requestId: string): AdminContext {
  const { userId } = user.caller;
  return {
    ...user,
    async read(statements) {
      const results = await user.read(statements);
      if (!isDirectoryAdmin(user.caller, results[0])) throw nothingHere();
      return results;
    },
    async act({ action, subject, detail = {} }, statements, home = DIRECTORY) {
      const isHere = home.shard === DIRECTORY.shard;
      const told = insertAuditEvent({
        actorId: userId,
        action,
        subjectKind: subject.kind,
        subjectId: subject.id,
        detail,
        requestId,
        now: user.clock.now().toISOString(),
      });
      try {
        const here = isHere ? statements : [];
        const [, ...results] = await write([assertAdminStill({ userId }), ...here, told]);
        const done: unknown[] = isHere
          ? results.slice(0, -1)
          : await user.dbFor(home).batch(statements);
        return done as Results<typeof statements>;
      } catch (thrown) {
        if (thrown instanceof GuardBroken && thrown.guard === 'admin_still') throw nothingHere();
        throw thrown;
      }
    },
  };
}
