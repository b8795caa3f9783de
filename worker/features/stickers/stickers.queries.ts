import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { PRESENCE_FACTS, STICKER_FACTS, type StickerFact } from '#schema/rules/sticker-facts.ts';
import { stickers, userStickers } from '#schema/tables/stickers.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { FACT_SQL } from './facts.queries.ts';

const stickerFields = {
  id: stickers.id,
  name: stickers.name,
  description: stickers.description,
  category: stickers.category,
  rarity: stickers.rarity,
  imageUrl: stickers.imageUrl,
};

const userStickerFields = {
  id: userStickers.id,
  isNew: userStickers.isNew,
  isPinned: userStickers.isPinned,
  acquisitionDate: userStickers.acquisitionDate,
  stickerId: userStickers.stickerId,
};

/**
 * Columns with names of their own: D1 returns joined rows by column name, and both tables have an
 * id.
 */
export const listUserStickers = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      ...userStickerFields,
      id: sql<number>`${userStickers.id}`.as('user_sticker_id'),
      name: stickers.name,
      description: stickers.description,
      category: stickers.category,
      rarity: stickers.rarity,
      imageUrl: stickers.imageUrl,
    })
    .from(userStickers)
    .innerJoin(stickers, eq(stickers.id, userStickers.stickerId))
    .where(eq(userStickers.userId, p.userId))
    .orderBy(desc(userStickers.id))
    .limit(p.limit);

export const findSticker = (p: { userId: number; userStickerId: number }) =>
  queryBuilder
    .select(stickerFields)
    .from(stickers)
    .where(
      sql`${stickers.id} = (select ${userStickers.stickerId} from ${userStickers}
        where ${userStickers.id} = ${p.userStickerId} and ${userStickers.userId} = ${p.userId})`,
    );

/** Updates one sticker. A null for `isNew` or `isPinned` leaves it unchanged. */
export const updateUserSticker = (p: {
  userId: number;
  userStickerId: number;
  isNew: number | null;
  isPinned: number | null;
}) =>
  queryBuilder
    .update(userStickers)
    .set({
      isNew: sql`coalesce(${p.isNew}, ${userStickers.isNew})`,
      isPinned: sql`coalesce(${p.isPinned}, ${userStickers.isPinned})`,
    })
    .where(sql`${userStickers.id} = ${p.userStickerId} and ${userStickers.userId} = ${p.userId}`)
    .returning(userStickerFields);

export const listStickers = (p: { userId: number }) =>
  queryBuilder
    .select({
      ...stickerFields,
      rule: stickers.rule,
      fact: stickers.fact,
      atLeast: stickers.atLeast,
      // With the table's name: in a selected expression Drizzle leaves it out, and both tables have
      // an id.
      isEarned: sql<number>`exists (select 1 from user_stickers
        where user_stickers.sticker_id = stickers.id and user_stickers.user_id = ${p.userId})`.as(
        'is_earned',
      ),
    })
    .from(stickers)
    .orderBy(stickers.id)
    .limit(200);

/** All facts about a person that can earn stickers, in one row. */
export const countFacts = (p: { userId: number }) =>
  queryBuilder
    .select(
      Object.fromEntries(
        STICKER_FACTS.map((fact) => [fact, sql<number>`${FACT_SQL[fact](p.userId)}`.as(fact)]),
      ) as Record<StickerFact, SQL.Aliased<number>>,
    )
    .from(users)
    .where(eq(users.id, p.userId));

type Award = { userId: number; now: string; localDay: string };

/**
 * Skip earned stickers before counting. A `case` keeps that order, while SQLite may reorder the
 * terms of a `where`.
 */
function earned(p: Award, facts: readonly StickerFact[], condition: SQL): SQL {
  const reached = facts.map(
    (fact) =>
      sql`(${stickers.fact} = ${sql.raw(`'${fact}'`)} and ${stickers.atLeast} <= ${FACT_SQL[fact](p.userId)})`,
  );
  return sql`
    select ${p.userId}, ${stickers.id}, ${p.now} from ${stickers}
    where ${condition}
      and not exists (select 1 from users where users.id = ${p.userId} and users.care_level = 'care')
      and ${stickers.fact} in (${sql.raw(facts.map((fact) => `'${fact}'`).join(', '))})
      and case when exists (select 1 from ${userStickers}
        where ${userStickers.stickerId} = ${stickers.id} and ${userStickers.userId} = ${p.userId})
        then false else (${sql.join(reached, sql` or `)}) end`;
}

/**
 * Awards what the given facts have earned. Also awards presence stickers on the first activity of
 * the local day. Awards nothing while the person is in care; repeating it changes nothing.
 * `condition` is checked first.
 */
export const awardFor =
  (facts: readonly StickerFact[], condition: SQL = sql`true`) =>
  (p: Award) => {
    const isFirstToday = sql`not exists (select 1 from activities
      where user_id = ${p.userId} and local_day = ${p.localDay} limit 1 offset 1)`;
    return queryBuilder.run(sql`
      insert into ${userStickers} (user_id, sticker_id, acquisition_date)
      ${earned(p, facts, condition)}
      union all
      ${earned(p, PRESENCE_FACTS, sql`${condition} and ${isFirstToday}`)}
      on conflict do nothing`);
  };

/** Awards stickers right after a change in its batch, and only if that change was made. */
export const awardForChange = (facts: readonly StickerFact[]) =>
  awardFor(facts, sql`changes() = 1`);
