import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, integer, text } from 'drizzle-orm/sqlite-core';

/**
 * Instants are ISO 8601 text in UTC with milliseconds: they sort as text, read well in a console and need no
 * mapping on their way to the wire.
 */
export const instant = (name: string) => text(name);

export const NOW = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

export const createdAt = () => instant('created_at').notNull().default(NOW);

export const id = () => integer('id').primaryKey({ autoIncrement: true });

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/** A CHECK that holds a text column to a closed vocabulary. NULL passes, as in SQL. */
export function oneOf(name: string, column: AnySQLiteColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
}
