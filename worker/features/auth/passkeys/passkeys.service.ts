import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyPatch,
} from '#schema/contracts/ways-in.ts';
import { PASSKEYS_MAX } from '#schema/rules/account/passkeys.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import { deviceOf } from '#worker/features/auth/sessions/device.rules.ts';
import {
  mailSignInMethodChange,
  passkeyAdded,
  passkeyRemoved,
} from '#worker/features/auth/sign-in-methods.mails.ts';
import { assertRemovable } from '#worker/features/auth/sign-in-methods.queries.ts';
import { LAST_WAY_IN, passkeyHost } from '#worker/features/auth/sign-in-methods.rules.ts';
import { AssertionFailed, UniqueViolation } from '#worker/lib/database/database.ts';
import { AppError, conflict, invalid, notFound } from '#worker/lib/errors.ts';
import { ATTEMPT_SECONDS } from '#worker/lib/security/attempt-token.ts';
import { hashSecret, newLinkToken } from '#worker/lib/security/secrets.ts';
import { countFor, isOverLimit, refuseOver } from '#worker/lib/security/throttle.ts';
import {
  type PasskeyHost,
  PasskeyRefused,
  readMadePasskey,
} from '#worker/lib/security/webauthn.ts';
import {
  assertRoomForPasskey,
  deletePasskey,
  insertPasskey,
  listOwnCredentials,
  listOwnPasskeys,
  renamePasskey,
} from './passkeys.queries.ts';
import {
  creationFor,
  newPasskeyName,
  type PasskeyAttempt,
  passkeyChallengeOnce,
  passkeysByUser,
} from './passkeys.rules.ts';

const NOT_HERE = 'Passkeys need the app’s own https address, which is not set up here';
const TOO_MANY = 'Too many attempts. Please wait a while and try again.';
const FULL = `You have ${PASSKEYS_MAX} passkeys, which is the most you can have. Remove one that you no longer use first.`;
const ATTEMPT_EXPIRED =
  'That took too long, or was started in another browser. Please start again.';
const REFUSED =
  'The passkey from your device could not be verified. Nothing was added; please try again.';
const KNOWN = 'This passkey has already been added';
const UNKNOWN = 'Passkey not found';

/** This deployment's passkey host. @throws not-configured where browsers allow no passkeys */
export function requirePasskeyHost(ctx: RequestContext): PasskeyHost {
  const host = passkeyHost(ctx);
  if (!host) throw new AppError('not-configured', NOT_HERE);
  return host;
}

/** A person's user handle: the same for all their passkeys, and without meaning to others. */
export const handleOf = (userId: number) => hashSecret(`passkeys of ${userId}`);

export const singleUseKey = async ({ challenge }: PasskeyAttempt) =>
  passkeyChallengeOnce(await hashSecret(challenge), ATTEMPT_SECONDS);

/**
 * The options for creating a passkey. @throws not-configured, too-many, conflict when there are ten
 */
export async function askForPasskey(
  ctx: UserContext,
): Promise<{ options: PasskeyCreation; attempt: PasskeyAttempt }> {
  const host = requirePasskeyHost(ctx);
  const { userId, sessionId } = ctx.caller;
  const now = ctx.clock.now();
  const limit = passkeysByUser(userId);
  const [user, existing, counted] = await ctx.read([
    listOwnCredentials({ userId }),
    countFor(limit, now),
  ]);
  refuseOver(limit, counted, now, TOO_MANY);
  if (existing.length >= PASSKEYS_MAX) throw conflict(FULL);
  const challenge = newLinkToken();
  const handle = await handleOf(userId);
  return {
    options: creationFor(host, { challenge, handle, username: user.username, existing }),
    attempt: { challenge, owner: { userId, sessionId } },
  };
}

/** Stores a created passkey, named after the browser. @throws invalid, conflict */
export async function addPasskey(
  ctx: UserContext,
  attempt: PasskeyAttempt | undefined,
  made: NewPasskey,
): Promise<Passkey> {
  const host = requirePasskeyHost(ctx);
  const { userId, sessionId } = ctx.caller;
  const { owner } = attempt ?? {};
  if (!attempt || owner?.userId !== userId || owner.sessionId !== sessionId)
    throw invalid(ATTEMPT_EXPIRED);
  const now = ctx.clock.now();
  const once = await singleUseKey(attempt);
  const [user, existing, counted] = await ctx.read([
    listOwnPasskeys({ userId }),
    countFor(once, now),
  ]);
  if (isOverLimit(once, counted)) throw invalid(ATTEMPT_EXPIRED);

  const credential = await readMadePasskey(host, attempt.challenge, made).catch(
    (thrown: unknown) => {
      if (!(thrown instanceof PasskeyRefused)) throw thrown;
      ctx.log.warn('passkey-refused', { reason: thrown.message });
      throw invalid(REFUSED);
    },
  );
  const name = newPasskeyName(
    deviceOf(ctx.userAgent ?? null),
    existing.map((passkey) => passkey.name),
  );
  const row = { userId, ...credential, name, now: now.toISOString() };
  const [, added] = await ctx
    .write([assertRoomForPasskey({ userId }), insertPasskey(row)])
    .catch((thrown: unknown) => {
      if (thrown instanceof AssertionFailed) throw conflict(FULL);
      throw thrown instanceof UniqueViolation ? conflict(KNOWN) : thrown;
    });
  const passkey = added[0] as Passkey;
  mailSignInMethodChange(ctx, user, passkeyAdded(passkey.name));
  return passkey;
}

/** @throws not-found */
export async function rename(
  ctx: UserContext,
  id: number,
  { name }: PasskeyPatch,
): Promise<Passkey> {
  const [renamed] = await ctx.write([renamePasskey({ id, userId: ctx.caller.userId, name })]);
  const passkey = renamed[0];
  if (!passkey) throw notFound(UNKNOWN);
  return passkey;
}

/** @throws not-found, conflict where nothing else would let the person in. */
export async function removePasskey(ctx: UserContext, id: number): Promise<void> {
  const { userId } = ctx.caller;
  const writes = [
    ctx.ownRow(),
    assertRemovable({ userId, passkeyId: id }),
    deletePasskey({ id, userId }),
  ] as const;
  const [self, , deleted] = await ctx.write(writes).catch((thrown: unknown) => {
    throw thrown instanceof AssertionFailed ? conflict(LAST_WAY_IN) : thrown;
  });
  const [person, gone] = [self[0], deleted[0]];
  if (!gone) throw notFound(UNKNOWN);
  if (person) mailSignInMethodChange(ctx, person, passkeyRemoved(gone.name));
}
