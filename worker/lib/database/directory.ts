import { and, asc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from './query-builder.ts';

/*
 * The directory is the `users` table of the first database. It makes ids, names, addresses and
 * identities unique over all shards: accounts on other shards have a stub row here, which holds
 * nothing else.
 */

/** What is unique about a person. */
export interface Names {
  username: string;
  usernameKey: string;
  email: string | null;
  emailKey: string | null;
  ssoProvider: string | null;
  ssoId: string | null;
}

interface NameReservation extends Names {
  shard: number;
  now: string;
  createdAt: string;
}

/** Reserves the names, and an id, for an account that is being created on another shard. */
export const reserveNames = (p: NameReservation) =>
  queryBuilder
    .insert(users)
    .values({
      username: p.username,
      usernameKey: p.usernameKey,
      email: p.email,
      emailKey: p.emailKey,
      password: 'elsewhere',
      ssoProvider: p.ssoProvider,
      ssoId: p.ssoId,
      shard: p.shard,
      claimedAt: p.now,
      createdAt: p.createdAt,
    })
    .returning({ id: users.id });

/** Matches the stub row of an account on another shard. */
const isStubRow = (userId: unknown) => and(sql`${users.id} = ${userId}`, ne(users.shard, 0));

/** The account exists on its shard: its names are reserved for good. */
export const confirmReservation = (p: { userId: number }) =>
  queryBuilder.update(users).set({ claimedAt: null }).where(isStubRow(p.userId));

/**
 * Marks an account that is about to be deleted. Should the deletion be cut off, the sweep finds out
 * how it ended.
 */
export const markReservation = (p: { userId: number; now: string }) =>
  queryBuilder.update(users).set({ claimedAt: p.now }).where(isStubRow(p.userId));

/** Frees the names of an account on another shard. */
export const releaseReservation = (p: { userId: number }) =>
  queryBuilder.delete(users).where(isStubRow(p.userId));

/** Reservations of a shard that were neither confirmed nor released, oldest first. */
export const listStaleReservations = (p: { shard: number; before: string; limit: number }) =>
  queryBuilder
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.shard, p.shard), isNotNull(users.claimedAt), lt(users.claimedAt, p.before)))
    .orderBy(asc(users.claimedAt))
    .limit(p.limit);

/** Which of these ids have an account. `ids` is a JSON list. */
export const listExistingIds = (p: { ids: string }) =>
  queryBuilder
    .select({ userId: users.id })
    .from(users)
    .where(sql`${users.id} in (select value from json_each(${p.ids}))`);

const shardFields = { userId: users.id, shard: users.shard };

/** The person with this folded name, and their shard. */
export const findShardOfName = (p: { usernameKey: string }) =>
  queryBuilder.select(shardFields).from(users).where(eq(users.usernameKey, p.usernameKey));

/** The person with this identity of a sign-in provider, and their shard. */
export const findShardOfIdentity = (p: { issuer: string; subject: string }) =>
  queryBuilder
    .select(shardFields)
    .from(users)
    .where(and(eq(users.ssoProvider, p.issuer), eq(users.ssoId, p.subject)));

/** All unique names of one person. */
export const findNames = (p: { userId: number }) =>
  queryBuilder
    .select({
      username: users.username,
      usernameKey: users.usernameKey,
      email: users.email,
      emailKey: users.emailKey,
      ssoProvider: users.ssoProvider,
      ssoId: users.ssoId,
    })
    .from(users)
    .where(eq(users.id, p.userId));

/** Updates the stub row of an account on another shard. */
export const updateDirectoryNames = (p: Names & { userId: number }) =>
  queryBuilder
    .update(users)
    .set({
      email: p.email,
      emailKey: p.emailKey,
      ssoProvider: p.ssoProvider,
      ssoId: p.ssoId,
    })
    .where(isStubRow(p.userId));
