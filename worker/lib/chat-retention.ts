import { type SQL, sql } from 'drizzle-orm';

/*
 * Exchanges with Eden are kept as long as their person set, or until deleted. What is older is
 * never read, from this moment on; the sweep only frees the room.
 */

/** So many days before now, as instants are stored; NULL for NULL. */
export const daysAgo = (days: SQL): SQL =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ${days} || ' days')`;

/**
 * The instant since which somebody's exchanges are kept: what is not later than it is over. The
 * empty text keeps all.
 */
export const chatsKeptSince = (userId: unknown): SQL =>
  sql`(select coalesce(${daysAgo(sql`users.chat_retention_days`)}, '') from users where users.id = ${userId})`;

/**
 * A list of conversations may be seen over a shoulder: it does not repeat what was said in despair.
 */
export const TITLE_IN_CARE = 'A hard moment';

/**
 * What a conversation is called by an exchange it begins with, in SQL: see `titleOf` in the coach's
 * rules.
 */
export const titleByExchange = sql`case
    when chat_messages.coach = 'safety' then ${sql.raw(`'${TITLE_IN_CARE}'`)}
    when length(chat_messages.content) > 60 then substr(replace(chat_messages.content, char(10), ' '), 1, 59) || '…'
    else replace(chat_messages.content, char(10), ' ') end`;

/**
 * A conversation's title, of words that are still kept: by the first of them where the beginning is
 * over.
 */
export const retainedTitle = (userId: unknown): SQL<string> => {
  const since = chatsKeptSince(userId);
  return sql`case when chat_conversations.created_at > ${since} then chat_conversations.title else coalesce((
      select ${titleByExchange} from chat_messages
      where chat_messages.conversation_id = chat_conversations.id and chat_messages.created_at > ${since}
      order by chat_messages.created_at, chat_messages.id limit 1), '') end`;
};
