import { is } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import { type AsyncBatchRemoteCallback, drizzle } from 'drizzle-orm/sqlite-proxy';

/** One SQL statement, written with `queryBuilder` and not run yet. */
export type Statement<Result = unknown> = BatchItem<'sqlite'> & {
  readonly _: { readonly result: Result };
};

export type Statements = readonly Statement[];

/** What a batch gives back: for each statement its rows, or what `changesOf` takes where it returns none. */
export type Results<S extends Statements> = {
  -readonly [Index in keyof S]: S[Index] extends Statement<infer Result> ? Result : never;
};

/** A row of what a query gives back. */
export type RowOf<Query extends (...values: never[]) => Statement<readonly unknown[]>> =
  ReturnType<Query> extends Statement<readonly (infer Row)[]> ? Row : never;

/**
 * How one request sees a database. Reads may come from any copy that is as new as `since`, a bookmark; the nearest one
 * there is for `anywhere`, and none but the primary without. What is written moves it on, so that what follows sees it.
 */
export interface DatabaseView {
  since: string | undefined;
  /** The bookmark after this request's last write. */
  moved: string | undefined;
}

export const ANYWHERE = 'first-unconstrained';

/** The database as features see it: batches, each one round trip and one transaction. */
export interface Database {
  /** Runs all statements or none; on the primary without a view. @throws GuardBroken, UniqueBroken, or what D1 throws. */
  batch<const S extends Statements>(statements: S, view?: DatabaseView): Promise<Results<S>>;
}

/** A rule that a batch asserted did not hold; nothing of the batch was written. */
export class GuardBroken extends Error {
  readonly guard: string;
  constructor(guard: string, cause: unknown) {
    super(`guard broken: ${guard}`, { cause });
    this.guard = guard;
  }
}

/** A unique index refused a row; `index` is `table.column`. */
export class UniqueBroken extends Error {
  readonly columns: string;
  constructor(columns: string, cause: unknown) {
    super(`not unique: ${columns}`, { cause });
    this.columns = columns;
  }
}

function translate(thrown: unknown): unknown {
  const message = thrown instanceof Error ? thrown.message : '';
  const guard = /NOT NULL constraint failed: guards\.(\w+)/.exec(message)?.[1];
  if (guard) return new GuardBroken(guard, thrown);
  const unique = /UNIQUE constraint failed: ([\w., ]+\w)/.exec(message)?.[1];
  if (unique) return new UniqueBroken(unique, thrown);
  return thrown;
}

type Client = Pick<D1Database, 'prepare' | 'batch'>;
type Queries = Parameters<AsyncBatchRemoteCallback>[0];

/** What D1 made of a statement that returns no rows. */
class Ran {
  readonly rows = [];
  readonly changes: number;
  constructor({ meta }: D1Result) {
    this.changes = meta.changes;
  }
}

/** How many rows a statement has changed that returns none. */
export const changesOf = (result: unknown): number => (result instanceof Ran ? result.changes : 0);

/** Drizzle takes rows as lists of values, in the order of the columns; D1's batches have them by name. */
const rowsOf = (result: D1Result<object>, method: Queries[number]['method'] | undefined) =>
  method === 'run' ? new Ran(result) : { rows: result.results.map(Object.values) };

const noneAlone = () => Promise.reject(new Error('Statements run in batches'));

/** Runs a batch, and says whether it has changed the database. */
async function run(client: Client, [first, ...rest]: Statements) {
  let hasChanged = false;
  const batch = async (queries: Queries) => {
    const bound = queries.map(({ sql, params }) => client.prepare(sql).bind(...params));
    const answers = await client.batch<object>(bound);
    hasChanged = answers.some(({ meta }) => meta.changed_db);
    return answers.map((answer, index) => rowsOf(answer, queries[index]?.method));
  };
  const results: unknown[] = first ? await drizzle(noneAlone, batch).batch([first, ...rest]) : [];
  return { results, hasChanged };
}

/** Reads as new as the view asks. A bookmark that the database does not take costs a second try, at the primary. */
async function read(client: D1Database, statements: Statements, view: DatabaseView) {
  if (view.since === undefined) return run(client, statements);
  try {
    return await run(client.withSession(view.since), statements);
  } catch (thrown) {
    if (view.since === ANYWHERE) throw thrown;
    view.since = undefined;
    return run(client, statements);
  }
}

/** Writes are the primary's, whatever the bookmark. After one that was refused, so is what is read anew. */
async function change(client: D1Database, statements: Statements, view: DatabaseView) {
  const session = client.withSession('first-primary');
  view.since = undefined;
  const ran = await run(session, statements);
  if (ran.hasChanged) {
    view.moved = session.getBookmark() ?? undefined;
    view.since = view.moved;
  }
  return ran;
}

const isRead = (statement: Statement) => is(statement, SQLiteSelectBase);

export function createDatabase(client: D1Database): Database {
  return {
    async batch<S extends Statements>(statements: S, view?: DatabaseView) {
      const asked = !view ? run : statements.every(isRead) ? read : change;
      try {
        const { results } = await asked(client, statements, view as DatabaseView);
        return results as Results<S>;
      } catch (thrown) {
        throw translate(thrown);
      }
    },
  };
}
