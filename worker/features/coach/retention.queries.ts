import { eq, type SQL, sql } from 'drizzle-orm';
import { chatConversations, chatMessages, coachSessions } from '#schema/tables/coach.ts';
import { sweepPlaces } from '#schema/tables/operations.ts';
import { users } from '#schema/tables/users.ts';
import { chatsKeptSince, daysAgo, titleByExchange } from '#worker/lib/chat-retention.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/**
 * How many exchanges a shorter retention would delete, and how many conversations it would empty.
 */
export const countOlderThan = (p: { userId: number; days: number }) => {
  const before = daysAgo(sql`cast(${p.days} as integer)`);
  const goes = (column: SQL) =>
    sql`${column} <= ${before} and ${column} > ${chatsKeptSince(p.userId)}`;
  return queryBuilder
    .select({
      before: sql<string>`${before}`.as('before'),
      exchanges: sql<number>`(select count(*) from chat_messages
        where chat_messages.user_id = users.id and ${goes(sql`chat_messages.created_at`)})`.as(
        'exchanges',
      ),
      conversations: sql<number>`(select count(*) from chat_conversations
        where chat_conversations.user_id = users.id and ${goes(sql`chat_conversations.updated_at`)})`.as(
        'conversations',
      ),
    })
    .from(users)
    .where(eq(users.id, p.userId));
};

/*
 * Deletes expired chats, in chunks for some people or at once for one. Exchanges and sessions go
 * first; then conversations get the title and date of what is left, and empty ones are deleted.
 */

const over = sql`${daysAgo(sql`users.chat_retention_days`)}`;
const hasRetention = sql`users.chat_retention_days is not null`;

const exchangesOver = (whose: SQL) => sql`
  select chat_messages.id from users
  join chat_messages on chat_messages.user_id = users.id and chat_messages.created_at <= ${over}
  where ${hasRetention} and ${whose}`;

const sessionsOver = (whose: SQL) => sql`
  select coach_sessions.id from users
  join coach_sessions on coach_sessions.user_id = users.id and coach_sessions.updated_at <= ${over}
  where ${hasRetention} and ${whose}`;

const left = sql`from chat_messages where chat_messages.conversation_id = chat_conversations.id`;

const conversationsBegunBefore = (whose: SQL) => sql`
  select chat_conversations.id from users
  join chat_conversations on chat_conversations.user_id = users.id and chat_conversations.created_at <= ${over}
  where ${hasRetention} and ${whose} and exists (select 1 ${left})
    and not exists (select 1 ${left} and chat_messages.created_at <= ${over})`;

const conversationsOver = (whose: SQL) => sql`
  select chat_conversations.id from users
  join chat_conversations on chat_conversations.user_id = users.id and chat_conversations.updated_at <= ${over}
  where ${hasRetention} and ${whose} and not exists (select 1 ${left})
    and not exists (select 1 from coach_sessions where coach_sessions.conversation_id = chat_conversations.id)`;

const forget = (which: SQL) =>
  queryBuilder.run(sql`delete from ${chatMessages} where id in (${which})`);

const forgetSessions = (which: SQL) =>
  queryBuilder.run(sql`delete from ${coachSessions} where id in (${which})`);

const beginAnew = (which: SQL) =>
  queryBuilder.run(sql`update ${chatConversations} set (title, created_at) = (
      select ${titleByExchange}, chat_messages.created_at ${left}
      order by chat_messages.created_at, chat_messages.id limit 1)
    where id in (${which})`);

const drop = (which: SQL) =>
  queryBuilder.run(sql`delete from ${chatConversations} where id in (${which})`);

const isPerson = (userId: unknown) => sql`users.id = ${userId}`;
/** `people` is a JSON list of ids. */
const these = (people: unknown) => sql`users.id in (select value from json_each(${people}))`;

export const forgetOwnOldExchanges = (p: { userId: number }) =>
  forget(exchangesOver(isPerson(p.userId)));
export const forgetOwnOldSessions = (p: { userId: number }) =>
  forgetSessions(sessionsOver(isPerson(p.userId)));
export const beginOwnConversationsAnew = (p: { userId: number }) =>
  beginAnew(conversationsBegunBefore(isPerson(p.userId)));
export const dropOwnEmptyConversations = (p: { userId: number }) =>
  drop(conversationsOver(isPerson(p.userId)));

export const sweepExchanges = (p: { people: string; limit: number }) =>
  forget(sql`${exchangesOver(these(p.people))} limit ${p.limit}`);
export const sweepGuidedSessions = (p: { people: string; limit: number }) =>
  forgetSessions(sql`${sessionsOver(these(p.people))} limit ${p.limit}`);
export const sweepBeginnings = (p: { people: string; limit: number }) =>
  beginAnew(sql`${conversationsBegunBefore(these(p.people))} limit ${p.limit}`);
export const sweepConversations = (p: { people: string; limit: number }) =>
  drop(sql`${conversationsOver(these(p.people))} limit ${p.limit}`);

/** The next people with this retention period, behind the sweep's last position. */
export const listKeepers = (p: { part: string; days: number; limit: number }) =>
  queryBuilder
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.chatRetentionDays} = cast(${p.days} as integer) and ${users.id} >
        coalesce((select ${sweepPlaces.userId} from ${sweepPlaces} where ${sweepPlaces.part} = ${p.part}), 0)`,
    )
    .orderBy(users.id)
    .limit(p.limit);

export const putPlace = (p: { part: string; userId: number }) =>
  queryBuilder
    .insert(sweepPlaces)
    .values({ part: p.part, userId: p.userId })
    .onConflictDoUpdate({ target: sweepPlaces.part, set: { userId: sql`excluded.user_id` } });
