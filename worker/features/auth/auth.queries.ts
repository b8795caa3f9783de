import { and, eq, sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { userFields } from '#worker/lib/sessions.ts';
import { query, write } from '#worker/lib/sql.ts';

/** The one query that reads a password hash; it never leaves `auth.service.ts`. */
export const findCredentials = query<{ usernameKey: string }>()((p) =>
  write
    .select({ id: users.id, password: users.password })
    .from(users)
    .where(eq(users.usernameKey, p.usernameKey)),
);

export const findUserByName = query<{ usernameKey: string }>()((p) =>
  write.select(userFields).from(users).where(eq(users.usernameKey, p.usernameKey)),
);

interface UserInsert extends Record<string, unknown> {
  username: string;
  usernameKey: string;
  email: string | null;
  emailKey: string | null;
  password: string;
  incognitoMode: boolean;
  createdAt: string;
}

export const insertUser = query<UserInsert>()((p) =>
  write
    .insert(users)
    .values({
      username: p.username,
      usernameKey: p.usernameKey,
      email: p.email,
      emailKey: p.emailKey,
      password: p.password,
      incognitoMode: p.incognitoMode,
      createdAt: p.createdAt,
    })
    .returning(userFields),
);

/** Writes a hash with today's parameters, unless the password changed since the old one was read. */
export const replaceHash = query<{ id: number; before: string; after: string }>()((p) =>
  write
    .update(users)
    .set({ password: sql`${p.after}` })
    .where(and(eq(users.id, p.id), eq(users.password, p.before))),
);
