import { Email } from '#schema/contracts/users.ts';
import type { SsoError } from '#schema/contracts/ways-in.ts';
import { ownPath } from '#schema/rules/own-path.ts';
import type { Caller, RequestContext } from '#worker/context.ts';
import { createPlacedAccount } from '#worker/features/account/account-placement.service.ts';
import { firstConfirmation } from '#worker/features/account/email.service.ts';
import { registrationsByAddress } from '#worker/features/auth/auth.rules.ts';
import {
  findAddressHolder,
  releaseUnverifiedEmail,
} from '#worker/features/auth/takeover/unproven-address.service.ts';
import { UniqueViolation } from '#worker/lib/database/database.ts';
import { findShardOfIdentity } from '#worker/lib/database/directory.ts';
import { PRIMARY_SHARD } from '#worker/lib/database/shard-ref.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { ATTEMPT_SECONDS } from '#worker/lib/security/attempt-token.ts';
import { hashSecret } from '#worker/lib/security/secrets.ts';
import { newSessionId } from '#worker/lib/security/session-token.ts';
import { openSession } from '#worker/lib/security/sessions.ts';
import { countFor, isOverLimit } from '#worker/lib/security/throttle.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import type { Identity } from '#worker/ports/identity.ts';
import { insertMember, openSessionOfIdentity } from './sso.queries.ts';
import {
  landingOf,
  SSO_CALLBACK,
  type SsoAttempt,
  ssoByAddress,
  ssoReturnOnce,
  usernamesFor,
} from './sso.rules.ts';

/**
 * The browser's next page. `attempt` is stored in a cookie meanwhile; `session` is the session to
 * set.
 */
export interface SsoStep {
  path: string;
  attempt?: SsoAttempt;
  session?: Caller;
}

type SsoFailure = { error: SsoError };

/** The provider's authorization URL, for signing in or, with `link`, for linking. */
export async function authorizationUrl(
  ctx: RequestContext,
  to: Pick<SsoAttempt, 'next' | 'link' | 'afresh'>,
): Promise<{ url: string; attempt: SsoAttempt } | SsoFailure> {
  const { identityProvider } = ctx;
  if (!identityProvider) return { error: 'off' };
  const started = await identityProvider.startSso(appLink(ctx.config, SSO_CALLBACK), ctx.deadline);
  if ('error' in started) return started;
  return { url: started.url, attempt: { ...started.secrets, ...to } };
}

/**
 * Starts a sign-in. Refused when another site sent the browser here, where it would surprise the
 * person.
 */
export async function startSso(
  ctx: RequestContext,
  asked: { next?: string | undefined; afresh: boolean; isFromElsewhere: boolean },
): Promise<SsoStep> {
  const next = ownPath(asked.next);
  const failed = (error: SsoError) => ({ path: landingOf(error, { next }) });
  if (asked.isFromElsewhere) return failed('over');
  if (await isTooOften(ctx)) return failed('busy');
  const started = await authorizationUrl(ctx, { next, ...(asked.afresh && { afresh: true }) });
  return 'error' in started
    ? failed(started.error)
    : { path: started.url, attempt: started.attempt };
}

async function isTooOften(ctx: RequestContext): Promise<boolean> {
  if (!ctx.address) return false;
  const limit = ssoByAddress(ctx.address);
  const [counted] = await ctx.db.batch([countFor(limit, ctx.clock.now())]);
  return isOverLimit(limit, counted);
}

/**
 * Handles the provider's callback against the stored attempt, once. Limits are checked before the
 * provider is called.
 */
export async function handleCallback(
  ctx: RequestContext,
  attempt: SsoAttempt | undefined,
  returned: URLSearchParams,
): Promise<{ identity: Identity } | SsoFailure> {
  const { identityProvider } = ctx;
  if (!identityProvider) return { error: 'off' };
  if (await isTooOften(ctx)) return { error: 'busy' };
  if (!attempt) return { error: 'over' };
  const once = ssoReturnOnce(await hashSecret(attempt.state), ATTEMPT_SECONDS);
  const [counted] = await ctx.db.batch([countFor(once, ctx.clock.now())]);
  if (isOverLimit(once, counted)) return { error: 'over' };
  return identityProvider.handleCallback(
    returned,
    appLink(ctx.config, SSO_CALLBACK),
    attempt,
    ctx.deadline,
  );
}

