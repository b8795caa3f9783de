import { and, eq, sql } from 'drizzle-orm';
import { coachUsage } from '#schema/tables/coach.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/**
 * Counts a reply of the day; returns no row when the tier's quota is used up. A single statement,
 * so that parallel requests cannot exceed the quota.
 */
export const incrementUsage = (p: {
  userId: number;
  day: string;
  now: string;
  free: number;
  pro: number;
  premium: number;
}) =>
  queryBuilder
    .insert(coachUsage)
    .values({ userId: p.userId, day: p.day, messages: 1 })
    .onConflictDoUpdate({
      target: [coachUsage.userId, coachUsage.day],
      set: { messages: sql`${coachUsage.messages} + 1` },
      setWhere: sql`${coachUsage.messages} < (
        select case
          when ${users.subscriptionExpiresAt} <= ${p.now} then ${p.free}
          when ${users.subscriptionTier} = 'premium' then ${p.premium}
          when ${users.subscriptionTier} = 'pro' then ${p.pro}
          else ${p.free} end
        from ${users} where ${users.id} = ${p.userId})`,
    })
    .returning({ messages: coachUsage.messages });

/** Refunds a counted reply. */
export const decrementUsage = (p: { userId: number; day: string }) =>
  queryBuilder
    .update(coachUsage)
    .set({ messages: sql`max(0, ${coachUsage.messages} - 1)` })
    .where(and(eq(coachUsage.userId, p.userId), eq(coachUsage.day, p.day)));

/** Deletes the counts of past days, oldest first, at most `limit` of them. */
export const sweepUsage = (p: { day: string; limit: number }) =>
  queryBuilder.run(sql`
    delete from ${coachUsage} where rowid in (
      select rowid from ${coachUsage} where ${coachUsage.day} < ${p.day} order by day limit ${p.limit})`);
