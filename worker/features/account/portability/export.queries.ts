import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { payments, subscriptionPlans } from '#schema/tables/billing.ts';
import { goalShares } from '#schema/tables/goals.ts';
import { userProfiles } from '#schema/tables/mindset.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { type Cursor, pagesOf, type RowsPage } from './portable.queries.ts';
import { PORTABLES, type Portable, type PortableKind } from './portables.ts';

export const findAccount = (p: { userId: number }) =>
  queryBuilder
    .select({
      username: users.username,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      subscriptionTier: users.subscriptionTier,
      subscriptionStatus: users.subscriptionStatus,
      subscriptionExpiresAt: users.subscriptionExpiresAt,
      preferences: {
        coachPersonality: users.coachPersonality,
        coachTone: users.coachTone,
        coachStyle: users.coachStyle,
        dailyMotivation: users.dailyMotivation,
        dayStartsAt: users.dayStartsAt,
        incognitoMode: users.incognitoMode,
        aiChat: users.aiChat,
        aiFeedback: users.aiFeedback,
        aiRoadmap: users.aiRoadmap,
        tellsGoals: users.tellsGoals,
        tellsJournal: users.tellsJournal,
        tellsMindset: users.tellsMindset,
        chatRetentionDays: users.chatRetentionDays,
      },
    })
    .from(users)
    .where(eq(users.id, p.userId));

export const findWholeProfile = (p: { userId: number }) =>
  queryBuilder
    .select({
      profileType: userProfiles.profileType,
      primaryWeakness: userProfiles.primaryWeakness,
      secondaryWeakness: userProfiles.secondaryWeakness,
      strengthArea: userProfiles.strengthArea,
      confidenceLevel: userProfiles.confidenceLevel,
      progressVelocity: userProfiles.progressVelocity,
      engagementScore: userProfiles.engagementScore,
      lastProfileUpdate: userProfiles.lastProfileUpdate,
      createdAt: userProfiles.createdAt,
      updatedAt: userProfiles.updatedAt,
      profileHistory: userProfiles.profileHistory,
    })
    .from(userProfiles)
    .where(eq(userProfiles.userId, p.userId));

const pagesOfShares = (p: RowsPage) =>
  queryBuilder
    .select({
      id: goalShares.id,
      goalId: goalShares.goalId,
      sharedWithEmail: goalShares.sharedWithEmail,
      sharedWithUsername: goalShares.sharedWithUsername,
      permissionLevel: goalShares.permissionLevel,
      isEncrypted: goalShares.isEncrypted,
      createdAt: goalShares.createdAt,
      expiresAt: goalShares.expiresAt,
      lastViewedAt: goalShares.lastViewedAt,
    })
    .from(goalShares)
    .where(and(eq(goalShares.sharedByUserId, p.userId), gt(goalShares.id, p.after)))
    .orderBy(asc(goalShares.id))
    .limit(p.limit);

/** Notes at the person's own goals, and their own notes at the goals of others. */
const pagesOfNotes = (p: RowsPage) => {
  const isAtMine = sql`share_notes.goal_id in (select goals.id from goals where goals.user_id = ${p.userId})`;
  return queryBuilder
    .select({
      id: shareNotes.id,
      goalId: sql<number | null>`case when ${isAtMine} then share_notes.goal_id end`.as(
        'note_goal_id',
      ),
      isOwn: sql<boolean>`share_notes.author_user_id = ${p.userId}`.mapWith(Boolean).as('is_own'),
      content: shareNotes.content,
      createdAt: shareNotes.createdAt,
    })
    .from(shareNotes)
    .where(
      sql`(share_notes.author_user_id = ${p.userId} or ${isAtMine}) and share_notes.id > ${p.after}`,
    )
    .orderBy(asc(shareNotes.id))
    .limit(p.limit);
};

const pagesOfPayments = (p: RowsPage) =>
  queryBuilder
    .select({
      id: payments.id,
      provider: payments.provider,
      planName: subscriptionPlans.name,
      amount: payments.amount,
      currency: payments.currency,
      periodStart: payments.periodStart,
      periodEnd: payments.periodEnd,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, payments.planId))
    .where(and(eq(payments.userId, p.userId), gt(payments.id, p.after)))
    .orderBy(asc(payments.id))
    .limit(p.limit);

const portable = Object.fromEntries(
  Object.entries(PORTABLES).map(([kind, columns]) => [kind, pagesOf(columns)]),
) as Record<PortableKind, ReturnType<typeof pagesOf>>;

/** The query of each list of the file. */
export const EXPORT_PAGES = {
  ...portable,
  shares: pagesOfShares,
  notes: pagesOfNotes,
  payments: pagesOfPayments,
};

/** The cursor behind a page that ends with this row. */
export function cursorAfter(list: keyof typeof EXPORT_PAGES, last: { id: number }): Cursor {
  const { parent }: Partial<Portable> = list in PORTABLES ? PORTABLES[list as PortableKind] : {};
  const parentId = parent && (last as Record<string, unknown>)[parent.column];
  return { after: last.id, afterParent: typeof parentId === 'number' ? parentId : 0 };
}
