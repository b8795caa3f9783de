import { and, asc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from './query-builder.ts';

/*
 * The directory: the first database's `users`. Everybody has a row in it, so that ids, names, addresses and identities are
 * unique whoever lives where. Of people who live there it is their own row; of others it holds nothing but these.
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

interface Claim extends Names {
  shard: number;
  now: string;
  createdAt: string;
}

/** Takes the names for somebody who is being made on another shard, and with them an id. */
export const claimNames = (p: Claim) =>
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

/** A row of the directory that is no person's own. */
const isElsewhere = (userId: unknown) => and(sql`${users.id} = ${userId}`, ne(users.shard, 0));

/** Their row is where it belongs: the claim is a name like any other. */
export const settleClaim = (p: { userId: number }) =>
  queryBuilder.update(users).set({ claimedAt: null }).where(isElsewhere(p.userId));

/** Says that the account is about to go: should that be cut off, the sweep finds out what became of it. */
export const holdClaim = (p: { userId: number; now: string }) =>
  queryBuilder.update(users).set({ claimedAt: p.now }).where(isElsewhere(p.userId));

export const dropClaim = (p: { userId: number }) =>
  queryBuilder.delete(users).where(isElsewhere(p.userId));

/** Claims of a shard that nobody came back to, oldest first. */
export const listClaims = (p: { shard: number; before: string; limit: number }) =>
  queryBuilder
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.shard, p.shard), isNotNull(users.claimedAt), lt(users.claimedAt, p.before)))
    .orderBy(asc(users.claimedAt))
    .limit(p.limit);

/** Which of these people there are. `ids` is a JSON list. */
export const listPresent = (p: { ids: string }) =>
  queryBuilder
    .select({ userId: users.id })
    .from(users)
    .where(sql`${users.id} in (select value from json_each(${p.ids}))`);

const homeFields = { userId: users.id, shard: users.shard };

export const findHomeOfName = (p: { usernameKey: string }) =>
  queryBuilder.select(homeFields).from(users).where(eq(users.usernameKey, p.usernameKey));

export const findHomeOfIdentity = (p: { issuer: string; subject: string }) =>
  queryBuilder
    .select(homeFields)
    .from(users)
    .where(and(eq(users.ssoProvider, p.issuer), eq(users.ssoId, p.subject)));

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

/** Writes what the directory knows of somebody who lives elsewhere. */
export const putNames = (p: Names & { userId: number }) =>
  queryBuilder
    .update(users)
    .set({
      email: p.email,
      emailKey: p.emailKey,
      ssoProvider: p.ssoProvider,
      ssoId: p.ssoId,
    })
    .where(isElsewhere(p.userId));
