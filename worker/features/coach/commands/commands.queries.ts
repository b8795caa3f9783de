import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { chatMessages, coachNotes, keptThings } from '#schema/tables/coach.ts';
import { freeEntries, goals, journalEntries } from '#schema/tables/goals.ts';
import { chatsKeptSince } from '#worker/lib/chat-retention.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Open goals with their plans, newest first: what can be done with one is done by its id. */
export const listGoalsToChange = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      id: goals.id,
      title: goals.title,
      targetDate: goals.targetDate,
      milestone: goals.milestone,
      roadmap: goals.roadmap,
    })
    .from(goals)
    .where(and(eq(goals.userId, p.userId), eq(goals.completed, false), isNull(goals.archivedAt)))
    .orderBy(desc(goals.id))
    .limit(p.limit);

/** What was kept last. */
export const listLastKept = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      id: keptThings.id,
      kind: keptThings.kind,
      title: keptThings.title,
      body: keptThings.body,
      createdAt: keptThings.createdAt,
    })
    .from(keptThings)
    .where(eq(keptThings.userId, p.userId))
    .orderBy(desc(keptThings.id))
    .limit(p.limit);

export const listLastNotes = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({ id: coachNotes.id, content: coachNotes.content, createdAt: coachNotes.createdAt })
    .from(coachNotes)
    .where(eq(coachNotes.userId, p.userId))
    .orderBy(desc(coachNotes.id))
    .limit(p.limit);

/**
 * What somebody said to Eden with some words in it, newest first. Words said in danger are not
 * repeated.
 */
export const listSaidWith = (p: { userId: number; words: string; limit: number }) =>
  queryBuilder
    .select({ content: chatMessages.content, createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, p.userId),
        sql`${chatMessages.createdAt} > ${chatsKeptSince(p.userId)}`,
        sql`coalesce(${chatMessages.coach}, '') <> 'safety'`,
        sql`instr(lower(${chatMessages.content}), lower(${p.words})) > 0`,
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(p.limit);

/**
 * The last messages of somebody, newest first: of one conversation, or of all others. Those
 * that were answered with care say so.
 */
export const listSaid = (p: {
  userId: number;
  conversationId: number;
  isHere: boolean;
  limit: number;
}) =>
  queryBuilder
    .select({
      content: chatMessages.content,
      response: chatMessages.response,
      createdAt: chatMessages.createdAt,
      coach: chatMessages.coach,
      templateId: chatMessages.templateId,
      technique: chatMessages.technique,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, p.userId),
        p.isHere
          ? eq(chatMessages.conversationId, p.conversationId)
          : ne(chatMessages.conversationId, p.conversationId),
        sql`${chatMessages.createdAt} > ${chatsKeptSince(p.userId)}`,
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(p.limit);

/** The newest entry of a goal's journal. */
export const findLastEntry = (p: { userId: number; goalId: number }) =>
  queryBuilder
    .select({ id: journalEntries.id, content: journalEntries.content })
    .from(journalEntries)
    .innerJoin(goals, eq(goals.id, journalEntries.goalId))
    .where(and(eq(journalEntries.goalId, p.goalId), eq(goals.userId, p.userId)))
    .orderBy(desc(journalEntries.id))
    .limit(1);

/** The newest entries about no goal. */
export const listLastFreeEntries = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({ id: freeEntries.id, content: freeEntries.content })
    .from(freeEntries)
    .where(eq(freeEntries.userId, p.userId))
    .orderBy(desc(freeEntries.createdAt), desc(freeEntries.id))
    .limit(p.limit);
