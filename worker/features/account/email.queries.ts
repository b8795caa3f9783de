import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { sessions, users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { userFields } from '#worker/lib/security/sessions.ts';

interface NewAddress {
  userId: number;
  email: string;
  emailKey: string;
  /** The hash of the confirming link's token. */
  tokenHash: string;
  expiresAt: string;
}

/**
 * Updates the address. A new one is unconfirmed and voids the reset and confirming links sent to
 * the old one; another spelling of the same address changes only how it is shown.
 */
export const updateEmail = (p: NewAddress) => {
  const ifSame = (kept: unknown, otherwise: SQL = sql`null`) =>
    sql`case when ${users.emailKey} = ${p.emailKey} then ${kept} else ${otherwise} end`;
  return queryBuilder
    .update(users)
    .set({
      email: p.email,
      emailKey: p.emailKey,
      resetToken: ifSame(users.resetToken),
      resetTokenExpiresAt: ifSame(users.resetTokenExpiresAt),
      emailVerifiedAt: ifSame(users.emailVerifiedAt),
      emailToken: ifSame(users.emailToken, sql`${p.tokenHash}`),
      emailTokenExpiresAt: ifSame(users.emailTokenExpiresAt, sql`${p.expiresAt}`),
    })
    .where(eq(users.id, p.userId))
    .returning(userFields);
};

/** Ends the other sessions when the address is about to change; it runs before `updateEmail`. */
export const endOthersOnNewEmail = (p: { userId: number; sessionId: string; emailKey: string }) =>
  queryBuilder
    .delete(sessions)
    .where(
      sql`${sessions.userId} = ${p.userId} and ${sessions.id} <> ${p.sessionId} and exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${users.emailKey} is not ${p.emailKey})`,
    );

/** A first confirming link for an account made in the same batch. */
export const openFirstConfirmation = (p: {
  emailKey: string;
  tokenHash: string;
  expiresAt: string;
}) =>
  queryBuilder
    .update(users)
    .set({ emailToken: p.tokenHash, emailTokenExpiresAt: p.expiresAt })
    .where(eq(users.emailKey, p.emailKey));

export const findConfirmed = (p: { userId: number }) =>
  queryBuilder
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, p.userId));

/**
 * Stores a new confirming link, and returns no row while one younger than `quietUntil` allows is on
 * its way.
 */
export const renewConfirmation = (p: {
  userId: number;
  tokenHash: string;
  expiresAt: string;
  quietUntil: string;
}) =>
  queryBuilder
    .update(users)
    .set({ emailToken: p.tokenHash, emailTokenExpiresAt: p.expiresAt })
    .where(
      and(
        eq(users.id, p.userId),
        isNotNull(users.email),
        isNull(users.emailVerifiedAt),
        sql`(${users.emailTokenExpiresAt} is null or ${users.emailTokenExpiresAt} <= ${p.quietUntil})`,
      ),
    )
    .returning({ username: users.username, email: users.email });

/** Withdraws a link that never reached its mailbox. */
export const withdrawConfirmation = (p: { tokenHash: string }) =>
  queryBuilder
    .update(users)
    .set({ emailToken: null, emailTokenExpiresAt: null })
    .where(eq(users.emailToken, p.tokenHash));

/**
 * Confirms the address; following the link twice confirms once. Only the signed-in owner of the
 * account can confirm.
 */
export const confirmAddress = (p: { userId: number; tokenHash: string; now: string }) =>
  queryBuilder
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${p.now})` })
    .where(
      and(
        eq(users.id, p.userId),
        eq(users.emailToken, p.tokenHash),
        gt(users.emailTokenExpiresAt, p.now),
      ),
    )
    .returning({ id: users.id });
