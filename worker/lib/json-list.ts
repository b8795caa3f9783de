import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Statement } from './sql.ts';

/** One row of an answer, ready for the wire. */
interface JsonRow {
  json: string;
}
export type JsonRows = Statement<JsonRow[]>;

function printed(column: Column): SQL {
  if (column.dataType === 'json') return sql`coalesce(${column}, 'null')`;
  return column.dataType === 'boolean'
    ? sql`case ${column} when 1 then 'true' when 0 then 'false' else 'null' end`
    : sql`json_quote(${column})`;
}

/**
 * A row's fields as the JSON text that would be made of the mapped row: SQLite prints it, and nobody takes it apart on
 * its way to the browser. What a column holds as JSON was checked when it came in and goes out as it is.
 */
export function jsonRow(fields: Record<string, Column>): { json: SQL.Aliased<string> } {
  const template = Object.keys(fields).map((name) => `"${name}":%s`);
  const values = sql.join(Object.values(fields).map(printed), sql`, `);
  return { json: sql<string>`printf('{${sql.raw(template.join(','))}}', ${values})`.as('json') };
}

/** Whether a condition holds and, if so, a list as JSON. */
export interface JsonList {
  holds: boolean;
  json: string;
}

function readList({ results }: D1Result): JsonList {
  const [first, ...rest] = results as unknown as { json: string | number | null }[];
  return { holds: Boolean(first?.json), json: `[${rest.flatMap(({ json }) => json ?? []).join(',')}]` };
}

/**
 * A list and a condition in one statement, which are two rows: a second statement would cost a twentieth of a list of fifty
 * goals, fifty rows another. A text in SQLite has a bound, and a list of goals of the greatest length is beyond it: that one
 * comes in parts, row by row.
 * @param condition a query with one column, `json`, which is 1 or 0
 */
export function jsonListIf(condition: Statement<unknown>, rows: JsonRows): Statement<JsonList> {
  const values = [...condition.values, ...rows.values];
  const asked = (list: string) => ({ text: `${condition.text} union all ${list}`, values });
  return {
    ...asked(`select group_concat(json, ',') from (${rows.text})`),
    read: readList,
    inParts: asked(`select * from (${rows.text})`),
  };
}
