import { sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { guard } from './guard.ts';

/** Breaks the batch when the password is another one than was read before it was checked. */
export const assertPasswordUnchanged = (p: { userId: number; before: string }) =>
  guard(
    'passwordUnchanged',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${users.password} = ${p.before})`,
  );
