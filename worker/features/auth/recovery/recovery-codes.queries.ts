import { and, eq, sql } from 'drizzle-orm';
import { recoveryCodes, users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

export const dropRecoveryCodes = (p: { userId: number }) =>
  queryBuilder.delete(recoveryCodes).where(eq(recoveryCodes.userId, p.userId));

export const insertRecoveryCodes = (p: { userId: number; hashes: string; now: string }) =>
  queryBuilder
    .insert(recoveryCodes)
    .select(sql`select null, ${p.userId}, value, ${p.now} from json_each(${p.hashes})`);

interface Code {
  userId: number;
  codeHash: string;
}

/** The owner of a recovery code; no row for an unknown name or a code that is not theirs. */
export const findCodeOwner = (p: { usernameKey: string; codeHash: string }) =>
  queryBuilder
    .select({ id: users.id })
    .from(users)
    .innerJoin(recoveryCodes, eq(recoveryCodes.userId, users.id))
    .where(and(eq(users.usernameKey, p.usernameKey), eq(recoveryCodes.codeHash, p.codeHash)));

/** Fails the batch when the code was used since it was read. */
export const assertCodeUnused = (p: Code) =>
  guard(
    'codeUnused',
    sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${p.userId} and ${recoveryCodes.codeHash} = ${p.codeHash})`,
  );

export const dropCode = (p: Code) =>
  queryBuilder
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, p.userId), eq(recoveryCodes.codeHash, p.codeHash)));
