import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { buildDeps } from '#worker/deps.ts';
import { sweep } from '#worker/sweep.ts';
import { bindings, signedUp } from './harness.ts';

const count = async (sql: string) => (await bindings.DB.prepare(sql).first<{ n: number }>())?.n;

it('the sweep drops what is over and keeps what is not', async () => {
  const person = await signedUp();
  const { DB } = bindings;
  await DB.batch([
    DB.prepare(
      "insert into throttles values ('over', 3, '2020-01-01T00:00:00.000Z'), ('on', 3, '2999-01-01T00:00:00.000Z')",
    ),
    DB.prepare(
      "insert into sessions (id, user_id, last_seen_at) values ('idle', ?, '2020-01-01T00:00:00.000Z')",
    ).bind(person.user.id),
    DB.prepare("insert into coach_usage values (?, '2020-01-01', 3), (?, '2999-01-01', 3)").bind(
      person.user.id,
      person.user.id,
    ),
  ]);
  await sweep(buildDeps(env as never));
  expect(await count("select count(*) as n from throttles where key in ('over', 'on')")).toBe(1);
  expect(await count("select count(*) as n from sessions where id = 'idle'")).toBe(0);
  expect(await count(`select count(*) as n from coach_usage where user_id = ${person.user.id}`)).toBe(1);
  expect((await person.get('/api/user')).status).toBe(200);
});
