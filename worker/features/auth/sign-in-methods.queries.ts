import { eq, sql } from 'drizzle-orm';
import { passkeys } from '#schema/tables/passkeys.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

export const findWaysIn = (p: { userId: number }) =>
  queryBuilder
    .select({ password: users.password, ssoProvider: users.ssoProvider })
    .from(users)
    .where(eq(users.id, p.userId));

/** Fails the batch that would unlink the provider if the person had no other sign-in method. */
export const assertUnlinkable = (p: { userId: number }) =>
  guard(
    'wayInLeft',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and (${users.ssoId} is null or ${users.password} like 'scrypt$%'))
      or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${p.userId})`,
  );

/**
 * Fails the batch that would delete the last passkey of somebody without another sign-in method.
 * Another person's passkey passes: the delete matches nothing.
 */
export const assertRemovable = (p: { userId: number; passkeyId: number }) =>
  guard(
    'wayInLeft',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and (${users.ssoId} is not null or ${users.password} like 'scrypt$%'))
      or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${p.userId} and ${passkeys.id} <> ${p.passkeyId})
      or not exists (select 1 from ${passkeys} where ${passkeys.userId} = ${p.userId} and ${passkeys.id} = ${p.passkeyId})`,
  );
