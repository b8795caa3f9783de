import type {
  Message,
  NewRecoveryCodes,
  Recovery,
  RecoveryCodes,
} from '#schema/contracts/account-life.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import {
  shardOfName,
  writeShardAndDirectory,
} from '#worker/features/account/account-placement.service.ts';
import { writeWithPassword } from '#worker/features/account/prove-identity.service.ts';
import { recoveryCodesMail } from '#worker/features/auth/auth.mails.ts';
import { setPassword } from '#worker/features/auth/auth.queries.ts';
import {
  loginsByName,
  recoveriesByAddress,
  recoveriesByName,
} from '#worker/features/auth/auth.rules.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import { PRIMARY_SHARD } from '#worker/lib/database/shard-ref.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { deliverMail } from '#worker/lib/outside/deliver.ts';
import { hashPassword } from '#worker/lib/security/passwords.ts';
import { hashSecret } from '#worker/lib/security/secrets.ts';
import { endSessions } from '#worker/lib/security/sessions.ts';
import { clearAttempts, countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { tellOfNewPassword } from './password-reset.service.ts';
import {
  assertCodeUnused,
  dropCode,
  dropRecoveryCodes,
  findCodeOwner,
  insertRecoveryCodes,
} from './recovery-codes.queries.ts';
import { foldRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './recovery-codes.rules.ts';

const NO_MATCH = 'This username and recovery code don’t match';
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';
const DONE = 'Password has been reset successfully! You can now login with your new password.';

const hashCode = (code: string) => hashSecret(foldRecoveryCode(code));

/**
 * Replaces all recovery codes by ten new ones, shown only once. @throws invalid, too-many, conflict
 */
export async function makeRecoveryCodes(
  ctx: UserContext,
  { password }: NewRecoveryCodes,
): Promise<RecoveryCodes> {
  const { userId } = ctx.caller;
  const madeAt = ctx.clock.now().toISOString();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = await Promise.all(codes.map(hashCode));
  const [self] = await writeWithPassword(ctx, { field: 'password', password }, async () => [
    ctx.ownRow(),
    dropRecoveryCodes({ userId }),
    insertRecoveryCodes({ userId, hashes: JSON.stringify(hashes), now: madeAt }),
  ]);
  const person = self[0];
  if (person?.email) {
    const mail = recoveryCodesMail(
      { username: person.username, email: person.email },
      appLink(ctx.config, PATHS.forgotPassword),
    );
    deliverMail(ctx, 'recovery-codes', mail);
  }
  return { codes, madeAt };
}

/**
 * Sets a new password by a recovery code, which is then used, and ends all sessions. An unknown
 * name and a wrong code cost and answer the same. @throws unauthorized, too-many
 */
export async function recover(
  ctx: RequestContext,
  { username, code, newPassword }: Recovery,
): Promise<Message> {
  const usernameKey = foldName(username);
  const now = ctx.clock.now();
  const byName = recoveriesByName(usernameKey);
  const byAddress = ctx.address ? recoveriesByAddress(ctx.address) : undefined;
  const codeHash = await hashCode(code);
  const [listed, nameCount, addressCount] = await ctx.db.batch([
    findCodeOwner({ usernameKey, codeHash }),
    countFor(byName, now),
    ...(byAddress ? [countFor(byAddress, now)] : []),
  ]);
  refuseOver(byName, nameCount, now, TOO_MANY);
  if (byAddress) refuseOver(byAddress, addressCount, now, TOO_MANY);
  const shardRef = await shardOfName(ctx, usernameKey);
  const [found] = shardRef
    ? await ctx.dbFor(shardRef).batch([findCodeOwner({ usernameKey, codeHash })])
    : [listed];
  const userId = found[0]?.id;
  if (userId === undefined) throw unauthorized(NO_MATCH);

  const atHome = [
    assertCodeUnused({ userId, codeHash }),
    setPassword({ userId, password: await hashPassword(newPassword) }),
    dropCode({ userId, codeHash }),
    endSessions({ userId, except: '' }),
  ] as const;
  const inDirectory = [byName, loginsByName(usernameKey)].map(({ key }) => clearAttempts({ key }));
  const [, changed] = await writeShardAndDirectory(ctx, shardRef ?? PRIMARY_SHARD, {
    onShard: atHome,
    inDirectory,
  }).catch((thrown: unknown) => {
    throw thrown instanceof AssertionFailed ? unauthorized(NO_MATCH) : thrown;
  });
  tellOfNewPassword(ctx, changed[0]);
  return { message: DONE };
}
