import { and, eq, sql } from 'drizzle-orm';
import { motivations, seenMotivations } from '#schema/tables/coach.ts';
import { userProfiles } from '#schema/tables/mindset.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/**
 * Chooses and records the day's word in one statement, so that two tabs get the same. Unseen words
 * of the weakest category come first, in an order by person and day; once all are seen, the oldest.
 */
export const chooseMotivation = (p: { userId: number; today: string; shuffle: number }) =>
  queryBuilder
    .update(users)
    .set({
      lastMotivationUpdate: p.today,
      lastMotivationId: sql`(
        select ${motivations.id} from ${motivations}
        left join ${seenMotivations} on ${seenMotivations.motivationId} = ${motivations.id}
          and ${seenMotivations.userId} = ${p.userId}
        order by ${seenMotivations.seenAt} is not null,
          ${seenMotivations.seenAt},
          ${motivations.category} is not (
            select ${userProfiles.primaryWeakness} from ${userProfiles} where ${userProfiles.userId} = ${p.userId}),
          (${motivations.id} * 7919 + ${p.shuffle}) % 101
        limit 1)`,
    })
    .where(
      sql`${users.id} = ${p.userId} and ${users.dailyMotivation} = 1 and ${users.lastMotivationUpdate} is not ${p.today}`,
    );

export const rememberMotivation = (p: { userId: number; now: string }) =>
  queryBuilder.run(sql`
    insert into ${seenMotivations} (user_id, motivation_id, seen_at)
    select ${users.id}, ${users.lastMotivationId}, ${p.now} from ${users}
    where ${users.id} = ${p.userId} and ${users.lastMotivationId} is not null and ${users.dailyMotivation} = 1
    on conflict (user_id, motivation_id) do update set seen_at = excluded.seen_at`);

/** The word of a day, where it has been chosen on that day. */
export const findMotivationOf = (p: { userId: number; today: string }) =>
  queryBuilder
    .select({
      message: motivations.quote,
      source: motivations.source,
      category: motivations.category,
      action: motivations.action,
    })
    .from(users)
    .innerJoin(motivations, eq(motivations.id, users.lastMotivationId))
    .where(and(eq(users.id, p.userId), eq(users.lastMotivationUpdate, p.today)));

export const findChosenMotivation = (p: { userId: number }) =>
  queryBuilder
    .select({
      message: motivations.quote,
      source: motivations.source,
      category: motivations.category,
      action: motivations.action,
    })
    .from(users)
    .innerJoin(motivations, eq(motivations.id, users.lastMotivationId))
    .where(eq(users.id, p.userId));
