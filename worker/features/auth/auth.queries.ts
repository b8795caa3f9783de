import { and, eq } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { userFields } from '#worker/lib/security/sessions.ts';

/** The only query that reads a password hash at sign-in; it never leaves `auth.service.ts`. */
export const findCredentials = (p: { usernameKey: string }) =>
  queryBuilder
    .select({ id: users.id, password: users.password, shard: users.shard })
    .from(users)
    .where(eq(users.usernameKey, p.usernameKey));

export const findUserByName = (p: { usernameKey: string }) =>
  queryBuilder.select(userFields).from(users).where(eq(users.usernameKey, p.usernameKey));

interface UserInsert {
  /** Null for the next one. */
  id: number | null;
  shard: number;
  username: string;
  usernameKey: string;
  email: string | null;
  emailKey: string | null;
  password: string;
  incognitoMode: boolean;
  createdAt: string;
}

export const insertUser = (p: UserInsert) =>
  queryBuilder
    .insert(users)
    .values({
      id: p.id ?? undefined,
      shard: p.shard,
      username: p.username,
      usernameKey: p.usernameKey,
      email: p.email,
      emailKey: p.emailKey,
      password: p.password,
      incognitoMode: p.incognitoMode,
      createdAt: p.createdAt,
    })
    .returning(userFields);

/** Rehashes a password with today's parameters, unless it was changed since it was read. */
export const replaceHash = (p: { id: number; before: string; after: string }) =>
  queryBuilder
    .update(users)
    .set({ password: p.after })
    .where(and(eq(users.id, p.id), eq(users.password, p.before)));

/** Sets a new password and voids a pending reset link. */
export const setPassword = (p: { userId: number; password: string }) =>
  queryBuilder
    .update(users)
    .set({ password: p.password, resetToken: null, resetTokenExpiresAt: null })
    .where(eq(users.id, p.userId))
    .returning({ username: users.username, email: users.email });
