import { is } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import { type AsyncBatchRemoteCallback, drizzle } from 'drizzle-orm/sqlite-proxy';

/** One SQL statement, written with `queryBuilder` and not run yet. */
export type Statement<Result = unknown> = BatchItem<'sqlite'> & {
  readonly _: { readonly result: Result };
};

export type Statements = readonly Statement[];

/**
 * What a batch returns: for each statement its rows, or a value for `changesOf` where it returns
 * none.
 */
export type Results<S extends Statements> = {
  -readonly [Index in keyof S]: S[Index] extends Statement<infer Result> ? Result : never;
};

/** The type of a row that a query returns. */
export type RowOf<Query extends (...values: never[]) => Statement<readonly unknown[]>> =
  ReturnType<Query> extends Statement<readonly (infer Row)[]> ? Row : never;

/**
 * How one request sees a database. Reads go to a replica at least as new as `minBookmark`, to the
 * nearest one for `NEAREST_REPLICA`, and to the primary without a bookmark. Own writes move the
 * bookmark on.
 */
export interface ReplicaSession {
  minBookmark: string | undefined;
  /** The bookmark after this request's last write. */
  lastWriteBookmark: string | undefined;
}

export const NEAREST_REPLICA = 'first-unconstrained';

/** The database as features see it: batches, each one round trip and one transaction. */
export interface Database {
  /**
   * Runs all statements or none; on the primary without a session. @throws AssertionFailed,
   * UniqueViolation, or what D1 throws.
   */
  batch<const S extends Statements>(statements: S, session?: ReplicaSession): Promise<Results<S>>;
}

/** A guard of the batch did not hold; nothing of the batch was written. */
export class AssertionFailed extends Error {
  readonly guard: string;
  constructor(guard: string, cause: unknown) {
    super(`guard broken: ${guard}`, { cause });
    this.guard = guard;
  }
}

/** A unique index refused a row; `columns` is `table.column`, or several of them. */
export class UniqueViolation extends Error {
  readonly columns: string;
  constructor(columns: string, cause: unknown) {
    super(`not unique: ${columns}`, { cause });
    this.columns = columns;
  }
}

function translate(thrown: unknown): unknown {
  const message = thrown instanceof Error ? thrown.message : '';
  const guard = /NOT NULL constraint failed: guards\.(\w+)/.exec(message)?.[1];
  if (guard) return new AssertionFailed(guard, thrown);
  const unique = /UNIQUE constraint failed: ([\w., ]+\w)/.exec(message)?.[1];
  if (unique) return new UniqueViolation(unique, thrown);
  return thrown;
}

type Client = Pick<D1Database, 'prepare' | 'batch'>;
type Queries = Parameters<AsyncBatchRemoteCallback>[0];

/** The result of a statement that returns no rows. */
class RunResult {
  readonly rows = [];
  readonly changes: number;
  constructor({ meta }: D1Result) {
    this.changes = meta.changes;
  }
}

/** How many rows a statement without returned rows has changed; 0 for any other result. */
export const changesOf = (result: unknown): number =>
  result instanceof RunResult ? result.changes : 0;

/** Drizzle expects rows as lists of values in column order; D1's batches return them by name. */
const rowsOf = (result: D1Result<object>, method: Queries[number]['method'] | undefined) =>
  method === 'run' ? new RunResult(result) : { rows: result.results.map(Object.values) };

const rejectSingle = () => Promise.reject(new Error('Statements run in batches'));

/** Runs a batch, and says whether it has changed the database. */
async function run(client: Client, [first, ...rest]: Statements) {
  let hasChanged = false;
  const batch = async (queries: Queries) => {
    const bound = queries.map(({ sql, params }) => client.prepare(sql).bind(...params));
    const answers = await client.batch<object>(bound);
    hasChanged = answers.some(({ meta }) => meta.changed_db);
    return answers.map((answer, index) => rowsOf(answer, queries[index]?.method));
  };
  const results: unknown[] = first
    ? await drizzle(rejectSingle, batch).batch([first, ...rest])
    : [];
  return { results, hasChanged };
}

/**
 * Reads at least as new as the session asks. A bookmark that the database refuses costs a second
 * try, on the primary.
 */
async function readFromReplica(
  client: D1Database,
  statements: Statements,
  session: ReplicaSession,
) {
  if (session.minBookmark === undefined) return run(client, statements);
  try {
    return await run(client.withSession(session.minBookmark), statements);
  } catch (thrown) {
    if (session.minBookmark === NEAREST_REPLICA) throw thrown;
    session.minBookmark = undefined;
    return run(client, statements);
  }
}

/** Writes hit the primary, whatever the bookmark; so do reads after a failed write. */
async function writeOnPrimary(client: D1Database, statements: Statements, session: ReplicaSession) {
  const primary = client.withSession('first-primary');
  session.minBookmark = undefined;
  const result = await run(primary, statements);
  if (result.hasChanged) {
    session.lastWriteBookmark = primary.getBookmark() ?? undefined;
    session.minBookmark = session.lastWriteBookmark;
  }
  return result;
}

const isRead = (statement: Statement) => is(statement, SQLiteSelectBase);

/** A database over a D1 binding. Without a session a batch runs on the primary. */
export function createDatabase(client: D1Database): Database {
  return {
    async batch<S extends Statements>(statements: S, session?: ReplicaSession) {
      const execute = !session ? run : statements.every(isRead) ? readFromReplica : writeOnPrimary;
      try {
        const { results } = await execute(client, statements, session as ReplicaSession);
        return results as Results<S>;
      } catch (thrown) {
        throw translate(thrown);
      }
    },
  };
}
