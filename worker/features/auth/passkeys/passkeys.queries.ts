import { and, eq, sql } from 'drizzle-orm';
import { PASSKEYS_MAX } from '#schema/rules/account/passkeys.ts';
import { passkeys } from '#schema/tables/passkeys.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  isSynced: passkeys.isSynced,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

export const listOwnPasskeys = (p: { userId: number }) =>
  queryBuilder
    .select(shown)
    .from(passkeys)
    .where(eq(passkeys.userId, p.userId))
    .orderBy(passkeys.id)
    .limit(PASSKEYS_MAX);

/** The person's passkeys, so that no device creates a second one. */
export const listOwnCredentials = (p: { userId: number }) =>
  queryBuilder
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, p.userId))
    .limit(PASSKEYS_MAX);

/** Fails the batch that would add one passkey too many. */
export const assertRoomForPasskey = (p: { userId: number }) =>
  guard(
    'passkeysLeft',
    sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${p.userId}) < ${sql.raw(String(PASSKEYS_MAX))}`,
  );

interface NewRow {
  userId: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  isSynced: boolean;
  name: string;
  now: string;
}

export const insertPasskey = (p: NewRow) =>
  queryBuilder
    .insert(passkeys)
    .values({
      userId: p.userId,
      credentialId: p.credentialId,
      publicKey: p.publicKey,
      counter: p.counter,
      transports: p.transports,
      isSynced: p.isSynced,
      name: p.name,
      createdAt: p.now,
    })
    .returning(shown);

export const renamePasskey = (p: { id: number; userId: number; name: string }) =>
  queryBuilder
    .update(passkeys)
    .set({ name: p.name })
    .where(and(eq(passkeys.id, p.id), eq(passkeys.userId, p.userId)))
    .returning(shown);

export const deletePasskey = (p: { id: number; userId: number }) =>
  queryBuilder
    .delete(passkeys)
    .where(and(eq(passkeys.id, p.id), eq(passkeys.userId, p.userId)))
    .returning({ name: passkeys.name });

/** A passkey with its owner, by credential id. */
export const findPasskey = (p: { credentialId: string }) =>
  queryBuilder
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      usernameKey: users.usernameKey,
      shard: users.shard,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, p.credentialId));

/** Fails the batch when the passkey was removed or used since it was read. */
export const assertPasskeyUnmoved = (p: { id: number; counter: number }) =>
  guard(
    'passkeyUnmoved',
    sql`exists (select 1 from ${passkeys} where ${passkeys.id} = ${p.id} and ${passkeys.counter} = ${p.counter})`,
  );

export const notePasskeyUse = (p: {
  id: number;
  counter: number;
  isSynced: boolean;
  now: string;
}) =>
  queryBuilder
    .update(passkeys)
    .set({ counter: p.counter, isSynced: p.isSynced, lastUsedAt: p.now })
    .where(eq(passkeys.id, p.id));
