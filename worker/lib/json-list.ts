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

type Part = { json: string | number | null };
const partsOf = ({ results }: D1Result) => results as unknown as Part[];
const listOf = (parts: Part[]) => `[${parts.flatMap(({ json }) => json ?? []).join(',')}]`;

/** The whole list as one row, and row by row. */
const wholeOf = (rows: JsonRows) => `select group_concat(json, ',') as json from (${rows.text})`;
const partByPart = (rows: JsonRows) => `select * from (${rows.text})`;

/**
 * A list as JSON. A text in SQLite has a bound, and a list of goals of the greatest length is beyond it: that one comes in
 * parts, row by row.
 */
export function jsonList(rows: JsonRows): Statement<string> {
  const { values } = rows;
  return {
    text: wholeOf(rows),
    values,
    read: (result) => listOf(partsOf(result)),
    inParts: { text: partByPart(rows), values },
  };
}

/**
 * A list and a condition in one statement, which are two rows: a second statement would cost a twentieth of a list of fifty
 * goals, fifty rows another.
 * @param condition a query with one column, `json`, which is 1 or 0
 */
export function jsonListIf(condition: Statement<unknown>, rows: JsonRows): Statement<JsonList> {
  const values = [...condition.values, ...rows.values];
  return {
    text: `${condition.text} union all ${wholeOf(rows)}`,
    values,
    read: (result) => {
      const [first, ...rest] = partsOf(result);
      return { holds: Boolean(first?.json), json: listOf(rest) };
    },
    inParts: { text: `${condition.text} union all ${partByPart(rows)}`, values },
  };
}
