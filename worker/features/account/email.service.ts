import type { EmailChange, EmailConfirmation, Message } from '#schema/contracts/account-life.ts';
import type { User } from '#schema/contracts/users.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import { UniqueViolation } from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { parseShardToken, toShardToken } from '#worker/lib/database/shards.ts';
import { conflict, invalid } from '#worker/lib/errors.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { deliverMail } from '#worker/lib/outside/deliver.ts';
import { hashSecret, newLinkToken } from '#worker/lib/security/secrets.ts';
import { countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { addressChangedMail, confirmationMail } from './account.mails.ts';
import { confirmationsByAddress, confirmationsByUser } from './account.rules.ts';
import { changeNames } from './account-placement.service.ts';
import {
  confirmAddress,
  endOthersOnNewEmail,
  findConfirmed,
  openFirstConfirmation,
  renewConfirmation,
  updateEmail,
  withdrawConfirmation,
} from './email.queries.ts';
import { writeWithPassword } from './prove-identity.service.ts';

const MINUTE = 60_000;
const LINK_LIFE = 24 * 60 * MINUTE;
/** A repeat this soon sends nothing, since a second mail would void the first link. */
const QUIET = 2 * MINUTE;

const SENT = 'We’ve sent a link to your address. Follow it to confirm that the address is yours.';
const LINK_OVER =
  'This link has expired, or it belongs to an account other than the one you’re signed in to. Please ask for a new one in Settings.';
const PASSWORD_NEEDED =
  'Your address is confirmed, so you need your password to change it. That way nobody else can move your account to their address.';
const TOO_MANY =
  'We’ve already sent several links. Please look for them in your mailbox, or try again later.';

interface Link {
  token: string;
  tokenHash: string;
  expiresAt: string;
}

async function newLink(now: Date): Promise<Link> {
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE).toISOString();
  return { token, tokenHash: await hashSecret(token), expiresAt };
}

function sendLink(
  ctx: RequestContext,
  shardRef: ShardRef,
  { token, tokenHash }: Link,
  username: string,
  email: string,
): void {
  const link = appLink(ctx.config, PATHS.confirmEmail, { token: toShardToken(shardRef, token) });
  const mail = confirmationMail(username, email, link);
  deliverMail(ctx, 'email-confirmation', mail, () =>
    ctx.dbFor(shardRef).batch([withdrawConfirmation({ tokenHash })]),
  );
}

/**
 * The confirmation of a new account's address: a statement for the batch that creates the account,
 * and the mail to send afterwards.
 */
export async function firstConfirmation(ctx: RequestContext, username: string, email: string) {
  const { token, ...link } = await newLink(ctx.clock.now());
  return {
    statement: openFirstConfirmation({ emailKey: foldName(email), ...link }),
    send: () => sendLink(ctx, ctx.newAccountShard, { token, ...link }, username, email),
  };
}

/**
 * Changes the address at once; it is confirmed by the link sent to it. Other sessions end, and the
 * old address is told. A confirmed address needs the password, or a stolen session could move the
 * account.
 * @throws conflict when somebody else has the address
 */
export async function changeEmail(
  ctx: UserContext,
  { email, currentPassword }: EmailChange,
): Promise<User> {
  const { userId, sessionId } = ctx.caller;
  const now = ctx.clock.now();
  const emailKey = foldName(email);
  const link = await newLink(now);
  const { tokenHash, expiresAt } = link;
  const confirmations = confirmationsByUser(userId);
  const [before, [address]] = await ctx.read([findConfirmed({ userId })]);
  const isAnother = !before.email || foldName(before.email) !== emailKey;
  const takesPassword = isAnother && address?.emailVerifiedAt != null;
  if (takesPassword && !currentPassword)
    throw invalid(PASSWORD_NEEDED, [{ path: 'currentPassword', message: PASSWORD_NEEDED }]);
  const writes = [
    countFor(confirmations, now),
    endOthersOnNewEmail({ userId, sessionId, emailKey }),
    updateEmail({ userId, email, emailKey, tokenHash, expiresAt }),
  ] as const;
  const change = () =>
    takesPassword && currentPassword
      ? writeWithPassword(
          ctx,
          { field: 'currentPassword', password: currentPassword },
          async () => writes,
        )
      : ctx.write(writes);
  const [counted, , [after]] = await changeNames(ctx, () => ({ email, emailKey }), change).catch(
    (thrown: unknown) => {
      throw thrown instanceof UniqueViolation ? conflict('Email already in use') : thrown;
    },
  );
  const user = after as User;
  if (isAnother && (counted[0]?.attempts ?? 0) <= confirmations.limit)
    sendLink(ctx, ctx.caller, link, user.username, email);
  if (isAnother && before.email)
    deliverMail(
      ctx,
      'address-changed',
      addressChangedMail(user.username, before.email, appLink(ctx.config, PATHS.auth)),
    );
  return user;
}

/**
 * Sends the confirming link again. @throws conflict where there is nothing to confirm; too-many.
 */
export async function resendConfirmation(ctx: UserContext): Promise<Message> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const confirmations = confirmationsByUser(userId);
  const [user, [address], counted] = await ctx.read([
    findConfirmed({ userId }),
    countFor(confirmations, now),
  ]);
  if (!user.email) throw conflict('There is no address to confirm');
  if (address?.emailVerifiedAt) throw conflict('Your address is confirmed already');
  refuseOver(confirmations, counted, now, TOO_MANY);

  const link = await newLink(now);
  const { tokenHash, expiresAt } = link;
  const quietUntil = new Date(now.getTime() + LINK_LIFE - QUIET).toISOString();
  const [renewed] = await ctx.write([
    renewConfirmation({ userId, tokenHash, expiresAt, quietUntil }),
  ]);
  const person = renewed[0];
  if (person?.email) sendLink(ctx, ctx.caller, link, person.username, person.email);
  return { message: SENT };
}

/**
 * Confirms the caller's address. It takes both the account and the mail: with the mail alone, a
 * stranger's account under somebody's address would become trusted. @throws invalid, too-many
 */
export async function confirmEmail(
  ctx: UserContext,
  { token }: EmailConfirmation,
): Promise<Message> {
  const now = ctx.clock.now();
  const { shardRef, secret } = parseShardToken(ctx, token);
  const tokenHash = await hashSecret(secret);
  const byAddress = ctx.address ? confirmationsByAddress(ctx.address) : undefined;
  if (byAddress) {
    const [counted] = await ctx.directory.batch([countFor(byAddress, now)]);
    refuseOver(byAddress, counted, now, TOO_MANY);
  }
  const { userId, shard } = ctx.caller;
  if (shardRef.shard !== shard) throw invalid(LINK_OVER);
  const [confirmed] = await ctx.write([
    confirmAddress({ userId, tokenHash, now: now.toISOString() }),
  ]);
  if (confirmed.length === 0) throw invalid(LINK_OVER);
  return { message: 'Thank you. Your email address is confirmed.' };
}
