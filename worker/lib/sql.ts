import { Column, is, Param, Placeholder, SQL, Subquery, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';

/**
 * Drizzle writes the SQL, once per query and isolate; D1's binding runs it. Building the text anew for each
 * request costs a sixth of a list's time (see docs/decisions/003-queries.md).
 */

/** A database handle that can only write SQL: nothing is ever run through it. */
export const write = drizzle({ prepare: () => undefined } as unknown as D1Database);

interface Buildable {
  _prepare(): Prepared;
}

type Field = Column | SQL | { sql: SQL };

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface Prepared {
  executeMethod: 'all' | 'get' | 'run' | 'values';
  /** In the order of the columns, where Drizzle selected them. */
  fields?: { path: string[]; field: Field }[];
  customResultMapper?: unknown;
  getQuery(): { sql: string; params: unknown[] };
  mapResult(response: unknown, isFromBatch?: boolean): unknown;
}

/** One SQL statement with its values, ready to run. */
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** … and how to read its rows. */
export interface Statement<Result> extends Asked {
  readonly read: (result: D1Result) => Result;
  /** Asked in its place, and read alike, where a text that it puts together is longer than SQLite allows. */
  readonly inParts?: Asked;
}

const decoderOf = (field: Field): Decoder =>
  is(field, Column)
    ? field
    : ((is(field, SQL) ? field : field.sql) as unknown as { decoder: Decoder }).decoder;

/** How a query's rows are read, found out once: Drizzle's own mapping finds it out anew for each value. */
function readerOf(prepared: Prepared): (result: D1Result) => unknown {
  const { executeMethod, fields, customResultMapper } = prepared;
  const isFlat = fields?.every(({ path, field }) => path.length === 1 && !is(field, Subquery));
  if (executeMethod !== 'all' || !isFlat || customResultMapper)
    return (result) => prepared.mapResult(result, true);
  const cells = fields?.map(({ path, field }) => [path[0] as string, decoderOf(field)] as const) ?? [];
  const readRow = (row: unknown) => {
    const values = Object.values(row as object);
    const read: Record<string, unknown> = {};
    cells.forEach(([name, decoder], index) => {
      const value = values[index];
      read[name] = value === null ? null : decoder.mapFromDriverValue(value);
    });
    return read;
  };
  return ({ results }) => results.map(readRow);
}

type Values = Record<string, unknown>;

/** How a parameter gets its value, found out once, for the same reason. */
function fillerOf(parameter: unknown): (values: Values) => unknown {
  if (is(parameter, Placeholder)) return (values) => values[parameter.name];
  if (!is(parameter, Param)) return () => parameter;
  const { value, encoder } = parameter;
  return is(value, Placeholder) ? (values) => encoder.mapToDriverValue(values[value.name]) : () => parameter;
}

/**
 * SQLite looks at what is bound to a bare `limit ?` and compiles the statement anew each time it is bound. How a text is laid
 * out is for who reads it here: all of it goes along with each call.
 */
const tidied = (text: string) => text.replaceAll(/\blimit \?/g, 'limit +?').replaceAll(/\s*\n\s*/g, ' ');

type Placeholders<Values> = { readonly [Name in keyof Values]: Placeholder };

/**
 * A query whose text is written on first use. `build` gets a placeholder for each named value.
 *
 *     const findGoal = query<{ id: number }>()((p) => write.select(…).from(goals).where(eq(goals.id, p.id)));
 *     await db.batch([findGoal({ id: 7 })]);
 */
export function query<Values extends Record<string, unknown> = Record<string, never>>() {
  return <Built extends PromiseLike<unknown>>(build: (p: Placeholders<Values>) => Built) => {
    let read: ReturnType<typeof readerOf> | undefined;
    let text = '';
    let fillers: ReturnType<typeof fillerOf>[] = [];
    const placeholders = new Proxy({} as Placeholders<Values>, {
      get: (_target, name) => sql.placeholder(String(name)),
    });
    return (values: Values): Statement<Awaited<Built>> => {
      if (!read) {
        const prepared = (build(placeholders) as unknown as Buildable)._prepare();
        const written = prepared.getQuery();
        text = tidied(written.sql);
        fillers = written.params.map(fillerOf);
        read = readerOf(prepared);
      }
      return {
        text,
        values: fillers.map((fill) => fill(values)),
        read: read as (result: D1Result) => Awaited<Built>,
      };
    };
  };
}

/** A write that answers with how many rows it changed. */
export const counted = ({ text, values }: Statement<unknown>): Statement<number> => ({
  text,
  values,
  read: ({ meta }) => meta.changes,
});

/** A statement whose text depends on its input (a patch with optional fields): written each time. */
export function once<Built extends PromiseLike<unknown>>(built: Built): Statement<Awaited<Built>> {
  const prepared = (built as unknown as Buildable)._prepare();
  const { sql: text, params } = prepared.getQuery();
  return { text, values: params, read: (result) => prepared.mapResult(result, true) as Awaited<Built> };
}
