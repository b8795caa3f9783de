import { desc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** How the sign-in counts wrong passwords; see `worker/features/auth/locks.service.ts`. */
export interface Lock {
  lockPrefix: string;
  lockAfter: number;
  now: string;
}

/*
 * No query here names a table of what people write. Table names are spelt out within selected
 * expressions: Drizzle drops them there.
 */

const personFields = (p: Lock) => ({
  id: users.id,
  shard: users.shard,
  username: users.username,
  email: users.email,
  createdAt: users.createdAt,
  isAdmin: users.isAdmin,
  subscriptionTier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  lastSeenAt: sql<
    string | null
  >`(select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id)`.as(
    'last_seen_at',
  ),
  lockedUntil: sql<string | null>`(select throttles.resets_at from throttles
    where throttles.key = ${p.lockPrefix} || users.username_key
      and throttles.attempts >= ${p.lockAfter} and throttles.resets_at > ${p.now})`.as(
    'locked_until',
  ),
});

interface Page extends Lock {
  before: number;
  limit: number;
}

/** Newest account first. */
export const listPeople = (p: Page) =>
  queryBuilder
    .select(personFields(p))
    .from(users)
    .where(sql`${users.id} < ${p.before}`)
    .orderBy(desc(users.id))
    .limit(p.limit);

/** The listed fields of some people, from the shard they live on. `ids` is a JSON list. */
export const listThese = (p: Lock & { ids: string }) =>
  queryBuilder
    .select(personFields(p))
    .from(users)
    .where(sql`${users.id} in (select value from json_each(${p.ids}))`);

const within = (column: SQLiteColumn, p: { from: string; to: string }) =>
  sql`select id from ${users} where ${column} >= ${p.from} and ${column} < ${p.to}`;

/**
 * People whose name or address lies in a range, found by its index rather than by walking through
 * all accounts.
 */
export const searchPeople = (p: Page & { from: string; to: string }) =>
  queryBuilder
    .select(personFields(p))
    .from(users)
    .where(
      sql`${users.id} < ${p.before} and ${users.id} in (
        ${within(users.usernameKey, p)} union ${within(users.emailKey, p)})`,
    )
    .orderBy(desc(users.id))
    .limit(p.limit);

export const findPerson = (p: Lock & { userId: number }) =>
  queryBuilder
    .select({
      ...personFields(p),
      usernameKey: users.usernameKey,
      emailVerifiedAt: users.emailVerifiedAt,
      recoveryCodesLeft:
        sql<number>`(select count(*) from recovery_codes where recovery_codes.user_id = users.id)`.as(
          'recovery_codes_left',
        ),
      passkeys: sql<number>`(select count(*) from passkeys where passkeys.user_id = users.id)`.as(
        'passkeys',
      ),
      ssoId: users.ssoId,
      openBrowsers:
        sql<number>`(select count(*) from sessions where sessions.user_id = users.id)`.as(
          'open_browsers',
        ),
    })
    .from(users)
    .where(eq(users.id, p.userId));
