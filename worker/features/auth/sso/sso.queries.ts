import { and, eq, isNull, sql } from 'drizzle-orm';
import { sessions, users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface IdentityKey {
  issuer: string;
  subject: string;
}

/**
 * Opens a session for the account linked with this identity, in one statement. Returns no row for
 * an unknown identity.
 */
export const openSessionOfIdentity = (
  p: IdentityKey & { shard: number; sessionId: string; now: string; userAgent: string | null },
) =>
  queryBuilder
    .insert(sessions)
    .select(
      sql`select ${p.sessionId}, id, ${p.now}, ${p.now}, ${p.userAgent} from users where sso_provider = ${p.issuer} and sso_id = ${p.subject} and shard = ${p.shard}`,
    )
    .returning({ userId: sessions.userId });

export const findOwnerOfAddress = (p: { emailKey: string }) =>
  queryBuilder
    .select({
      id: users.id,
      shard: users.shard,
      emailVerifiedAt: users.emailVerifiedAt,
      claimedAt: users.claimedAt,
    })
    .from(users)
    .where(eq(users.emailKey, p.emailKey));

/**
 * Removes an unproven address from an account, with all links mailed for it. Returns no row where
 * the account has proven it.
 */
export const clearUnverifiedEmail = (p: { userId: number; emailKey: string }) =>
  queryBuilder
    .update(users)
    .set({
      email: null,
      emailKey: null,
      emailToken: null,
      emailTokenExpiresAt: null,
      resetToken: null,
      resetTokenExpiresAt: null,
    })
    .where(
      and(eq(users.id, p.userId), eq(users.emailKey, p.emailKey), isNull(users.emailVerifiedAt)),
    )
    .returning({ username: users.username });

interface NewMember extends IdentityKey {
  /** Null for the next one. */
  id: number | null;
  shard: number;
  username: string;
  usernameKey: string;
  email: string | null;
  emailKey: string | null;
  emailVerifiedAt: string | null;
  createdAt: string;
}

/** An account without a usable password, until one is set. */
export const insertMember = (p: NewMember) =>
  queryBuilder
    .insert(users)
    .values({
      id: p.id ?? undefined,
      shard: p.shard,
      username: p.username,
      usernameKey: p.usernameKey,
      email: p.email,
      emailKey: p.emailKey,
      emailVerifiedAt: p.emailVerifiedAt,
      password: 'none',
      ssoProvider: p.issuer,
      ssoId: p.subject,
      createdAt: p.createdAt,
    })
    .returning({ id: users.id });

/**
 * Links an account with an identity of the same address; an account without an address takes it
 * over. Returns no row for another address or an existing link.
 */
export const linkIdentity = (
  p: IdentityKey & { userId: number; email: string; emailKey: string; now: string },
) =>
  queryBuilder
    .update(users)
    .set({
      ssoProvider: p.issuer,
      ssoId: p.subject,
      email: sql`coalesce(${users.email}, ${p.email})`,
      emailKey: sql`coalesce(${users.emailKey}, ${p.emailKey})`,
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${p.now})`,
      emailToken: null,
      emailTokenExpiresAt: null,
    })
    .where(
      and(
        eq(users.id, p.userId),
        isNull(users.ssoId),
        sql`(${users.emailKey} is null or ${users.emailKey} = ${p.emailKey})`,
      ),
    )
    .returning({ username: users.username, email: users.email });

export const unlinkIdentity = (p: { userId: number }) =>
  queryBuilder
    .update(users)
    .set({ ssoProvider: null, ssoId: null })
    .where(and(eq(users.id, p.userId), sql`${users.ssoId} is not null`))
    .returning({ username: users.username, email: users.email });
