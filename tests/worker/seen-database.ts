import type { Query, SQLWrapper } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database, Statement } from '#worker/lib/database/database.ts';

const dialect = new SQLiteAsyncDialect();

/** A statement's SQL and its values. */
export const queryOf = (statement: Statement): Query =>
  dialect.sqlToQuery((statement as unknown as SQLWrapper).getSQL());

/** A statement's SQL. */
export const sqlOf = (statement: Statement): string => queryOf(statement).sql;

/** The same database; before each batch is run, a function hears what is asked. */
export const seenDatabase = (db: Database, see: (queries: Query[]) => unknown): Database => ({
  batch: async (statements, view) => {
    await see(statements.map(queryOf));
    return db.batch(statements, view);
  },
});
