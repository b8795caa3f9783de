import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { goalShares, goals } from '#schema/tables/goals.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** The other side: what somebody sees and does who was given a link or named. */

interface Visit {
  code: string;
  now: string;
}

interface PartnerVisit extends Visit {
  userId: number;
}

const isOpen = (now: unknown) =>
  sql`(${goalShares.expiresAt} is null or ${goalShares.expiresAt} > ${now})`;

const viewFields = {
  ownerId: goals.userId,
  sharedBy: users.username,
  title: goals.title,
  completed: goals.completed,
  targetDate: goals.targetDate,
  milestone: goals.milestone,
  roadmap: goals.roadmap,
};

/**
 * Shared with this person: by name, kept by them, or sent to an address they have shown to be
 * theirs and not kept by anybody. Spelt out: within a selected expression Drizzle drops the table.
 */
const isPartner = (userId: unknown): SQL =>
  sql`(goal_shares.shared_with_user_id = ${userId} or (goal_shares.shared_with_user_id is null
    and goal_shares.shared_with_key = (select 'email:' || me.email_key from users me
      where me.id = ${userId} and me.email_verified_at is not null)))`;

/** Aliased where two tables use the same name: D1 returns joined rows by column name. */
export const findShared = (p: Visit & { userId: number | null }) =>
  queryBuilder
    .select({
      ...viewFields,
      shareId: sql<number>`goal_shares.id`.as('the_share_id'),
      sharedWithUserId: goalShares.sharedWithUserId,
      isPartner: sql<boolean>`${isPartner(p.userId)}`.mapWith(Boolean).as('is_partner'),
      sharedWithUsername: goalShares.sharedWithUsername,
      isForOneUser:
        sql<boolean>`${goalShares.sharedWithUsername} is not null or ${goalShares.sharedWithKey} like 'user:%'`
          .mapWith(Boolean)
          .as('is_for_one_user'),
      sharedAt: sql<string>`goal_shares.created_at`.as('shared_at'),
      permissionLevel: goalShares.permissionLevel,
      expiresAt: goalShares.expiresAt,
      lastViewedAt: goalShares.lastViewedAt,
      isEncrypted: goalShares.isEncrypted,
      sealed: goalShares.sealed,
      sealedAt: goalShares.sealedAt,
      note: shareNotes.content,
      noteCreatedAt: shareNotes.createdAt,
      noteUpdatedAt: shareNotes.updatedAt,
    })
    .from(goalShares)
    .innerJoin(goals, eq(goals.id, goalShares.goalId))
    .innerJoin(users, eq(users.id, goals.userId))
    .leftJoin(shareNotes, eq(shareNotes.shareId, goalShares.id))
    .where(sql`${goalShares.code} = ${p.code} and ${isOpen(p.now)}`);

export const findPublicGoal = (p: Visit) =>
  queryBuilder
    .select({
      ...viewFields,
      goalId: sql<number>`goals.id`.as('the_goal_id'),
      settings: goals.sharingSettings,
    })
    .from(goals)
    .innerJoin(users, eq(users.id, goals.userId))
    .where(
      sql`${goals.shareCode} = ${p.code} and ${goals.isPublic} = 1
        and coalesce(json_extract(${goals.sharingSettings}, '$.expiresAt'), '9') > ${p.now}`,
    );

export const touchShare = (p: { shareId: number; now: string }) =>
  queryBuilder.update(goalShares).set({ lastViewedAt: p.now }).where(eq(goalShares.id, p.shareId));

export const touchPublicGoal = (p: { goalId: number; code: string; now: string }) =>
  queryBuilder
    .update(goals)
    .set({ sharingSettings: sql`json_set(${goals.sharingSettings}, '$.lastViewedAt', ${p.now})` })
    .where(sql`${goals.id} = ${p.goalId} and ${goals.shareCode} = ${p.code}`);

const isSharedWith = (userId: unknown, now: unknown) =>
  sql`${isPartner(userId)} and ${goalShares.sharedByUserId} <> ${userId} and ${isOpen(now)}`;

export const countSharedWith = (p: { userId: number; now: string }) =>
  queryBuilder
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(goalShares)
    .where(isSharedWith(p.userId, p.now));

