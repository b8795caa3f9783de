import { type SQL, sql } from 'drizzle-orm';
import {
  FROM_LOOSE_TO_STRICT,
  PRIVACY_CHOICES,
  type PrivacyChoice,
} from '#schema/contracts/privacy-choices.ts';
import { users } from '#schema/tables/users.ts';
import { daysAgo } from '#worker/lib/chat-retention.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Eden's manner: neither of two is stricter. */
const MANNERS = ['coachPersonality', 'coachTone', 'coachStyle'] as const;

type Given = {
  userId: number;
  /** The file's, as JSON. */
  preferences: string;
};

const inFile = (preferences: unknown, name: string) =>
  sql`(${preferences} ->> ${sql.raw(`'$.${name}'`)})`;

/** A value of a choice as the database holds it. */
const literal = (value: string | number | boolean | null) =>
  typeof value === 'string'
    ? `'${value}'`
    : String(typeof value === 'boolean' ? Number(value) : value);

/** How strict a choice is, in SQL: its place among what it may be. */
function strictness(name: PrivacyChoice, value: SQL): SQL {
  const places = FROM_LOOSE_TO_STRICT[name].map(
    (known, place) =>
      sql`when ${value} is ${sql.raw(literal(known))} then ${sql.raw(String(place))}`,
  );
  return sql`case ${sql.join(places, sql` `)} end`;
}

/**
 * Whether a choice stays as it is here: the file's is looser, or would take chats away that are
 * here.
 */
function stays(
  name: PrivacyChoice,
  { userId, preferences }: { userId: unknown; preferences: unknown },
): SQL {
  const theirs = inFile(preferences, name);
  const isStricter = sql`${strictness(name, sql`${users[name]}`)} > ${strictness(name, theirs)}`;
  if (name !== 'chatRetentionDays') return isStricter;
  const isAnother = sql`${users.chatRetentionDays} is not ${theirs}`;
  return sql`(${isStricter} or ${isAnother} and exists (select 1 from chat_messages
    where chat_messages.user_id = ${userId} and chat_messages.created_at <= ${daysAgo(theirs)}))`;
}

/**
 * Which of somebody's choices a file leaves as they are: a list of names as JSON. Asked before they
 * are taken over.
 */
export const findStaying = (p: Given) =>
  queryBuilder
    .select({
      names: sql<string>`json_array(${sql.join(
        PRIVACY_CHOICES.map(
          (name) => sql`case when ${stays(name, p)} then ${sql.raw(`'${name}'`)} end`,
        ),
        sql`, `,
      )})`.as('names'),
    })
    .from(users)
    .where(sql`${users.id} = ${p.userId}`);

/**
 * Reading a file in takes nothing away and tells nobody more: of two choices the stricter one
 * stands.
 */
export const takePreferences = (p: Given) =>
  queryBuilder
    .update(users)
    .set({
      ...Object.fromEntries(MANNERS.map((name) => [name, inFile(p.preferences, name)])),
      ...Object.fromEntries(
        PRIVACY_CHOICES.map((name) => [
          name,
          sql`case when ${stays(name, p)} then ${users[name]} else ${inFile(p.preferences, name)} end`,
        ]),
      ),
    })
    .where(sql`${users.id} = ${p.userId}`);
