import { type SQL, sql } from 'drizzle-orm';
import {
  FROM_LOOSE_TO_STRICT,
  PRIVACY_CHOICES,
  type PrivacyChoice,
} from '#schema/contracts/privacy-choices.ts';
import { users } from '#schema/tables/users.ts';
import { daysAgo } from '#worker/lib/chat-retention.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Eden's manner, where no choice is stricter than another. */
const MANNERS = ['coachPersonality', 'coachTone', 'coachStyle'] as const;

type Given = {
  userId: number;
  /** The file's choices, as JSON. */
  preferences: string;
};

const inFile = (preferences: unknown, name: string) =>
  sql`(${preferences} ->> ${sql.raw(`'$.${name}'`)})`;

/** A choice as the database stores it. */
const literal = (value: string | number | boolean | null) =>
  typeof value === 'string'
    ? `'${value}'`
    : String(typeof value === 'boolean' ? Number(value) : value);

/** The strictness of a choice in SQL: its position among the possible values. */
function strictness(name: PrivacyChoice, value: SQL): SQL {
  const places = FROM_LOOSE_TO_STRICT[name].map(
    (known, place) =>
      sql`when ${value} is ${sql.raw(literal(known))} then ${sql.raw(String(place))}`,
  );
  return sql`case ${sql.join(places, sql` `)} end`;
}

/** Whether a choice stays unchanged: the file's is less strict, or would delete chats. */
function staysUnchanged(
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
 * The names of the choices that an import leaves unchanged, as JSON. Runs before they are imported.
 */
export const findStaying = (p: Given) =>
  queryBuilder
    .select({
      names: sql<string>`json_array(${sql.join(
        PRIVACY_CHOICES.map(
          (name) => sql`case when ${staysUnchanged(name, p)} then ${sql.raw(`'${name}'`)} end`,
        ),
        sql`, `,
      )})`.as('names'),
    })
    .from(users)
    .where(sql`${users.id} = ${p.userId}`);

/**
 * Imports the choices. Of two choices the stricter wins, so that an import deletes nothing and
 * shares nothing more.
 */
export const takePreferences = (p: Given) =>
  queryBuilder
    .update(users)
    .set({
      ...Object.fromEntries(MANNERS.map((name) => [name, inFile(p.preferences, name)])),
      dayStartsAt: sql`coalesce(${inFile(p.preferences, 'dayStartsAt')}, ${users.dayStartsAt})`,
      ...Object.fromEntries(
        PRIVACY_CHOICES.map((name) => [
          name,
          sql`case when ${staysUnchanged(name, p)} then ${users[name]} else ${inFile(p.preferences, name)} end`,
        ]),
      ),
    })
    .where(sql`${users.id} = ${p.userId}`);
