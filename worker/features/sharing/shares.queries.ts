import { desc, sql } from 'drizzle-orm';
import type { SharePatch } from '#schema/contracts/sharing.ts';
import { activities, goalShares, goals } from '#schema/tables/goals.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { type OwnGoal, ownGoalExists } from '#worker/lib/database/own-goal.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** The owner's side: what is shared, with whom, and what was left there. */

interface OwnShare extends OwnGoal {
  shareId: number;
}

const isOwnGoal = (p: OwnGoal) => sql`${goals.id} = ${p.goalId} and ${goals.userId} = ${p.userId}`;

const isOwnShare = (p: OwnShare) =>
  sql`${goalShares.id} = ${p.shareId} and ${goalShares.goalId} = ${p.goalId}
    and ${ownGoalExists(p)}`;

const shareFields = {
  id: goalShares.id,
  goalId: goalShares.goalId,
  code: sql<string>`code`.as('code'),
  sharedWithEmail: goalShares.sharedWithEmail,
  sharedWithUsername: goalShares.sharedWithUsername,
  sharedWithUserId: sql<
    number | null
  >`case when shared_with_key like 'user:%' then cast(substr(shared_with_key, 6) as integer) end`.as(
    'given_id',
  ),
  // A name or an id given by the owner is never looked up for them: whether it is anybody's is not
  // theirs to learn.
  keptBy: sql<string | null>`case when shared_with_email is not null then
    (select users.username from users where users.id = shared_with_user_id) end`.as('kept_by'),
  permissionLevel: goalShares.permissionLevel,
  createdAt: goalShares.createdAt,
  expiresAt: goalShares.expiresAt,
  lastViewedAt: goalShares.lastViewedAt,
  isEncrypted: goalShares.isEncrypted,
  sealedAt: goalShares.sealedAt,
};

const linkFields = {
  isPublic: goals.isPublic,
  shareCode: goals.shareCode,
  settings: goals.sharingSettings,
};

/** Fails the batch when the goal has `limit` shares already; who has one keeps it. */
export const assertSharesLeft = (p: {
  goalId: number;
  sharedWithKey: string | null;
  limit: number;
}) =>
  guard(
    'sharesLeft',
    sql`(select count(*) from ${goalShares} where ${goalShares.goalId} = ${p.goalId}) < ${p.limit}
        or exists (select 1 from ${goalShares}
          where ${goalShares.goalId} = ${p.goalId} and ${goalShares.sharedWithKey} = ${p.sharedWithKey})`,
  );

/**
 * Fails the batch when `limit` goals were shared since an instant. Each share leaves its activity,
 * revoked or not.
 */
export const assertSharesUnhurried = (p: { userId: number; since: string; limit: number }) =>
  guard(
    'sharesUnhurried',
    sql`(select count(*) from ${activities} where ${activities.userId} = ${p.userId}
      and ${activities.type} = 'goal_shared' and ${activities.createdAt} > ${p.since}) < ${p.limit}`,
  );

export const findOwnPublicLink = (p: OwnGoal) =>
  queryBuilder.select(linkFields).from(goals).where(isOwnGoal(p));

/**
 * Opens a goal to anyone with its link. If it is open already, it keeps its code and gets the new
 * end.
 */
export const openPublicLink = (
  p: OwnGoal & { code: string; expiresAt: string | null; now: string },
) =>
  queryBuilder
    .update(goals)
    .set({
      isPublic: true,
      shareCode: sql`coalesce(${goals.shareCode}, ${p.code})`,
      sharingSettings: sql`json_set(${goals.sharingSettings},
          '$.createdAt', coalesce(json_extract(${goals.sharingSettings}, '$.createdAt'), ${p.now}),
          '$.expiresAt', ${p.expiresAt})`,
    })
    .where(isOwnGoal(p))
    .returning(linkFields);

export const closePublicLink = (p: OwnGoal) =>
  queryBuilder
    .update(goals)
    .set({ isPublic: false, shareCode: null, sharingSettings: {} })
    .where(isOwnGoal(p))
    .returning({ id: goals.id });

export const listOwnShares = (p: OwnGoal & { limit: number }) =>
  queryBuilder
    .select(shareFields)
    .from(goalShares)
    .where(sql`${goalShares.goalId} = ${p.goalId} and ${ownGoalExists(p)}`)
    .orderBy(desc(goalShares.id))
    .limit(p.limit);

interface ShareInsert extends OwnGoal {
  code: string;
  sharedWithEmail: string | null;
  sharedWithUsername: string | null;
  sharedWithUserId: number | null;
  /** The owner's shard. A person on another shard has no row here that a share could refer to. */
  shard: number;
  /** Folded; null where no name was given. */
  usernameKey: string | null;
  sharedWithKey: string | null;
  permissionLevel: NonNullable<SharePatch['permissionLevel']>;
  expiresAt: string | null;
  isEncrypted: boolean;
  sealed: string | null;
  now: string;
}

