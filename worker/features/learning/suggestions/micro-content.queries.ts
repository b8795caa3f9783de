import { asc, sql } from 'drizzle-orm';
import { microLearningSeeds } from '#schema/tables/learning.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface OwnMicroContent {
  userId: number;
  microContentId: number;
}

const microContentFields = {
  id: microLearningSeeds.id,
  contentType: microLearningSeeds.contentType,
  content: microLearningSeeds.content,
  estimatedMinutes: microLearningSeeds.estimatedMinutes,
  targetWeakness: microLearningSeeds.targetWeakness,
  source: microLearningSeeds.source,
  completed: microLearningSeeds.completed,
};

/** Open items, those for the current lowest category first, in the order of their creation. */
export const listMicroContent = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select(microContentFields)
    .from(microLearningSeeds)
    .where(sql`${microLearningSeeds.userId} = ${p.userId} and ${microLearningSeeds.completed} = 0`)
    .orderBy(
      sql`${microLearningSeeds.targetWeakness} is not (
        select primary_weakness from user_profiles where user_profiles.user_id = ${p.userId})`,
      asc(microLearningSeeds.id),
    )
    .limit(p.limit);

const isOwn = (p: OwnMicroContent) =>
  sql`${microLearningSeeds.id} = ${p.microContentId} and ${microLearningSeeds.userId} = ${p.userId}`;

/** Marks an item as done; repeating it changes nothing. */
export const completeMicroContent = (
  p: OwnMicroContent & { engagementScore: number | null; now: string },
) =>
  queryBuilder
    .update(microLearningSeeds)
    .set({
      completed: sql`1`,
      completedAt: sql`coalesce(${microLearningSeeds.completedAt}, ${p.now})`,
      engagementScore: sql`coalesce(${microLearningSeeds.engagementScore}, ${p.engagementScore})`,
    })
    .where(isOwn(p))
    .returning(microContentFields);

/**
 * Adds catalogue items until `open` of them are open for the lowest category, alternating kinds. No
 * item is added twice.
 */
export const giveMicroContent = (p: { userId: number; open: number; now: string }) => {
  const lowest = sql`(select primary_weakness from user_profiles where user_id = ${p.userId})`;
  return queryBuilder.run(sql`
    insert into micro_learning_seeds (user_id, content, content_type, target_weakness, estimated_minutes, item_id, source, created_at)
    select ${p.userId}, content, content_type, category, estimated_minutes, id, source, ${p.now}
    from (select *, row_number() over (partition by content_type order by id) as turn
      from micro_learning_items where category = ${lowest})
    where id not in (select item_id from micro_learning_seeds where user_id = ${p.userId} and item_id is not null)
    order by turn, id
    limit max(0, cast(${p.open} as integer) - (select count(*) from micro_learning_seeds
      where user_id = ${p.userId} and completed = 0 and target_weakness = ${lowest}))
    on conflict do nothing`);
};
