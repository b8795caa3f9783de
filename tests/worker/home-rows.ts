import { homeDb } from './harness.ts';

/** Runs one statement on the database that the tests' people live in. */
export const run = (sql: string, ...values: unknown[]) =>
  homeDb
    .prepare(sql)
    .bind(...values)
    .run();

/** Its first row there; null where there is none. */
export const first = <Row>(sql: string, ...values: unknown[]) =>
  homeDb
    .prepare(sql)
    .bind(...values)
    .first<Row>();
