import { and, asc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#schema/tables/users.ts';
import { query, write } from './sql.ts';

/*
 * The directory: the first database's `users`. Everybody has a row in it, so that ids, names, addresses and identities are
 * unique whoever lives where. Of people who live there it is their own row; of others it holds nothing but these.
 */

/** What is unique about a person. */
export interface Names extends Record<string, unknown> {
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
export const claimNames = query<Claim>()((p) =>
  write
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
    .returning({ id: users.id }),
);

/** A row of the directory that is no person's own. */
const isElsewhere = (userId: unknown) => and(sql`${users.id} = ${userId}`, ne(users.shard, 0));

/** Their row is where it belongs: the claim is a name like any other. */
export const settleClaim = query<{ userId: number }>()((p) =>
  write.update(users).set({ claimedAt: null }).where(isElsewhere(p.userId)),
);

/** Says that the account is about to go: should that be cut off, the sweep finds out what became of it. */
export const holdClaim = query<{ userId: number; now: string }>()((p) =>
  write
    .update(users)
    .set({ claimedAt: sql`${p.now}` })
    .where(isElsewhere(p.userId)),
);

export const dropClaim = query<{ userId: number }>()((p) => write.delete(users).where(isElsewhere(p.userId)));

/** Claims of a shard that nobody came back to, oldest first. */
export const listClaims = query<{ shard: number; before: string; limit: number }>()((p) =>
  write
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.shard, p.shard), isNotNull(users.claimedAt), lt(users.claimedAt, p.before)))
    .orderBy(asc(users.claimedAt))
    .limit(p.limit),
);

/** Which of these people there are. `ids` is a JSON list. */
export const listPresent = query<{ ids: string }>()((p) =>
  write
    .select({ userId: users.id })
    .from(users)
    .where(sql`${users.id} in (select value from json_each(${p.ids}))`),
);

const homeFields = { userId: users.id, shard: users.shard };

export const findHomeOfName = query<{ usernameKey: string }>()((p) =>
  write.select(homeFields).from(users).where(eq(users.usernameKey, p.usernameKey)),
);

export const findHomeOfIdentity = query<{ issuer: string; subject: string }>()((p) =>
  write
    .select(homeFields)
    .from(users)
    .where(and(eq(users.ssoProvider, p.issuer), eq(users.ssoId, p.subject))),
);

export const findNames = query<{ userId: number }>()((p) =>
  write
    .select({
      username: users.username,
      usernameKey: users.usernameKey,
      email: users.email,
      emailKey: users.emailKey,
      ssoProvider: users.ssoProvider,
      ssoId: users.ssoId,
    })
    .from(users)
    .where(eq(users.id, p.userId)),
);

/** Writes what the directory knows of somebody who lives elsewhere. */
export const putNames = query<Names & { userId: number }>()((p) =>
  write
    .update(users)
    .set({
      email: sql`${p.email}`,
      emailKey: sql`${p.emailKey}`,
      ssoProvider: sql`${p.ssoProvider}`,
      ssoId: sql`${p.ssoId}`,
    })
    .where(isElsewhere(p.userId)),
);
