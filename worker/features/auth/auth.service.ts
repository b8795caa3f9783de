import type { AppInfo } from '#schema/contracts/app-info.ts';
import type { Credentials, Registration } from '#schema/contracts/credentials.ts';
import type { User } from '#schema/contracts/users.ts';
import type { Caller, RequestContext } from '#worker/context.ts';
import {
  createPlacedAccount,
  writeShardAndDirectory,
} from '#worker/features/account/account-placement.service.ts';
import { firstConfirmation } from '#worker/features/account/email.service.ts';
import { AssertionFailed, type RowOf, UniqueViolation } from '#worker/lib/database/database.ts';
import { assertPasswordUnchanged } from '#worker/lib/database/password-guard.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { conflict, unauthorized } from '#worker/lib/errors.ts';
import { checkPassword, hashPassword } from '#worker/lib/security/passwords.ts';
import { newSessionId } from '#worker/lib/security/session-token.ts';
import { endSession, openSession } from '#worker/lib/security/sessions.ts';
import {
  clearAttempts,
  countFor,
  forgiveAttempt,
  refuseOver,
} from '#worker/lib/security/throttle.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { findCredentials, findUserByName, insertUser, replaceHash } from './auth.queries.ts';
import { loginsByAddress, loginsByName, registrationsByAddress } from './auth.rules.ts';
import { passkeyHost } from './sign-in-methods.rules.ts';

export interface SignedIn {
  user: User;
  caller: Caller;
}

const NO_MATCH = 'Invalid username or password';
const NAME_TAKEN = 'Username already exists';
const EMAIL_TAKEN = 'Email already in use';
const TOO_MANY_LOGINS = 'Too many attempts. Please wait a few minutes and try again.';
const TOO_MANY_REGISTRATIONS =
  'Too many accounts were made from here. Please try again in an hour.';

/** What pages need to know of this deployment before sign-in. */
export const appInfo = (ctx: RequestContext): AppInfo => ({
  mail: ctx.mailer.delivery,
  sso: ctx.identityProvider?.name ?? null,
  passkeys: passkeyHost(ctx) !== undefined,
});

/** A new session, and the statement that opens it. */
export function sessionFor(usernameKey: string, ctx: RequestContext) {
  const id = newSessionId();
  const now = ctx.clock.now().toISOString();
  return { id, statement: openSession({ id, usernameKey, now, userAgent: ctx.userAgent ?? null }) };
}

/**
 * Creates an account and signs it in. @throws conflict when the name or address is taken; too-many.
 */
export async function registerAccount(ctx: RequestContext, input: Registration): Promise<SignedIn> {
  const usernameKey = foldName(input.username);
  const now = ctx.clock.now();
  const limit = ctx.address ? registrationsByAddress(ctx.address) : undefined;
  // Checked before the password is hashed, so that a taken name or a flood costs no hashing.
  const [taken, counted] = await ctx.db.batch([
    findUserByName({ usernameKey }),
    ...(limit ? [countFor(limit, now)] : []),
  ]);
  if (limit) refuseOver(limit, counted, now, TOO_MANY_REGISTRATIONS);
  if (taken.length > 0) throw conflict(NAME_TAKEN);

  const session = sessionFor(usernameKey, ctx);
  const { username, email = null, incognitoMode = false } = input;
  const confirmation = email === null ? undefined : await firstConfirmation(ctx, username, email);
  const password = await hashPassword(input.password);
  const emailKey = email === null ? null : foldName(email);
  const names = { username, usernameKey, email, emailKey, createdAt: now.toISOString() };
  try {
    const { shardRef, made } = await createPlacedAccount(
      ctx,
      { ...names, ssoProvider: null, ssoId: null },
      (newcomer) => [
        insertUser({ ...newcomer, ...names, password, incognitoMode }),
        session.statement,
        ...(confirmation ? [confirmation.statement] : []),
      ],
    );
    confirmation?.send();
    return signedIn(made[0][0], session.id, shardRef);
  } catch (thrown) {
    if (!(thrown instanceof UniqueViolation)) throw thrown;
    throw conflict(thrown.columns.includes('email_key') ? EMAIL_TAKEN : NAME_TAKEN);
  }
}

const signedIn = (user: User | undefined, sessionId: string, { shard }: ShardRef): SignedIn => {
  const found = user as User;
  return { user: found, caller: { userId: found.id, sessionId, shard } };
};

type Credential = RowOf<typeof findCredentials>;

/**
 * The account of a name, from its shard. With several databases an unknown name costs a second look
 * too, so that timing tells nothing.
 */
async function atHome(ctx: RequestContext, usernameKey: string, listed: Credential | undefined) {
  if (ctx.shards.length === 0) return listed;
  const shardRef = listed ?? { shard: ctx.shards.length };
  const [[stored]] = await ctx.dbFor(shardRef).batch([findCredentials({ usernameKey })]);
  return stored;
}

/**
 * Signs in. An unknown name and a wrong password take as long and get the same answer. @throws
 * unauthorized, too-many
 */
export async function login(
  ctx: RequestContext,
  { username, password }: Credentials,
): Promise<SignedIn> {
  const usernameKey = foldName(username);
  const now = ctx.clock.now();
  const byName = loginsByName(usernameKey);
  const byAddress = ctx.address ? loginsByAddress(ctx.address) : undefined;
  // Attempts are counted atomically before the hash is computed, so that parallel guesses cannot
  // exceed the limit.
  const [found, nameCount, addressCount] = await ctx.db.batch([
    findCredentials({ usernameKey }),
    countFor(byName, now),
    ...(byAddress ? [countFor(byAddress, now)] : []),
  ]);
  refuseOver(byName, nameCount, now, TOO_MANY_LOGINS);
  if (byAddress) refuseOver(byAddress, addressCount, now, TOO_MANY_LOGINS);

  const stored = await atHome(ctx, usernameKey, found[0]);
  const { matches, outdated } = await checkPassword(password, stored?.password);
  if (!stored || !matches) throw unauthorized(NO_MATCH);

  const session = sessionFor(usernameKey, ctx);
  const before = stored.password;
  try {
    const [, users] = await writeShardAndDirectory(ctx, stored, {
      onShard: [
        // The password was reset while this one was being checked.
        assertPasswordUnchanged({ userId: stored.id, before }),
        findUserByName({ usernameKey }),
        session.statement,
        ...(outdated
          ? [replaceHash({ id: stored.id, before, after: await hashPassword(password) })]
          : []),
      ],
      inDirectory: [
        clearAttempts({ key: byName.key }),
        ...(byAddress ? [forgiveAttempt({ key: byAddress.key })] : []),
      ],
    });
    return signedIn(users[0], session.id, stored);
  } catch (thrown) {
    if (thrown instanceof AssertionFailed) throw unauthorized(NO_MATCH);
    throw thrown;
  }
}

/** Ends this session on the server, so that no copy of its cookie works any longer. */
export async function logout(ctx: RequestContext, caller: Caller): Promise<void> {
  const { sessionId, userId } = caller;
  await ctx.dbFor(caller).batch([endSession({ id: sessionId, userId })]);
}
