import type {
  Message,
  PasswordReset,
  ResetPassword,
  ResetRequest,
} from '#schema/contracts/account-life.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { RequestContext } from '#worker/context.ts';
import {
  releaseNames,
  writeShardAndDirectory,
} from '#worker/features/account/account-placement.service.ts';
import { passwordChangedMail, resetMail } from '#worker/features/auth/auth.mails.ts';
import { setPassword } from '#worker/features/auth/auth.queries.ts';
import {
  linksByAddress,
  loginsByName,
  resetsByAddress,
  resetsByEmail,
} from '#worker/features/auth/auth.rules.ts';
import { providerName } from '#worker/features/auth/sign-in-methods.rules.ts';
import { endOtherWays } from '#worker/features/auth/takeover/takeover.queries.ts';
import { endedWords } from '#worker/features/auth/takeover/takeover.rules.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { allShards, parseShardToken, toShardToken } from '#worker/lib/database/shards.ts';
import { invalid } from '#worker/lib/errors.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { deliverMail } from '#worker/lib/outside/deliver.ts';
import { hashPassword } from '#worker/lib/security/passwords.ts';
import { hashSecret, newLinkToken } from '#worker/lib/security/secrets.ts';
import { clearAttempts, countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { assertResetAlive, findReset, openReset, withdrawReset } from './password-reset.queries.ts';

const SECOND = 1000;
const LINK_LIFE = 60 * 60 * SECOND;
/** A repeat this soon sends nothing, since a second mail would void the first link. */
const QUIET = 2 * 60 * SECOND;

const SENT =
  'If an account has this email address, we’ve sent it instructions for choosing a new password.';
const DONE = 'Password has been reset successfully! You can now login with your new password.';
const LINK_OVER = 'This link has been used or has expired. Please ask for a new one.';
const TOO_MANY = 'Too many attempts. Please wait a while and try again.';

const later = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();

/**
 * Sends a reset link if an account has this address. The response does not tell whether one has.
 * @throws too-many
 */
export async function askForReset(ctx: RequestContext, { email }: ResetRequest): Promise<Message> {
  const emailKey = foldName(email);
  const now = ctx.clock.now();
  const byEmail = resetsByEmail(await hashSecret(emailKey));
  const byAddress = ctx.address ? resetsByAddress(ctx.address) : undefined;
  const [emailCount, addressCount] = await ctx.db.batch([
    countFor(byEmail, now),
    ...(byAddress ? [countFor(byAddress, now)] : []),
  ]);
  refuseOver(byEmail, emailCount, now, TOO_MANY);
  if (byAddress) refuseOver(byAddress, addressCount, now, TOO_MANY);

  // All shards at once, so that timing does not tell whether and where the address is known.
  await Promise.all(allShards(ctx).map((shardRef) => sendReset(ctx, shardRef, emailKey, now)));
  return { message: SENT };
}

async function sendReset(
  ctx: RequestContext,
  shardRef: ShardRef,
  emailKey: string,
  now: Date,
): Promise<void> {
  const token = newLinkToken();
  const tokenHash = await hashSecret(token);
  const db = ctx.dbFor(shardRef);
  const [[person]] = await db.batch([
    openReset({
      ...shardRef,
      emailKey,
      tokenHash,
      expiresAt: later(now, LINK_LIFE),
      quietUntil: later(now, LINK_LIFE - QUIET),
    }),
  ]);
  if (!person?.email) return;
  const mail = resetMail(
    { username: person.username, email: person.email },
    appLink(ctx.config, PATHS.resetPassword, { token: toShardToken(shardRef, token) }),
  );
  deliverMail(ctx, 'password-reset', mail, () => db.batch([withdrawReset({ tokenHash })]));
}

/**
 * Sets a new password by a mailed link and ends all other sign-in methods that may be a stranger's.
 * Guard, password and endings are one batch, so of parallel attempts one succeeds. @throws invalid,
 * too-many
 */
export async function setNewPassword(
  ctx: RequestContext,
  input: ResetPassword,
): Promise<PasswordReset> {
  const now = ctx.clock.now();
  const { shardRef, secret } = parseShardToken(ctx, input.token);
  const db = ctx.dbFor(shardRef);
  const tokenHash = await hashSecret(secret);
  const link = { tokenHash, now: now.toISOString() };
  const byAddress = ctx.address ? linksByAddress(ctx.address) : undefined;
  const [found, counted] = await db.batch([
    findReset(link),
    ...(byAddress ? [countFor(byAddress, now)] : []),
  ]);
  if (byAddress) refuseOver(byAddress, counted, now, TOO_MANY);
  const person = found[0];
  if (!person) throw invalid(LINK_OVER);

  const userId = person.id;
  const password = await hashPassword(input.newPassword);
  const atHome = [
    assertResetAlive({ userId, ...link }),
    setPassword({ userId, password }),
    ...endOtherWays({ userId, now: link.now }),
  ] as const;
  const inDirectory = [clearAttempts({ key: loginsByName(person.usernameKey).key })];
  const [, changed, passkeys, codes, unlinked, links, , shares, calendars] =
    await writeShardAndDirectory(ctx, shardRef, {
      onShard: atHome,
      inDirectory,
    }).catch((thrown: unknown) => {
      throw thrown instanceof AssertionFailed ? invalid(LINK_OVER) : thrown;
    });
  await releaseNames(ctx, shardRef, userId);
  const ended = endedWords({
    passkeys: passkeys.length,
    recoveryCodes: codes.length,
    provider: unlinked.length > 0 ? providerName(ctx, person.ssoProvider ?? '') : undefined,
    shares: links.length + shares.length,
    hasCalendar: calendars.length > 0,
  });
  tellOfNewPassword(ctx, changed[0], ended);
  return { message: DONE, ...(ended && { ended }) };
}

/** Mails a person that their password was changed and what ended with it. */
export function tellOfNewPassword(
  ctx: RequestContext,
  person: { username: string; email: string | null } | undefined,
  ended?: string,
): void {
  if (!person?.email) return;
  const mail = passwordChangedMail(
    { username: person.username, email: person.email },
    appLink(ctx.config, PATHS.forgotPassword),
    ended,
  );
  deliverMail(ctx, 'password-changed', mail);
}
