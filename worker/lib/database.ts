import type { Asked, Statement } from './sql.ts';

type Results<Statements extends readonly Statement<unknown>[]> = {
  -readonly [Index in keyof Statements]: Statements[Index] extends Statement<infer Result> ? Result : never;
};

/**
 * How one request sees a database. Reads may come from any copy that is as new as `since`, a bookmark; the nearest one
 * there is for `anywhere`, and none but the primary without. What is written moves it on, so that what follows sees it.
 */
export interface View {
  since: string | undefined;
  /** The bookmark after this request's last write. */
  moved: string | undefined;
}

export const ANYWHERE = 'first-unconstrained';

/** The database as features see it: batches, each one round trip and one transaction. */
export interface Database {
  /** Runs all statements or none; on the primary without a view. @throws GuardBroken, UniqueBroken, or what D1 throws. */
  batch<const Statements extends readonly Statement<unknown>[]>(
    statements: Statements,
    view?: View,
  ): Promise<Results<Statements>>;
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

/** SQLite's word for a text beyond its bound. */
const isTooLong = (thrown: unknown) =>
  thrown instanceof Error && /string or blob too big/.test(thrown.message);

const isRead = ({ text }: Asked) => text.startsWith('select ');

type Client = Pick<D1Database, 'prepare' | 'batch'>;

const run = (client: Client, statements: readonly Asked[]) =>
  client.batch(statements.map(({ text, values }) => client.prepare(text).bind(...values)));

/** Reads as new as the view asks. A bookmark that the database does not take costs a second try, at the primary. */
async function read(client: D1Database, statements: readonly Asked[], view: View) {
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
async function change(client: D1Database, statements: readonly Asked[], view: View) {
  const session = client.withSession('first-primary');
  view.since = undefined;
  const results = await run(session, statements);
  if (results.some(({ meta }) => meta.changed_db)) {
    view.moved = session.getBookmark() ?? undefined;
    view.since = view.moved;
  }
  return results;
}

export function createDatabase(client: D1Database): Database {
  return {
    async batch(statements, view) {
      const asked = !view ? run : statements.every(isRead) ? read : change;
      const ask = (some: readonly Asked[]) => asked(client, some, view as View);
      try {
        const results = await ask(statements).catch((thrown) => {
          if (!isTooLong(thrown) || !statements.some(({ inParts }) => inParts)) throw thrown;
          return ask(statements.map((statement) => statement.inParts ?? statement));
        });
        return statements.map((statement, index) => statement.read(results[index] as D1Result)) as never;
      } catch (thrown) {
        throw translate(thrown);
      }
    },
  };
}
