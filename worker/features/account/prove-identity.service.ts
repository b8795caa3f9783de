import type { UserContext } from '#worker/context.ts';
import { AssertionFailed, type Statements } from '#worker/lib/database/database.ts';
import { assertPasswordUnchanged } from '#worker/lib/database/password-guard.ts';
import { AppError, conflict } from '#worker/lib/errors.ts';
import { checkPassword, isPasswordHash } from '#worker/lib/security/passwords.ts';
import { clearAttempts, countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { findOwnHash } from './account.queries.ts';
import { passwordChecks } from './account.rules.ts';

const WRONG = 'This is not your current password';
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';
const NONE = 'This account has no password yet. Choose one with “Forgot password” first.';

/** A typed password, and the field at which a wrong one is reported. */
export interface Proof {
  field: string;
  password: string;
}

const wrong = (field: string) =>
  new AppError('invalid', WRONG, { issues: [{ path: field, message: WRONG }] });

/**
 * Runs writes that require the password. The attempt is counted first, and the batch asserts that
 * the checked password is still current. @throws invalid (naming the field), too-many, or conflict
 * where there is no password
 */
export async function writeWithPassword<const S extends Statements>(
  ctx: UserContext,
  { field, password }: Proof,
  statements: () => Promise<S>,
) {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const checks = passwordChecks(userId);
  const [, hashes, counted] = await ctx.read([findOwnHash({ userId }), countFor(checks, now)]);
  refuseOver(checks, counted, now, TOO_MANY);
  const before = hashes[0]?.password;
  if (!isPasswordHash(before)) throw conflict(NONE);
  if (!(await checkPassword(password, before)).matches) throw wrong(field);

  const writes = [
    clearAttempts({ key: checks.key }),
    assertPasswordUnchanged({ userId, before }),
    ...(await statements()),
  ] as const;
  const [, , ...results] = await ctx.write(writes).catch((thrown: unknown) => {
    throw thrown instanceof AssertionFailed ? wrong(field) : thrown;
  });
  return results;
}
