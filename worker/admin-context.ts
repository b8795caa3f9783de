import type { Results, Statements, UserContext } from '#worker/context.ts';
import { assertAdminStill, type Deed, insertDeed } from '#worker/lib/audit.ts';
import { GuardBroken } from '#worker/lib/database.ts';
import { notFound } from '#worker/lib/errors.ts';

/** What a signed-in person hears who is no admin, and what an address hears that names nothing. */
export const nothingHere = () => notFound('Not found');

/**
 * A request by an admin. Being one is asked in the same batch as the work, like the session. There is no `write`: the only
 * way to change something is a deed, and the trail has it in the same batch.
 */
export interface AdminContext extends Omit<UserContext, 'write'> {
  /** Runs writes and the row that tells of them, all or nothing. @throws notFound when the caller is no admin any more. */
  act<const S extends Statements>(deed: Deed, statements: S): Promise<Results<S>>;
}

export function withAdmin({ write, ...user }: UserContext, requestId: string): AdminContext {
  const { userId } = user.caller;
  return {
    ...user,
    async read(statements) {
      const results = await user.read(statements);
      if (!results[0].isAdmin) throw nothingHere();
      return results;
    },
    async act({ action, subject, detail = {} }, statements) {
      const told = insertDeed({
        actorId: userId,
        action,
        subjectKind: subject.kind,
        subjectId: subject.id,
        detail: JSON.stringify(detail),
        requestId,
        now: user.clock.now().toISOString(),
      });
      try {
        const [, ...results] = await write([assertAdminStill({ userId }), ...statements, told]);
        return results.slice(0, -1) as never;
      } catch (thrown) {
        if (thrown instanceof GuardBroken && thrown.guard === 'admin_still') throw nothingHere();
        throw thrown;
      }
    },
  };
}