export const listSharedWith = (p: { userId: number; now: string; before: number; limit: number }) =>
  queryBuilder
    .select({
      id: sql<number>`goal_shares.id`.as('the_share_id'),
      code: sql<string>`goal_shares.code`.as('code'),
      title: goals.title,
      sharedBy: users.username,
      permissionLevel: goalShares.permissionLevel,
      sharedAt: sql<string>`goal_shares.created_at`.as('shared_at'),
      expiresAt: goalShares.expiresAt,
      completed: goals.completed,
      reached: sql<number>`goals.milestone + 1`.as('reached'),
      steps: sql<number>`json_array_length(goals.roadmap, '$.milestones')`.as('steps'),
    })
    .from(goalShares)
    .innerJoin(goals, eq(goals.id, goalShares.goalId))
    .innerJoin(users, eq(users.id, goals.userId))
    .where(sql`${isSharedWith(p.userId, p.now)} and ${goalShares.id} < ${p.before}`)
    .orderBy(desc(goalShares.id))
    .limit(p.limit);

/** Makes a share the caller's own: one that was sent by e-mail and that nobody has kept yet. */
const keep = (p: PartnerVisit, condition: SQL) =>
  queryBuilder
    .update(goalShares)
    .set({ sharedWithUserId: p.userId })
    .where(
      sql`${goalShares.code} = ${p.code} and ${isOpen(p.now)} and ${goalShares.sharedByUserId} <> ${p.userId}
        and ${goalShares.isEncrypted} = 0 and ${condition}
        and (${goalShares.sharedWithUserId} = ${p.userId}
          or (${goalShares.sharedWithUserId} is null and ${goalShares.sharedWithKey} like 'email:%'))`,
    )
    .returning({ id: goalShares.id });

export const keepShare = (p: PartnerVisit) => keep(p, sql`true`);
export const keepShareToCheer = (p: PartnerVisit) =>
  keep(p, sql`${goalShares.permissionLevel} = 'cheer'`);

/**
 * Follows `keepShareToCheer` in its batch. One note a share: a second one rewords the first, the
 * same words change nothing.
 */
export const putNote = (p: PartnerVisit & { content: string }) =>
  queryBuilder
    .insert(shareNotes)
    .select(
      queryBuilder
        .select({
          id: sql<number>`null`.as('note_id'),
          goalId: goalShares.goalId,
          shareId: goalShares.id,
          authorUserId: sql<number>`${p.userId}`.as('author'),
          content: sql<string>`${p.content}`.as('words'),
          createdAt: sql<string>`${p.now}`.as('now'),
          updatedAt: sql<string | null>`null`.as('reworded'),
        })
        .from(goalShares)
        .where(
          sql`${goalShares.code} = ${p.code} and ${isOpen(p.now)}
            and ${goalShares.sharedWithUserId} = ${p.userId} and ${goalShares.permissionLevel} = 'cheer'`,
        ),
    )
    .onConflictDoUpdate({
      target: shareNotes.shareId,
      set: {
        content: sql`excluded.content`,
        updatedAt: sql`case when ${shareNotes.content} = excluded.content then ${shareNotes.updatedAt} else ${p.now} end`,
      },
    })
    .returning({
      content: shareNotes.content,
      createdAt: shareNotes.createdAt,
      updatedAt: shareNotes.updatedAt,
    });

export const deleteShareNote = (p: { code: string; userId: number }) =>
  queryBuilder
    .delete(shareNotes)
    .where(
      sql`${shareNotes.authorUserId} = ${p.userId} and ${shareNotes.shareId} =
        (select ${goalShares.id} from ${goalShares} where ${goalShares.code} = ${p.code})`,
    )
    .returning({ id: shareNotes.id });

interface Leaving {
  userId: number;
  shareId: number;
}

const isLeft = (p: Leaving) => sql`${goalShares.id} = ${p.shareId} and ${isPartner(p.userId)}`;

/** Runs before `leaveShare` in its batch: what was written stays with the goal. */
export const keepNoteOfLeftShare = (p: Leaving) =>
  queryBuilder
    .update(shareNotes)
    .set({ shareId: null })
    .where(
      sql`${shareNotes.shareId} = (select ${goalShares.id} from ${goalShares} where ${isLeft(p)})`,
    );

export const leaveShare = (p: Leaving) =>
  queryBuilder.delete(goalShares).where(isLeft(p)).returning({ id: goalShares.id });
