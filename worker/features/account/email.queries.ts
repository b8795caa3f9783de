import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { sessions, users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { userFields } from '#worker/lib/security/sessions.ts';

interface NewAddress {
  userId: number;
  email: string;
  emailKey: string;
  /** Of the link that confirms it. */
  tokenHash: string;
  expiresAt: string;
}

/**
 * A new address is not confirmed, and voids what was sent to the old one: the reset link and the
 * confirming link. The same address in another spelling changes how it is shown, and nothing else.
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

/** Ends the other sessions when the address is about to change: goes before `updateEmail`. */
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
 * A new confirming link for an address that still needs one. None while one younger than
 * `quietUntil` allows is on its way: no row comes back then.
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

/** Takes back a link that never reached its mailbox. */
export const withdrawConfirmation = (p: { tokenHash: string }) =>
  queryBuilder
    .update(users)
    .set({ emailToken: null, emailTokenExpiresAt: null })
    .where(eq(users.emailToken, p.tokenHash));

/**
 * Following the link twice confirms once: impatient people do. Nobody confirms but who is in the
 * account themselves.
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
