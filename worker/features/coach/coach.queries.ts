import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { ReplyAttachments, Technique } from '#schema/contracts/coach/coach.ts';
import { chatConversations, chatMessages } from '#schema/tables/coach.ts';
import { chatsKeptSince, retainedTitle } from '#worker/lib/chat-retention.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import type { SafetyState } from '#worker/lib/safety/safety-state.ts';

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

type CareValues = SafetyState & Record<string, unknown>;

export const insertConversation = (
  p: { userId: number; title: string; now: string } & CareValues,
) =>
  queryBuilder
    .insert(chatConversations)
    .values({
      userId: p.userId,
      title: p.title,
      careLevel: p.level,
      careDanger: p.danger,
      careIsNear: p.concernsOther,
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
  beside: ReplyAttachments | null;
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

/**
 * Own conversations, last used first; with `q`, those in which it was said. (`instr`, as LIKE is
 * bounded on D1.)
 */
export const listOwnConversations = (p: {
  userId: number;
  before: string;
  limit: number;
  q: string;
}) =>
  queryBuilder
    .select({
      id: chatConversations.id,
      title: retainedTitle(p.userId).as('title'),
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
    .where(
      and(eq(chatMessages.conversationId, p.conversationId), eq(chatMessages.userId, p.userId)),
    );

export const deleteOwnConversation = (p: OwnConversation) =>
  queryBuilder.delete(chatConversations).where(isOwn(p)).returning({ id: chatConversations.id });

export const deleteAllOwnExchanges = (p: { userId: number }) =>
  queryBuilder.delete(chatMessages).where(eq(chatMessages.userId, p.userId));

export const deleteAllOwnConversations = (p: { userId: number }) =>
  queryBuilder.delete(chatConversations).where(eq(chatConversations.userId, p.userId));

/** The last exchanges, newest first, of the conversation that was used last; each row names it. */
export const listLatestTurns = (p: { userId: number; limit: number }) =>
  queryBuilder
    .select({
      conversationId: sql<number>`chat_conversations.id`.as('latest_id'),
      title: retainedTitle(p.userId).as('latest_title'),
      content: chatMessages.content,
      response: chatMessages.response,
    })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(
          chatMessages.conversationId,
          sql`(select latest.id from ${chatConversations} as latest
            where latest.user_id = ${p.userId} order by latest.updated_at desc, latest.id desc limit 1)`,
        ),
        sql`${chatMessages.createdAt} > ${chatsKeptSince(p.userId)}`,
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(p.limit);
