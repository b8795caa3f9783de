import type { Statement } from './sql.ts';

type Results<Statements extends readonly Statement<unknown>[]> = {
  -readonly [Index in keyof Statements]: Statements[Index] extends Statement<infer Result> ? Result : never;
};

/** The database as features see it: batches, each one round trip and one transaction. */
export interface Database {
  /** Runs all statements or none. @throws GuardBroken, UniqueBroken, or what D1 throws. */
  batch<const Statements extends readonly Statement<unknown>[]>(
    statements: Statements,
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

export function createDatabase(client: D1Database): Database {
  return {
    async batch(statements) {
      const bound = statements.map((statement) => client.prepare(statement.text).bind(...statement.values));
      try {
        const results = await client.batch(bound);
        return statements.map((statement, index) => statement.read(results[index] as D1Result)) as never;
      } catch (thrown) {
        throw translate(thrown);
      }
    },
  };
}
