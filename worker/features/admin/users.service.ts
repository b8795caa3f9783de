import {
  type AdminUser,
  type AdminUserDetail,
  type AdminUserPage,
  GRANT_YEARS_MAX,
  type SessionsGone,
  type TierGrant,
} from '#schema/contracts/admin/admin.ts';
import { effectiveTier } from '#schema/rules/account/entitlements.ts';
import type { AdminContext } from '#worker/admin-context.ts';
import { NAME_LOCK, unlock } from '#worker/features/auth/locks.service.ts';
import {
  billingAccountOf,
  giftStatus,
  grantTierStatements,
  revokeTierStatements,
} from '#worker/features/billing/gifts.service.ts';
import { retryOnConflict } from '#worker/features/billing/subscription-sync.service.ts';
import type { AuditEvent } from '#worker/lib/audit.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { PRIMARY_SHARD } from '#worker/lib/database/shard-ref.ts';
import { allShards } from '#worker/lib/database/shards.ts';
import { invalid, notFound } from '#worker/lib/errors.ts';
import { endSessions } from '#worker/lib/security/sessions.ts';
import { findPerson, type Lock, listPeople, listThese, searchPeople } from './users.queries.ts';
import { endOfUtcDay, maskedEmail, prefixRange } from './users.rules.ts';

const lockNow = ({ clock }: AdminContext): Lock => ({
  lockPrefix: NAME_LOCK.prefix,
  lockAfter: NAME_LOCK.after,
  now: clock.now().toISOString(),
});

type Row = RowOf<typeof listPeople>;

const asPerson = (row: Row, now: Date): AdminUser => ({
  id: row.id,
  username: row.username,
  email: maskedEmail(row.email),
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
  subscriptionTier: effectiveTier(row, now),
  subscriptionStatus: row.subscriptionStatus,
  subscriptionExpiresAt: row.subscriptionExpiresAt,
  isAdmin: row.isAdmin,
  lockedUntil: row.lockedUntil,
});

/** People whose name or address begins with `q`, newest account first. */
export async function listUsers(ctx: AdminContext, page: AdminUserPage): Promise<AdminUser[]> {
  const { q = '', before = Number.MAX_SAFE_INTEGER, limit } = page;
  const asked = { ...lockNow(ctx), before, limit };
  const list = q === '' ? listPeople(asked) : searchPeople({ ...asked, ...prefixRange(q) });
  const [, rows] = await ctx.read([list]);
  const whole = await fromTheirShards(ctx, rows);
  return whole.map((row) => asPerson(row, ctx.clock.now()));
}

/** The directory has everybody's name and lock; the other columns come from their shards. */
async function fromTheirShards(ctx: AdminContext, rows: Row[]): Promise<Row[]> {
  const shards = allShards(ctx).filter(
    ({ shard }) => shard > 0 && rows.some((row) => row.shard === shard),
  );
  const found = await Promise.all(
    shards.map((shardRef) => {
      const ids = rows.filter(({ shard }) => shard === shardRef.shard).map(({ id }) => id);
      return ctx.dbFor(shardRef).batch([listThese({ ...lockNow(ctx), ids: JSON.stringify(ids) })]);
    }),
  );
  const theirs = new Map(found.flatMap(([there]) => there.map((row) => [row.id, row])));
  return rows.map((row) => ({ ...(theirs.get(row.id) ?? row), lockedUntil: row.lockedUntil }));
}

async function find(ctx: AdminContext, userId: number) {
  const asked = [findPerson({ ...lockNow(ctx), userId }), billingAccountOf(userId)] as const;
  const [, [listed], [account]] = await ctx.read(asked);
  if (!listed || !account) throw notFound('There is no such account');
  if (listed.shard === PRIMARY_SHARD.shard) return { person: listed, account };
  const [[there], [accountThere]] = await ctx.dbFor(listed).batch(asked);
  if (!there || !accountThere) throw notFound('There is no such account');
  return { person: { ...there, lockedUntil: listed.lockedUntil }, account: accountThere };
}

/** What an admin needs in order to help an account's owner, and no more. @throws notFound */
export async function userDetail(ctx: AdminContext, userId: number): Promise<AdminUserDetail> {
  const { person, account } = await find(ctx, userId);
  const now = ctx.clock.now();
  return {
    ...asPerson(person, now),
    emailConfirmed: person.emailVerifiedAt !== null,
    recoveryCodesLeft: person.recoveryCodesLeft,
    passkeys: person.passkeys,
    hasOtherSignIn: person.ssoId !== null,
    openBrowsers: person.openBrowsers,
    ...giftStatus(account, now),
  };
}

const auditEventFor = (
  userId: number,
  action: AuditEvent['action'],
  detail: AuditEvent['detail'] = {},
): AuditEvent => ({
  action,
  subject: { kind: 'user', id: userId },
  detail,
});

/**
 * The end of a grant. @throws invalid for a day that is over, or more than the longest grant away
 */
function endOfGrant({ until }: TierGrant, now: Date): Date {
  const end = endOfUtcDay(until);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + GRANT_YEARS_MAX);
  const refuse = (message: string) => invalid(message, [{ path: 'until', message }]);
  if (end <= now) throw refuse('Please choose a day that is not over');
  if (end > latest) throw refuse(`A plan is granted for ${GRANT_YEARS_MAX} years at most`);
  return end;
}

/**
 * Grants a plan until a day, replacing an earlier grant. @throws invalid, notFound; conflict where
 * a plan is paid for
 */
export async function grantTier(
  ctx: AdminContext,
  userId: number,
  grant: TierGrant,
): Promise<AdminUserDetail> {
  const end = endOfGrant(grant, ctx.clock.now());
  const event = auditEventFor(userId, 'tier.grant', { tier: grant.tier, until: end.toISOString() });
  await retryOnConflict(async () => {
    const { person, account } = await find(ctx, userId);
    await ctx.audited(
      event,
      grantTierStatements(account, grant.tier, end, ctx.clock.now()),
      person,
    );
  });
  return userDetail(ctx, userId);
}

/** @throws notFound; conflict where there is no granted plan */
export async function endTier(ctx: AdminContext, userId: number): Promise<AdminUserDetail> {
  await retryOnConflict(async () => {
    const { person, account } = await find(ctx, userId);
    const event = auditEventFor(userId, 'tier.end', { tier: account.subscriptionTier });
    await ctx.audited(event, revokeTierStatements(account, ctx.clock.now()), person);
  });
  return userDetail(ctx, userId);
}

/** Removes a person's sign-in lock. @throws notFound */
export async function unlockUser(ctx: AdminContext, userId: number): Promise<AdminUserDetail> {
  const { person } = await find(ctx, userId);
  await ctx.audited(auditEventFor(userId, 'user.unlock'), unlock(person));
  return userDetail(ctx, userId);
}

/** Ends every session of a person. @throws notFound */
export async function signOutUser(ctx: AdminContext, userId: number): Promise<SessionsGone> {
  const { person } = await find(ctx, userId);
  const event = auditEventFor(userId, 'user.sign-out');
  const [ended] = await ctx.audited(event, [endSessions({ userId, except: '' })], person);
  return { ended: ended.length };
}
