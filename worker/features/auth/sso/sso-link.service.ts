import { Email } from '#schema/contracts/users.ts';
import type { SsoError } from '#schema/contracts/ways-in.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { UserContext } from '#worker/context.ts';
import { changeNames, releaseNames } from '#worker/features/account/account-placement.service.ts';
import {
  mailSignInMethodChange,
  providerLinked,
  providerUnlinked,
} from '#worker/features/auth/sign-in-methods.mails.ts';
import { assertUnlinkable, findWaysIn } from '#worker/features/auth/sign-in-methods.queries.ts';
import { LAST_WAY_IN, providerName } from '#worker/features/auth/sign-in-methods.rules.ts';
import {
  findAddressHolder,
  releaseUnverifiedEmail,
} from '#worker/features/auth/takeover/unproven-address.service.ts';
import { AssertionFailed, UniqueViolation } from '#worker/lib/database/database.ts';
import { AppError, conflict, notFound } from '#worker/lib/errors.ts';
import { countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import type { Identity } from '#worker/ports/identity.ts';
import { linkIdentity, unlinkIdentity } from './sso.queries.ts';
import { landingOf, type SsoAttempt, ssoLinksByUser } from './sso.rules.ts';
import { authorizationUrl, handleCallback, type SsoStep } from './sso.service.ts';

const NO_PROVIDER = 'There is no other provider to sign in with here';
const HAS_ONE = 'Your account is linked already. Unlink it first.';
const AWAY = 'The other provider did not answer. Please try again in a moment.';
const TOO_MANY = 'Too many attempts. Please wait a while and try again.';
const NOT_LINKED = 'Your account is not linked with another provider';

/**
 * Starts linking the caller's account. A POST of our own page, so that no link elsewhere can start
 * it.
 * @throws not-configured, conflict, too-many, provider-failed
 */
export async function askToLink(ctx: UserContext): Promise<{ url: string; attempt: SsoAttempt }> {
  const { userId, sessionId } = ctx.caller;
  const now = ctx.clock.now();
  const limit = ssoLinksByUser(userId);
  const [, ways, counted] = await ctx.read([findWaysIn({ userId }), countFor(limit, now)]);
  refuseOver(limit, counted, now, TOO_MANY);
  if (ways[0]?.ssoProvider) throw conflict(HAS_ONE);
  const started = await authorizationUrl(ctx, {
    next: PATHS.settings,
    link: { userId, sessionId },
  });
  if (!('error' in started)) return started;
  throw started.error === 'off'
    ? new AppError('not-configured', NO_PROVIDER)
    : new AppError('provider-failed', AWAY);
}

/**
 * Finishes linking, for the same person in the same session only. The provider must vouch for the
 * address, and it must be the account's own.
 */
export async function finishLink(
  ctx: UserContext | undefined,
  attempt: SsoAttempt,
  returned: URLSearchParams,
): Promise<SsoStep> {
  const failed = (error: SsoError) => ({ path: landingOf(error, attempt) });
  const { link } = attempt;
  if (!ctx || ctx.caller.userId !== link?.userId || ctx.caller.sessionId !== link.sessionId)
    return failed('over');
  const received = await handleCallback(ctx, attempt, returned);
  const error = 'identity' in received ? await linkWith(ctx, received.identity) : received.error;
  return error ? failed(error) : { path: `${PATHS.settings}?sso=linked#security` };
}

async function linkWith(ctx: UserContext, identity: Identity): Promise<SsoError | undefined> {
  const { issuer, subject, isEmailVerified } = identity;
  const email = Email.safeParse(identity.email).data;
  if (!email || !isEmailVerified) return 'unverified';
  const { userId } = ctx.caller;
  const now = ctx.clock.now().toISOString();
  const emailKey = foldName(email);
  const link = () =>
    changeNames(
      ctx,
      (before) => ({
        ssoProvider: issuer,
        ssoId: subject,
        ...(before.emailKey === null && { email, emailKey }),
      }),
      () =>
        ctx.write([
          findWaysIn({ userId }),
          linkIdentity({ userId, issuer, subject, email, emailKey, now }),
        ]),
      ([, changed]) => changed.length > 0,
    );
  try {
    const [ways, linked] = await link().catch(async (thrown: unknown) => {
      // Another account may hold the address unproven; the provider vouches for the caller's.
      const holder =
        thrown instanceof UniqueViolation ? await findAddressHolder(ctx, emailKey) : undefined;
      const isFree = holder && holder.id !== userId && !holder.isProven;
      if (isFree && (await releaseUnverifiedEmail(ctx, holder, { email, emailKey }))) return link();
      throw thrown;
    });
    if (ways[0]?.ssoProvider) return 'has-one';
    const person = linked[0];
    if (!person) return 'other-address';
    mailSignInMethodChange(ctx, person, providerLinked(providerName(ctx, issuer)));
    return undefined;
  } catch (thrown) {
    if (thrown instanceof UniqueViolation) return 'taken';
    if (thrown instanceof AppError && thrown.kind === 'unauthorized') return 'over';
    throw thrown;
  }
}

/**
 * Unlinks the provider. @throws not-found where none is linked, conflict where it is the only
 * sign-in method
 */
export async function unlink(ctx: UserContext): Promise<void> {
  const { userId } = ctx.caller;
  const writes = [
    findWaysIn({ userId }),
    assertUnlinkable({ userId }),
    unlinkIdentity({ userId }),
  ] as const;
  const [ways, , unlinked] = await ctx.write(writes).catch((thrown: unknown) => {
    throw thrown instanceof AssertionFailed ? conflict(LAST_WAY_IN) : thrown;
  });
  const person = unlinked[0];
  if (!person) throw notFound(NOT_LINKED);
  await releaseNames(ctx, ctx.caller, userId);
  mailSignInMethodChange(
    ctx,
    person,
    providerUnlinked(providerName(ctx, ways[0]?.ssoProvider ?? '')),
  );
}
