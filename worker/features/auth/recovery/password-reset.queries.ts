import { and, eq, gt, sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/**
 * Stores a new reset link for the account with this address, unless a recent one is on its way (see
 * `quietUntil`; links are told apart by their expiry). Returns no row where nothing is to be sent.
 */
export const openReset = (p: {
  emailKey: string;
  shard: number;
  tokenHash: string;
  expiresAt: string;
  quietUntil: string;
}) =>
  queryBuilder
    .update(users)
    .set({ resetToken: p.tokenHash, resetTokenExpiresAt: p.expiresAt })
    .where(
      and(
        eq(users.emailKey, p.emailKey),
        eq(users.shard, p.shard),
        sql`(${users.resetTokenExpiresAt} is null or ${users.resetTokenExpiresAt} <= ${p.quietUntil})`,
      ),
    )
    .returning({ username: users.username, email: users.email });

/** Withdraws a link that never reached its mailbox. */
export const withdrawReset = (p: { tokenHash: string }) =>
  queryBuilder
    .update(users)
    .set({ resetToken: null, resetTokenExpiresAt: null })
    .where(eq(users.resetToken, p.tokenHash));

export const findReset = (p: { tokenHash: string; now: string }) =>
  queryBuilder
    .select({ id: users.id, usernameKey: users.usernameKey, ssoProvider: users.ssoProvider })
    .from(users)
    .where(and(eq(users.resetToken, p.tokenHash), gt(users.resetTokenExpiresAt, p.now)));

/** Fails the batch when the link was used, replaced or voided since it was read. */
export const assertResetAlive = (p: { userId: number; tokenHash: string; now: string }) =>
  guard(
    'linkAlive',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${users.resetToken} = ${p.tokenHash} and ${users.resetTokenExpiresAt} > ${p.now})`,
  );
