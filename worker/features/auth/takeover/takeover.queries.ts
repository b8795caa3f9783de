import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { auditTrail } from '#schema/tables/admin.ts';
import { calendarFeeds } from '#schema/tables/calendar.ts';
import { goalShares, goals } from '#schema/tables/goals.ts';
import { passkeys } from '#schema/tables/passkeys.ts';
import { pushSubscriptions } from '#schema/tables/reminders.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { recoveryCodes, users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { purgeReplies } from '#worker/lib/retries.ts';
import { endSessions } from '#worker/lib/security/sessions.ts';

interface Whose {
  userId: number;
}

/** Later than any instant: nothing in a never proven account is later than its proof. */
const NEVER = '9';

/** Whether something was created before the address was proven, and so may be a stranger's. */
const isInDoubt = (madeAt: SQLiteColumn | SQL, userId: number) =>
  sql`${madeAt} <= coalesce((select me.email_verified_at from ${users} me where me.id = ${userId}), ${sql.raw(`'${NEVER}'`)})`;

const isUnproven = (userId: number) => and(eq(users.id, userId), isNull(users.emailVerifiedAt));

const endPasskeys = (p: Whose) =>
  queryBuilder
    .delete(passkeys)
    .where(and(eq(passkeys.userId, p.userId), isInDoubt(passkeys.createdAt, p.userId)))
    .returning({ id: passkeys.id });

const endRecoveryCodes = (p: Whose) =>
  queryBuilder
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, p.userId), isInDoubt(recoveryCodes.createdAt, p.userId)))
    .returning({ id: recoveryCodes.id });

const endCalendars = (p: Whose) =>
  queryBuilder
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, p.userId), isInDoubt(calendarFeeds.createdAt, p.userId)))
    .returning({ userId: calendarFeeds.userId });

const unlink = (p: Whose) =>
  queryBuilder
    .update(users)
    .set({ ssoProvider: null, ssoId: null })
    .where(and(isUnproven(p.userId), isNotNull(users.ssoId)))
    .returning({ id: users.id });

const closePublicLinks = (p: Whose) =>
  queryBuilder
    .update(goals)
    .set({ isPublic: false, shareCode: null, sharingSettings: {} })
    .where(
      and(
        eq(goals.userId, p.userId),
        isNotNull(goals.shareCode),
        isInDoubt(
          sql`coalesce(json_extract(${goals.sharingSettings}, '$.createdAt'), '')`,
          p.userId,
        ),
      ),
    )
    .returning({ id: goals.id });

const sharesToEnd = (p: Whose) =>
  queryBuilder
    .select({ id: goalShares.id })
    .from(goalShares)
    .where(and(eq(goalShares.sharedByUserId, p.userId), isInDoubt(goalShares.createdAt, p.userId)));

/** Nothing is told any more to browsers that were signed in. */
const endPushSubscriptions = (p: Whose) =>
  queryBuilder.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, p.userId));

/** What was written at a share stays with the goal. */
const keepNotes = (p: Whose) =>
  queryBuilder
    .update(shareNotes)
    .set({ shareId: null })
    .where(inArray(shareNotes.shareId, sharesToEnd(p)));

const endShares = (p: Whose) =>
  queryBuilder
    .delete(goalShares)
    .where(and(eq(goalShares.sharedByUserId, p.userId), isInDoubt(goalShares.createdAt, p.userId)))
    .returning({ id: goalShares.id });

/** The audit row of rights that a takeover ended. */
const noteLostRights = (p: Whose & { now: string }) =>
  queryBuilder.run(sql`insert into ${auditTrail} (action, subject_kind, subject_id, created_at)
    select 'admin.remove', 'user', ${users.id}, ${p.now} from ${users}
    where ${users.id} = ${p.userId} and ${users.isAdmin} = 1 and ${users.emailVerifiedAt} is null`);

/**
 * Ends admin rights: the person who reads the mail of a never confirmed address may not be the
 * admin.
 */
const dropRights = (p: Whose) =>
  queryBuilder
    .update(users)
    .set({ isAdmin: false })
    .where(and(isUnproven(p.userId), eq(users.isAdmin, true)));

/** Marks the address as proven, since the link was read there. The confirming link is used up. */
const proveAddress = (p: Whose & { now: string }) =>
  queryBuilder
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${p.now})`,
      emailToken: null,
      emailTokenExpiresAt: null,
    })
    .where(eq(users.id, p.userId));

/**
 * Ends every other sign-in method, for the batch of a password set by a mailed link
 * (`docs/decisions/023-takeover.md`). All sessions go, and whatever was made before the address was
 * proven. The proof comes last, since the other statements read it.
 */
export const endOtherWays = (who: { userId: number; now: string }) =>
  [
    endPasskeys(who),
    endRecoveryCodes(who),
    unlink(who),
    closePublicLinks(who),
    keepNotes(who),
    endShares(who),
    endCalendars(who),
    noteLostRights(who),
    dropRights(who),
    purgeReplies(who),
    endPushSubscriptions(who),
    endSessions({ ...who, except: '' }),
    proveAddress(who),
  ] as const;