/**
 * Signs in the person the provider vouches for. An address alone never links: if an account has
 * proven it, its owner must sign in and link. Of an unproven one the person is asked; `createNew`
 * makes a new account.
 */
export async function signInWith(
  ctx: RequestContext,
  identity: Identity,
  createNew = false,
): Promise<Caller | SsoFailure> {
  const { issuer, subject } = identity;
  const email = Email.safeParse(identity.email).data ?? null;
  const emailKey = email === null ? null : foldName(email);
  // The second round finds the account that another tab has just created.
  for (let look = 0; look < 2; look++) {
    const sessionId = newSessionId();
    const now = ctx.clock.now().toISOString();
    const session = { issuer, subject, sessionId, now, userAgent: ctx.userAgent ?? null };
    const [opened, listed] = await ctx.db.batch([
      openSessionOfIdentity({ ...session, ...PRIMARY_SHARD }),
      ...(ctx.shards.length > 0 ? [findShardOfIdentity({ issuer, subject })] : []),
    ]);
    const known = opened[0];
    if (known) return { userId: known.userId, sessionId, ...PRIMARY_SHARD };
    const there = listed?.[0];
    if (there) {
      const [[person]] = await ctx
        .dbFor(there)
        .batch([openSessionOfIdentity({ ...session, ...there })]);
      return person
        ? { userId: person.userId, sessionId, shard: there.shard }
        : { error: 'refused' };
    }
    const holder = emailKey === null ? undefined : await findAddressHolder(ctx, emailKey);
    if (holder && (holder.isProven || !identity.isEmailVerified)) return { error: 'known' };
    if (holder && !createNew) return { error: 'unproven' };
    // In a batch of its own, before the account: the address is unproven whatever happens next.
    if (holder && email !== null && emailKey !== null)
      if (!(await releaseUnverifiedEmail(ctx, holder, { email, emailKey }))) continue;
    const welcomed = await registerMember(ctx, { ...identity, email, emailKey });
    if (welcomed) return welcomed;
  }
  return { error: 'refused' };
}

type NewMember = Omit<Identity, 'email'> & { email: string | null; emailKey: string | null };

/** Creates an account under the first free name. Undefined where another request was faster. */
async function registerMember(
  ctx: RequestContext,
  member: NewMember,
): Promise<Caller | SsoFailure | undefined> {
  const { issuer, subject, email, emailKey, isEmailVerified, names } = member;
  const moment = ctx.clock.now();
  const now = moment.toISOString();
  const limit = ctx.address ? registrationsByAddress(ctx.address) : undefined;
  if (limit) {
    const [counted] = await ctx.db.batch([countFor(limit, moment)]);
    if (isOverLimit(limit, counted)) return { error: 'busy' };
  }
  const emailVerifiedAt = email !== null && isEmailVerified ? now : null;
  for (const username of usernamesFor(names.concat(email ?? []))) {
    const usernameKey = foldName(username);
    const sessionId = newSessionId();
    const confirmation =
      email !== null && !isEmailVerified
        ? await firstConfirmation(ctx, username, email)
        : undefined;
    const names = { username, usernameKey, email, emailKey, createdAt: now };
    try {
      const { shardRef, made } = await createPlacedAccount(
        ctx,
        { ...names, ssoProvider: issuer, ssoId: subject },
        (member) => [
          insertMember({ issuer, subject, ...member, ...names, emailVerifiedAt }),
          openSession({ id: sessionId, usernameKey, now, userAgent: ctx.userAgent ?? null }),
          ...(confirmation ? [confirmation.statement] : []),
        ],
      );
      confirmation?.send();
      return { userId: (made[0][0] as { id: number }).id, sessionId, ...shardRef };
    } catch (thrown) {
      if (!(thrown instanceof UniqueViolation)) throw thrown;
      if (!thrown.columns.includes('username_key')) return undefined;
    }
  }
  return { error: 'refused' };
}

/** Finishes a sign-in at the provider's callback. */
export async function finishSso(
  ctx: RequestContext,
  attempt: SsoAttempt | undefined,
  returned: URLSearchParams,
): Promise<SsoStep> {
  const next = ownPath(attempt?.next);
  const received = await handleCallback(ctx, attempt, returned);
  const outcome =
    'identity' in received ? await signInWith(ctx, received.identity, attempt?.afresh) : received;
  if ('error' in outcome) return { path: landingOf(outcome.error, { next }) };
  return { path: next, session: outcome };
}
