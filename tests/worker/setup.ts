import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

const { DB, DB_1, TEST_MIGRATIONS, TEST_SEED, TEST_RANGE } = env as unknown as {
  DB: D1Database;
  /** Where the project has a second shard. */
  DB_1?: D1Database;
  TEST_MIGRATIONS: D1Migration[];
  TEST_SEED: string[];
  TEST_RANGE: string[];
};

async function prepare(db: D1Database, statements: string[]) {
  await applyD1Migrations(db, TEST_MIGRATIONS);
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

await prepare(DB, TEST_SEED);
if (DB_1) await prepare(DB_1, [...TEST_SEED, ...TEST_RANGE]);