/**
 * Shares a goal, or changes the share of who has one. A name or an id that nobody has is kept as it
 * is, and nobody is told.
 */
export const insertShare = (p: ShareInsert) =>
  queryBuilder
    .insert(goalShares)
    .values({
      goalId: p.goalId,
      sharedByUserId: p.userId,
      sharedWithEmail: p.sharedWithEmail,
      sharedWithUsername: p.sharedWithUsername,
      sharedWithUserId: sql`coalesce(
        (select ${users.id} from ${users} where ${users.usernameKey} = ${p.usernameKey} and ${users.shard} = ${p.shard}),
        (select ${users.id} from ${users} where ${users.id} = ${p.sharedWithUserId} and ${users.shard} = ${p.shard}))`,
      sharedWithKey: p.sharedWithKey,
      permissionLevel: p.permissionLevel,
      createdAt: p.now,
      expiresAt: p.expiresAt,
      isEncrypted: p.isEncrypted,
      code: p.code,
      sealed: p.sealed,
      sealedAt: sql`case when ${p.sealed} is not null then ${p.now} end`,
    })
    .onConflictDoUpdate({
      target: [goalShares.goalId, goalShares.sharedWithKey],
      set: {
        sharedWithUserId: sql`coalesce(${goalShares.sharedWithUserId}, excluded.shared_with_user_id)`,
        permissionLevel: sql`excluded.permission_level`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning(shareFields);

export const findOwnShare = (p: OwnShare) =>
  queryBuilder.select(shareFields).from(goalShares).where(isOwnShare(p));

/**
 * Changes an own share. An encrypted one takes a new snapshot and stays to look at only; any other
 * takes no snapshot.
 */
export const updateOwnShare = (own: OwnShare, { sealed, ...patch }: SharePatch, now: string) =>
  queryBuilder
    .update(goalShares)
    .set({ ...patch, ...(sealed !== undefined && { sealed, sealedAt: now }) })
    .where(
      sql`${isOwnShare(own)} and (${goalShares.isEncrypted} = 1 or ${sealed === undefined ? 1 : 0})
          and (${goalShares.isEncrypted} = 0 or ${patch.permissionLevel === 'cheer' ? 0 : 1})`,
    )
    .returning(shareFields);

/** Runs before the share's end in its batch: a note that was left stays with the goal. */
export const keepNoteOfOwnShare = (p: OwnShare) =>
  queryBuilder
    .update(shareNotes)
    .set({ shareId: null })
    .where(
      sql`${shareNotes.shareId} = (select ${goalShares.id} from ${goalShares} where ${isOwnShare(p)})`,
    );

export const deleteOwnShare = (p: OwnShare) =>
  queryBuilder.delete(goalShares).where(isOwnShare(p)).returning({ id: goalShares.id });

/** Own goals that are open to somebody, whatever page of the list is loaded. */
export const listSharedGoals = (p: { userId: number; now: string; limit: number }) =>
  queryBuilder
    .select({
      goalId: sql<number>`goals.id`.as('goal_id'),
      isPublic:
        sql<boolean>`goals.is_public = 1 and coalesce(json_extract(goals.sharing_settings, '$.expiresAt'), '9') > ${p.now}`
          .mapWith(Boolean)
          .as('is_open'),
      shares: sql<number>`(select count(*) from goal_shares where goal_shares.goal_id = goals.id
        and coalesce(goal_shares.expires_at, '9') > ${p.now})`.as('shares'),
    })
    .from(goals)
    .where(sql`${goals.userId} = ${p.userId} and (is_open or shares > 0)`)
    .orderBy(desc(goals.id))
    .limit(p.limit);

/** What partners wrote, newest first. */
export const listNotesOnOwnGoals = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      id: shareNotes.id,
      goalId: shareNotes.goalId,
      from: users.username,
      content: shareNotes.content,
      createdAt: shareNotes.createdAt,
      updatedAt: shareNotes.updatedAt,
    })
    .from(shareNotes)
    .innerJoin(goals, sql`${goals.id} = ${shareNotes.goalId}`)
    .innerJoin(users, sql`${users.id} = ${shareNotes.authorUserId}`)
    .where(sql`${goals.userId} = ${p.userId}`)
    .orderBy(desc(shareNotes.id))
    .limit(p.limit);

export const deleteNoteOnOwnGoal = (p: { userId: number; noteId: number }) =>
  queryBuilder
    .delete(shareNotes)
    .where(
      sql`${shareNotes.id} = ${p.noteId} and exists (select 1 from ${goals}
        where ${goals.id} = ${shareNotes.goalId} and ${goals.userId} = ${p.userId})`,
    )
    .returning({ id: shareNotes.id });
