import { and, eq, isNull, sql } from 'drizzle-orm';
import { passkeys } from '#schema/tables/passkeys.ts';
import { recoveryCodes, users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/guard.ts';
import { query, write } from '#worker/lib/sql.ts';

export const findWaysIn = query<{ userId: number }>()((p) =>
  write
    .select({ password: users.password, ssoProvider: users.ssoProvider })
    .from(users)
    .where(eq(users.id, p.userId)),
);

/** Breaks the batch that would unlink the account where nothing else lets the person in. */
export const assertUnlinkable = query<{ userId: number }>()((p) =>
  guard(
    'wayInLeft',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and (${users.ssoId} is null or ${users.password} like 'scrypt$%'))
      or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${p.userId})`,
  ),
);

/** The same of a passkey. One that is not theirs is for the statement that removes it to miss. */
export const assertRemovable = query<{ userId: number; passkeyId: number }>()((p) =>
  guard(
    'wayInLeft',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and (${users.ssoId} is not null or ${users.password} like 'scrypt$%'))
      or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${p.userId} and ${passkeys.id} <> ${p.passkeyId})
      or not exists (select 1 from ${passkeys} where ${passkeys.userId} = ${p.userId} and ${passkeys.id} = ${p.passkeyId})`,
  ),
);

const isUnproven = (userId: unknown) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailVerifiedAt} is null)`;

const dropUnprovenPasskeys = query<{ userId: number }>()((p) =>
  write.delete(passkeys).where(and(eq(passkeys.userId, p.userId), isUnproven(p.userId))),
);
const dropUnprovenCodes = query<{ userId: number }>()((p) =>
  write.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, p.userId), isUnproven(p.userId))),
);
const unlinkUnproven = query<{ userId: number }>()((p) =>
  write
    .update(users)
    .set({ ssoProvider: null, ssoId: null })
    .where(and(eq(users.id, p.userId), isNull(users.emailVerifiedAt))),
);

/**
 * For when somebody proves for the first time that the account's address is theirs: whatever else opened it until then
 * may have been laid in wait by a stranger who registered under that address.
 */
export const dropUnprovenWaysIn = (key: { userId: number }) =>
  [dropUnprovenPasskeys(key), dropUnprovenCodes(key), unlinkUnproven(key)] as const;
