import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { paymentOrders, payments } from '#schema/tables/billing.ts';
import { calendarFeeds, mailPlans } from '#schema/tables/calendar.ts';
import {
  chatConversations,
  chatMessages,
  coachNotes,
  coachSessions,
  coachUsage,
  keptThings,
  seenMotivations,
} from '#schema/tables/coach.ts';
import {
  activities,
  freeEntries,
  goalShares,
  goals,
  journalEntries,
} from '#schema/tables/goals.ts';
import {
  learningRecommendations,
  microLearningSeeds,
  reviewItems,
  userPathEnrollments,
  userProgress,
} from '#schema/tables/learning.ts';
import {
  mindsetAssessments,
  mindsetResponses,
  userJourneyEvents,
  userProfiles,
} from '#schema/tables/mindset.ts';
import { retriedWrites } from '#schema/tables/operations.ts';
import { passkeys } from '#schema/tables/passkeys.ts';
import {
  pushSubscriptions,
  reminderChoices,
  reminderSends,
  reminders,
} from '#schema/tables/reminders.ts';
import { shareNotes } from '#schema/tables/sharing.ts';
import { userStickers } from '#schema/tables/stickers.ts';
import { recoveryCodes, sessions, users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

const where =
  (table: SQLiteTable, condition: (userId: unknown) => SQL) => (p: { userId: number }) =>
    queryBuilder.delete(table).where(condition(p.userId));

const ownedBy = (table: SQLiteTable, column: SQLiteColumn) =>
  where(table, (userId) => eq(column, userId));

const myGoals = (userId: unknown) => sql`(select id from goals where user_id = ${userId})`;
const mySharesAndMine = (userId: unknown) =>
  sql`(select id from goal_shares where shared_by_user_id = ${userId} or shared_with_user_id = ${userId} or goal_id in ${myGoals(userId)})`;

/**
 * The tables with a person's rows, children first and the account last. A table that is missing
 * here makes the deletion fail by its foreign key, and a test that lists all tables.
 */
const EVERYTHING = [
  ownedBy(reminderSends, reminderSends.userId),
  ownedBy(reminders, reminders.userId),
  ownedBy(pushSubscriptions, pushSubscriptions.userId),
  ownedBy(reminderChoices, reminderChoices.userId),
  where(
    shareNotes,
    (me) =>
      sql`author_user_id = ${me} or goal_id in ${myGoals(me)} or share_id in ${mySharesAndMine(me)}`,
  ),
  where(goalShares, (me) => sql`id in ${mySharesAndMine(me)}`),
  where(journalEntries, (me) => sql`goal_id in ${myGoals(me)}`),
  ownedBy(freeEntries, freeEntries.userId),
  ownedBy(keptThings, keptThings.userId),
  ownedBy(goals, goals.userId),
  ownedBy(chatMessages, chatMessages.userId),
  ownedBy(coachSessions, coachSessions.userId),
  ownedBy(chatConversations, chatConversations.userId),
  ownedBy(coachNotes, coachNotes.userId),
  ownedBy(coachUsage, coachUsage.userId),
  ownedBy(seenMotivations, seenMotivations.userId),
  ownedBy(mindsetResponses, mindsetResponses.userId),
  ownedBy(mindsetAssessments, mindsetAssessments.userId),
  ownedBy(userProfiles, userProfiles.userId),
  ownedBy(userJourneyEvents, userJourneyEvents.userId),
  ownedBy(activities, activities.userId),
  ownedBy(userStickers, userStickers.userId),
  ownedBy(reviewItems, reviewItems.userId),
  ownedBy(userProgress, userProgress.userId),
  ownedBy(userPathEnrollments, userPathEnrollments.userId),
  ownedBy(learningRecommendations, learningRecommendations.userId),
  ownedBy(microLearningSeeds, microLearningSeeds.userId),
  ownedBy(paymentOrders, paymentOrders.userId),
  ownedBy(payments, payments.userId),
  ownedBy(calendarFeeds, calendarFeeds.userId),
  ownedBy(mailPlans, mailPlans.userId),
  ownedBy(retriedWrites, retriedWrites.userId),
  ownedBy(passkeys, passkeys.userId),
  ownedBy(recoveryCodes, recoveryCodes.userId),
  ownedBy(sessions, sessions.userId),
  ownedBy(users, users.id),
];

/** The statements that delete a person, one per table, for one batch. */
export const deletionStatements = (userId: number) =>
  EVERYTHING.map((statement) => statement({ userId }));
