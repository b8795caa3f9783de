import { and, eq, sql } from 'drizzle-orm';
import { recoveryCodes, users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/guard.ts';
import { query, write } from '#worker/lib/sql.ts';

export const dropRecoveryCodes = query<{ userId: number }>()((p) =>
  write.delete(recoveryCodes).where(eq(recoveryCodes.userId, p.userId)),
);

export const insertRecoveryCodes = query<{ userId: number; hashes: string; now: string }>()((p) =>
  write
    .insert(recoveryCodes)
    .select(sql`select null, ${p.userId}, value, ${p.now} from json_each(${p.hashes})`),
);

interface Code extends Record<string, unknown> {
  userId: number;
  codeHash: string;
}

/** Whose code it is; no row where the name is unknown or the code is not one of theirs. */
export const findCodeOwner = query<{ usernameKey: string; codeHash: string }>()((p) =>
  write
    .select({ id: users.id })
    .from(users)
    .innerJoin(recoveryCodes, eq(recoveryCodes.userId, users.id))
    .where(and(eq(users.usernameKey, p.usernameKey), eq(recoveryCodes.codeHash, p.codeHash))),
);

/** Breaks the batch when the code has been used since it was read. */
export const assertCodeUnused = query<Code>()((p) =>
  guard(
    'codeUnused',
    sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${p.userId} and ${recoveryCodes.codeHash} = ${p.codeHash})`,
  ),
);

export const dropCode = query<Code>()((p) =>
  write
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, p.userId), eq(recoveryCodes.codeHash, p.codeHash))),
);
