import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, integer, text } from 'drizzle-orm/sqlite-core';
import { CARE_LEVELS, DANGERS, SAFETY_LANGUAGES } from '../contracts/safety.ts';

/**
 * Instants are ISO 8601 text in UTC with milliseconds: they sort as text, are readable in a console
 * and are sent without conversion.
 */
export const instant = (name: string) => text(name);

export const NOW = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

export const createdAt = () => instant('created_at').notNull().default(NOW);

export const id = () => integer('id').primaryKey({ autoIncrement: true });

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/**
 * Whether somebody is in danger, since when, and how far the talk about it has come: of a
 * conversation, and of a person for whatever they write elsewhere. See `worker/lib/safety/safety-state.ts`.
 */
export const careColumns = () => ({
  careLevel: text('care_level', { enum: CARE_LEVELS }).notNull().default('none'),
  careDanger: text('care_danger', { enum: DANGERS }),
  /** Whether the danger is somebody else's, whom the person worries about. */
  careIsNear: flag('care_is_near').notNull().default(false),
  /** The last sign of danger. */
  careSince: instant('care_since'),
  /** Replies since then, and replies in care altogether. */
  careCalmTurns: integer('care_calm_turns').notNull().default(0),
  careTurns: integer('care_turns').notNull().default(0),
  careSaidSafe: flag('care_said_safe').notNull().default(false),
  careLanguage: text('care_language', { enum: SAFETY_LANGUAGES }).notNull().default('en'),
});

/** A CHECK that holds a text column to a closed vocabulary. NULL passes, as in SQL. */
export function oneOf(name: string, column: AnySQLiteColumn, values: readonly string[]) {
  return check(
    name,
    sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`,
  );
}
