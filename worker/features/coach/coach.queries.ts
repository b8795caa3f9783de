import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { BesideReply, Technique } from '#schema/contracts/coach.ts';
import { chatConversations, chatMessages, coachUsage } from '#schema/tables/coach.ts';
import { users } from '#schema/tables/users.ts';
import { chatsKeptSince, titleKept } from '#worker/lib/chat-retention.ts';
import { guard } from '#worker/lib/guard.ts';
import { queryBuilder } from '#worker/lib/query-builder.ts';
import type { Care } from '#worker/lib/safety/care.ts';

interface OwnConversation {
  userId: number;
  conversationId: number;
}

const isOwn = (p: OwnConversation) =>
  sql`${chatConversations.id} = ${p.conversationId} and ${chatConversations.userId} = ${p.userId}`;

/** Own, and not older than its person keeps it. */
const isHere = (p: OwnConversation) =>
  sql`${isOwn(p)} and ${chatConversations.updatedAt} > ${chatsKeptSince(p.userId)}`;

const isKept = (userId: unknown) => sql`${chatMessages.createdAt} > ${chatsKeptSince(userId)}`;

/**
 * Counts one more reply of the day, unless the person's tier has none left: then no row comes back. One statement, so
 * that parallel requests cannot pass the allowance.
 */
export const countReply = (p: {
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

/** Gives back a reply that was counted: words of care cost nothing. */
export const uncountReply = (p: { userId: number; day: string }) =>
  queryBuilder
    .update(coachUsage)
    .set({ messages: sql`max(0, ${coachUsage.messages} - 1)` })
    .where(and(eq(coachUsage.userId, p.userId), eq(coachUsage.day, p.day)));

export const assertOwnConversation = (p: OwnConversation) =>
  guard('conversationFound', sql`exists (select 1 from ${chatConversations} where ${isHere(p)})`);

export const listRecentTurns = (p: OwnConversation & { limit: number }) =>
  queryBuilder
    .select({
      content: chatMessages.content,
      response: chatMessages.response,
      coach: chatMessages.coach,
      templateId: chatMessages.templateId,
      technique: chatMessages.technique,
      beside: chatMessages.beside,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, p.conversationId),
        eq(chatMessages.userId, p.userId),
        isKept(p.userId),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(p.limit);

type CareValues = Care & Record<string, unknown>;

export const insertConversation = (p: { userId: number; title: string; now: string } & CareValues) =>
  queryBuilder
    .insert(chatConversations)
    .values({
      userId: p.userId,
      title: p.title,
      careLevel: p.level,
      careDanger: p.danger,
      careIsNear: p.isNear,
      careSince: p.since,
      careCalmTurns: p.calmTurns,
      careTurns: p.turns,
      careSaidSafe: p.saidSafe,
      careLanguage: p.language,
      createdAt: p.now,
      updatedAt: p.now,
    })
    .returning({ id: chatConversations.id });

export const touchConversation = (p: OwnConversation & { now: string }) =>
  queryBuilder.update(chatConversations).set({ updatedAt: p.now }).where(isOwn(p));

type Exchange = {
  userId: number;
  content: string;
  response: string;
  coach: string;
  technique: Technique | null;
  templateId: string | null;
  beside: BesideReply | null;
  now: string;
};

const exchangeValues = (p: Exchange) => ({
  userId: p.userId,
  content: p.content,
  response: p.response,
  coach: p.coach,
  technique: p.technique,
  templateId: p.templateId,
  beside: p.beside,
  createdAt: p.now,
});

const exchangeKeys = { id: chatMessages.id, conversationId: chatMessages.conversationId };

/** The first exchange of the conversation that the statement before it has inserted. */
export const insertFirstExchange = (p: Exchange) =>
  queryBuilder
    .insert(chatMessages)
    .values({ ...exchangeValues(p), conversationId: sql`last_insert_rowid()` })
    .returning(exchangeKeys);

export const insertExchange = (p: Exchange & { conversationId: number }) =>
  queryBuilder
    .insert(chatMessages)
    .values({ ...exchangeValues(p), conversationId: p.conversationId })
    .returning(exchangeKeys);

/** Own conversations, last used first; with `q`, those in which it was said. (`instr`, as LIKE is bounded on D1.) */
export const listOwnConversations = (p: { userId: number; before: string; limit: number; q: string }) =>
  queryBuilder
    .select({
      id: chatConversations.id,
      title: titleKept(p.userId).as('title'),
      createdAt: chatConversations.createdAt,
      updatedAt: chatConversations.updatedAt,
    })
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.userId, p.userId),
        lt(chatConversations.updatedAt, p.before),
        gt(chatConversations.updatedAt, chatsKeptSince(p.userId)),
        sql`(${p.q} = '' or exists (
          select 1 from ${chatMessages} where ${chatMessages.conversationId} = ${chatConversations.id}
            and ${isKept(p.userId)} and instr(lower(${chatMessages.content} || ' ' || coalesce(${chatMessages.response}, '')), lower(${p.q})) > 0))`,
      ),
    )
    .orderBy(desc(chatConversations.updatedAt), desc(chatConversations.id))
    .limit(p.limit);

export const findOwnConversationId = (p: OwnConversation) =>
  queryBuilder.select({ id: chatConversations.id }).from(chatConversations).where(isHere(p));

export const listOwnExchanges = (p: OwnConversation & { before: number; limit: number }) =>
  queryBuilder
    .select({
      id: chatMessages.id,
      content: chatMessages.content,
      response: chatMessages.response,
      coach: chatMessages.coach,
      technique: chatMessages.technique,
      beside: chatMessages.beside,
      createdAt: chatMessages.createdAt,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, p.conversationId),
        eq(chatMessages.userId, p.userId),
        isKept(p.userId),
        lt(chatMessages.id, p.before),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(p.limit);

export const deleteOwnExchanges = (p: OwnConversation) =>
  queryBuilder
    .delete(chatMessages)
    .where(and(eq(chatMessages.conversationId, p.conversationId), eq(chatMessages.userId, p.userId)));

export const deleteOwnConversation = (p: OwnConversation) =>
  queryBuilder.delete(chatConversations).where(isOwn(p)).returning({ id: chatConversations.id });

export const deleteAllOwnExchanges = (p: { userId: number }) =>
  queryBuilder.delete(chatMessages).where(eq(chatMessages.userId, p.userId));

export const deleteAllOwnConversations = (p: { userId: number }) =>
  queryBuilder.delete(chatConversations).where(eq(chatConversations.userId, p.userId));

/** Drops the counts of days gone by, oldest first, at most `limit` of them. */
export const sweepUsage = (p: { day: string; limit: number }) =>
  queryBuilder.run(sql`
    delete from ${coachUsage} where rowid in (
      select rowid from ${coachUsage} where ${coachUsage.day} < ${p.day} order by day limit ${p.limit})`);
