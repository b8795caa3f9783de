import { env } from 'cloudflare:workers';
import { PASSWORD } from '#tests/password.ts';
import { bindings, freshName, type Person, Visitor } from '#tests/worker/harness.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';
import type { Bindings } from '#worker/env.ts';

/** The directory, which is shard 0, and shard 1. */
export const SHARD_DATABASES = [
  bindings.DB,
  (env as unknown as { DB_1: D1Database }).DB_1,
] as const;

const app = createApp(buildDeps);

/** The same deployment while new people come to live on one shard or the other. */
const deployed = [0, 1].map(
  (shard): Bindings => ({ ...bindings, NEW_PEOPLE_SHARD: String(shard) }),
);

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

/** Somebody without an account, whom registering would bring to this shard. */
export function comingTo(shard: number): Visitor {
  const visitor = new Visitor();
  const waiting: Promise<unknown>[] = [];
  // One mailbox for all of them.
  Object.assign(buildDeps(deployed[shard] as Bindings), { mailer: buildDeps(bindings).mailer });
  visitor.reach = async (url, init) => {
    const surroundings = {
      ...context,
      waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    };
    const answer = await app.fetch(
      new Request(url, init),
      deployed[shard],
      surroundings as unknown as ExecutionContext,
    );
    const body = await answer.text();
    await Promise.all(waiting);
    return new Response(body || null, answer);
  };
  return visitor;
}

/** Registers on a shard through the API, password and all. */
export async function livingOn(
  shard: number,
  input: Record<string, unknown> = {},
): Promise<Person> {
  const person = comingTo(shard) as Person;
  const answer = await person.post('/api/register', {
    username: freshName(),
    password: PASSWORD,
    ...input,
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  person.user = answer.body;
  return person;
}

export const firstRowOnShard = <Row>(shard: number, sql: string, ...values: unknown[]) =>
  (SHARD_DATABASES[shard] as D1Database)
    .prepare(sql)
    .bind(...values)
    .first<Row>();

const WHOSE = /`((?:author_|shared_by_|shared_with_)?user_id)`/g;

/** How many rows of each table name this person, where there are any. */
export async function rowsOf(shard: number, userId: number): Promise<Record<string, number>> {
  const db = SHARD_DATABASES[shard] as D1Database;
  const { results: tables } = await db
    .prepare("select name, sql from sqlite_master where type = 'table' and sql like '%user_id%'")
    .all<{ name: string; sql: string }>();
  const columns = tables
    .filter(({ name }) => name !== 'sweep_places')
    .flatMap(({ name, sql }) => [
      ...new Set([...sql.matchAll(WHOSE)].map(([, column]) => [name, column])),
    ]);
  const counts = await db.batch<{ n: number; name: string }>(
    [['users', 'id'], ...columns].map(([table, column]) =>
      db
        .prepare(
          `select count(*) as n, '${table}' as name from ${table} where ${column} = cast(? as integer)`,
        )
        .bind(userId),
    ),
  );
  const named = counts.flatMap(({ results }) => results).filter(({ n }) => n > 0);
  return Object.fromEntries(named.map(({ name, n }) => [name, n]));
}
