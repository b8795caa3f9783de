import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm';
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

interface Prepared {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(response: unknown, isFromBatch?: boolean): unknown;
}

/** One SQL statement with its values, ready to run, and how to read its rows. */
export interface Statement<Result> {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly read: (result: D1Result) => Result;
}

type Placeholders<Values> = { readonly [Name in keyof Values]: Placeholder };

/**
 * A query whose text is written on first use. `build` gets a placeholder for each named value.
 *
 *     const findGoal = query<{ id: number }>()((p) => write.select(…).from(goals).where(eq(goals.id, p.id)));
 *     await db.batch([findGoal({ id: 7 })]);
 */
export function query<Values extends Record<string, unknown> = Record<string, never>>() {
  return <Built extends PromiseLike<unknown>>(build: (p: Placeholders<Values>) => Built) => {
    let prepared: Prepared | undefined;
    let text = '';
    let parameters: unknown[] = [];
    const placeholders = new Proxy({} as Placeholders<Values>, {
      get: (_target, name) => sql.placeholder(String(name)),
    });
    return (values: Values): Statement<Awaited<Built>> => {
      if (!prepared) {
        prepared = (build(placeholders) as unknown as Buildable)._prepare();
        ({ sql: text, params: parameters } = prepared.getQuery());
      }
      const ready = prepared;
      return {
        text,
        values: fillPlaceholders(parameters, values),
        read: (result) => ready.mapResult(result, true) as Awaited<Built>,
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
