import { sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { guard } from './guard.ts';

/** Fails the batch when the password was changed since it was read for the check. */
export const assertPasswordUnchanged = (p: { userId: number; before: string }) =>
  guard(
    'passwordUnchanged',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${users.password} = ${p.before})`,
  );
