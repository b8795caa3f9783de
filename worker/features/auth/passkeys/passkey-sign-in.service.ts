import type { User } from '#schema/contracts/users.ts';
import type { PasskeyRequest, PasskeySignIn } from '#schema/contracts/ways-in.ts';
import type { RequestContext } from '#worker/context.ts';
import { findUserByName } from '#worker/features/auth/auth.queries.ts';
import { type SignedIn, sessionFor } from '#worker/features/auth/auth.service.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { allShards } from '#worker/lib/database/shards.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import { newLinkToken } from '#worker/lib/security/secrets.ts';
import { countFor, isOverLimit, refuseOver } from '#worker/lib/security/throttle.ts';
import { checkPasskey, PasskeyRefused } from '#worker/lib/security/webauthn.ts';
import { assertPasskeyUnmoved, findPasskey, notePasskeyUse } from './passkeys.queries.ts';
import { type PasskeyAttempt, passkeysByAddress, requestFor } from './passkeys.rules.ts';
import { handleOf, requirePasskeyHost, singleUseKey } from './passkeys.service.ts';

const NO_MATCH =
  'This passkey does not open an account here. Please try another one, or your password.';
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';

/** The challenge for signing in with any passkey. @throws not-configured, too-many */
export async function askForSignature(
  ctx: RequestContext,
): Promise<{ options: PasskeyRequest; attempt: PasskeyAttempt }> {
  const host = requirePasskeyHost(ctx);
  if (ctx.address) {
    const now = ctx.clock.now();
    const limit = passkeysByAddress(ctx.address);
    const [counted] = await ctx.db.batch([countFor(limit, now)]);
    refuseOver(limit, counted, now, TOO_MANY);
  }
  const challenge = newLinkToken();
  return { options: requestFor(host, challenge), attempt: { challenge } };
}

type Stored = RowOf<typeof findPasskey>[];

/**
 * The owner of a passkey. All shards are asked at once; if two people's passkeys have the same id,
 * the user handle decides.
 */
async function ownerOf(
  ctx: RequestContext,
  { id, response: { userHandle } }: PasskeySignIn,
  here: Stored,
) {
  const others = allShards(ctx).slice(1);
  const there = await Promise.all(
    others.map((shardRef) => ctx.dbFor(shardRef).batch([findPasskey({ credentialId: id })])),
  );
  for (const stored of here.concat(...there.map(([found]) => found))) {
    if (userHandle === undefined || userHandle === (await handleOf(stored.userId))) return stored;
  }
  return undefined;
}

/**
 * Signs in with a signed challenge, which works once. A passkey whose counter went back may have
 * been copied and is refused. @throws unauthorized, worded the same for every reason; too-many
 */
export async function signInByPasskey(
  ctx: RequestContext,
  attempt: PasskeyAttempt | undefined,
  signed: PasskeySignIn,
): Promise<SignedIn> {
  const host = requirePasskeyHost(ctx);
  const now = ctx.clock.now();
  if (!attempt || attempt.owner) throw unauthorized(NO_MATCH);
  const once = await singleUseKey(attempt);
  const limit = ctx.address ? passkeysByAddress(ctx.address) : undefined;
  const [used, found, counted] = await ctx.db.batch([
    countFor(once, now),
    findPasskey({ credentialId: signed.id }),
    ...(limit ? [countFor(limit, now)] : []),
  ]);
  if (limit) refuseOver(limit, counted, now, TOO_MANY);
  const stored = await ownerOf(ctx, signed, found);
  if (!stored || isOverLimit(once, used)) throw unauthorized(NO_MATCH);
  try {
    const checked = await checkPasskey(host, attempt.challenge, signed, stored);
    const session = sessionFor(stored.usernameKey, ctx);
    const [, , , users] = await ctx
      .dbFor(stored)
      .batch([
        assertPasskeyUnmoved(stored),
        notePasskeyUse({ id: stored.id, ...checked, now: now.toISOString() }),
        session.statement,
        findUserByName({ usernameKey: stored.usernameKey }),
      ]);
    const { userId, shard } = stored;
    return { user: users[0] as User, caller: { userId, sessionId: session.id, shard } };
  } catch (thrown) {
    if (!(thrown instanceof PasskeyRefused || thrown instanceof AssertionFailed)) throw thrown;
    ctx.log.warn('passkey-refused', { reason: thrown.message });
    throw unauthorized(NO_MATCH);
  }
}
