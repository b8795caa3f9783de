import type { UserContext } from '#worker/context.ts';
import { type AuditEvent, assertAdminStill, insertAuditEvent } from '#worker/lib/audit.ts';
import { AssertionFailed, type Results, type Statements } from '#worker/lib/database/database.ts';
import { PRIMARY_SHARD, type ShardRef } from '#worker/lib/database/shard-ref.ts';
import { notFound } from '#worker/lib/errors.ts';

/**
 * The 404 for signed-in people who are not admins: the same as for an unknown path, so that admin
 * routes cannot be told from none.
 */
export const hiddenNotFound = () => notFound('Not found');

/** An admin whose account is on shard 0, where the audit trail and the drafts are. */
export const isDirectoryAdmin = ({ shard }: ShardRef, { isAdmin }: { isAdmin: boolean }): boolean =>
  isAdmin && shard === PRIMARY_SHARD.shard;

/**
 * The context of an admin. The role is checked in the same batch as the work, like the session.
 * There is no `write`: every change is an audited one.
 */
export interface AdminContext extends Omit<UserContext, 'write'> {
  /**
   * Runs writes and their audit row, all or nothing. Where the writes go to another shard, the
   * audit row is written first, so that failed attempts are recorded too. @throws notFound when the
   * caller is no longer an admin.
   */
  audited<const S extends Statements>(
    event: AuditEvent,
    statements: S,
    shardRef?: ShardRef,
  ): Promise<Results<S>>;
}

export function withAdmin({ write, ...user }: UserContext, requestId: string): AdminContext {
  const { userId } = user.caller;
  return {
    ...user,
    async read(statements) {
      const results = await user.read(statements);
      if (!isDirectoryAdmin(user.caller, results[0])) throw hiddenNotFound();
      return results;
    },
    async audited({ action, subject, detail = {} }, statements, shardRef = PRIMARY_SHARD) {
      const isHere = shardRef.shard === PRIMARY_SHARD.shard;
      const auditRow = insertAuditEvent({
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
        const [, ...results] = await write([assertAdminStill({ userId }), ...here, auditRow]);
        const done: unknown[] = isHere
          ? results.slice(0, -1)
          : await user.dbFor(shardRef).batch(statements);
        return done as Results<typeof statements>;
      } catch (thrown) {
        if (thrown instanceof AssertionFailed && thrown.guard === 'admin_still')
          throw hiddenNotFound();
        throw thrown;
      }
    },
  };
}
