import type { Query } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { bindings, signedUp } from '#tests/worker/harness.ts';
import { seenDatabase } from '#tests/worker/seen-database.ts';
import type { Deps } from '#worker/context.ts';
import { buildDeps } from '#worker/deps.ts';
import { BUDGET, CHUNK, sweep } from '#worker/sweep.ts';

const deps = () => buildDeps(bindings);
const { DB } = bindings;
const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2999-01-01T00:00:00.000Z';

const count = async (sql: string) =>
  (await DB.prepare(`select count(*) as n from ${sql}`).first<{ n: number }>())?.n;

/** As many throttles that are over, oldest last in the table. */
const throttlesOver = (stem: string, many: number) =>
  DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into throttles select ? || i, 3, strftime('%Y-%m-%dT%H:%M:%fZ', '2020-06-01', '-' || i || ' minutes') from n`,
  )
    .bind(many, stem)
    .run();

/** The same deps, whose database is seen through a function. */
const seenThrough = (see: (queries: Query[]) => void): Deps => {
  const built = deps();
  return { ...built, db: seenDatabase(built.db, see) };
};

it('the sweep drops what is over and keeps what is not', async () => {
  const person = await signedUp();
  await DB.batch([
    DB.prepare('insert into throttles values (?, 3, ?), (?, 3, ?)').bind(
      'over',
      PAST,
      'on',
      FUTURE,
    ),
    DB.prepare('insert into sessions (id, user_id, last_seen_at) values (?, ?, ?)').bind(
      'idle',
      person.user.id,
      PAST,
    ),
    DB.prepare("insert into coach_usage values (?, '2020-01-01', 3), (?, '2999-01-01', 3)").bind(
      person.user.id,
      person.user.id,
    ),
  ]);
  await sweep(deps());
  expect(await count("throttles where key in ('over', 'on')")).toBe(1);
  expect(await count("sessions where id = 'idle'")).toBe(0);
  expect(await count(`coach_usage where user_id = ${person.user.id}`)).toBe(1);
  expect((await person.get('/api/user')).status).toBe(200);
});

describe('a sweep with more than a chunk to do', () => {
  it('does it in one run where its budget allows, and the same again changes nothing', async () => {
    await throttlesOver('much-', 3 * CHUNK);
    const chunks: number[] = [];
    await sweep(seenThrough((statements) => void chunks.push(statements.length)));
    expect(await count("throttles where key like 'much-%'")).toBe(0);
    const before = chunks.length;
    await sweep(seenThrough((statements) => void chunks.push(statements.length)));
    expect(chunks.length - before).toBeLessThan(before);
  });

  it('stops at its budget of rows, oldest first, and the next run goes on there', async () => {
    await throttlesOver('rows-', 3 * CHUNK);
    const left: (number | undefined)[] = [];
    for (let run = 0; run < 3; run++) {
      await sweep(deps(), { ...BUDGET, rows: CHUNK });
      left.push(await count("throttles where key like 'rows-%'"));
      const oldest = await DB.prepare(
        "select key from throttles where key like 'rows-%' order by resets_at",
      ).first('key');
      // The highest number is the oldest.
      expect(oldest).toBe(run < 2 ? `rows-${(2 - run) * CHUNK}` : null);
    }
    expect(left).toEqual([2 * CHUNK, CHUNK, 0]);
  });

  it('stops at its budget of time', async () => {
    await throttlesOver('time-', 3 * CHUNK);
    const start = Date.now();
    let asked = 0;
    const hurried = { ...deps(), clock: { now: () => new Date(start + 1000 * asked++) } };
    await sweep(hurried, { ...BUDGET, milliseconds: 3500 });
    expect(await count("throttles where key like 'time-%'")).toBe(2 * CHUNK);
    await sweep(deps());
    expect(await count("throttles where key like 'time-%'")).toBe(0);
  });

  it('goes through people from where the last run stopped, and begins anew after the last', async () => {
    await DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into users (username, username_key, password, chat_retention_days) select 'keeper-' || i, 'keeper-' || i, 'none', 7 from n`,
    )
      .bind(CHUNK + 10)
      .run();
    const last = await DB.prepare('select id from users where username = ?')
      .bind(`keeper-${CHUNK + 10}`)
      .first('id');
    await DB.prepare('insert into chat_messages (user_id, content, created_at) values (?, ?, ?)')
      .bind(last, 'Old', PAST)
      .run();
    const place = () =>
      DB.prepare("select user_id from sweep_places where part = 'chats:7'").first('user_id');
    let asked = 0;
    const once = seenThrough((statements) => {
      // Cut off before it looks for people a second time.
      if (
        statements.some(
          ({ params }) => params.includes('chats:7') && statements[0]?.sql.startsWith('select'),
        ) &&
        ++asked > 1
      )
        throw new Error('cut off');
    });
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await sweep(once);
    expect(await place()).toBeGreaterThan(0);
    expect(await count(`chat_messages where user_id = ${last}`)).toBe(1);
    await sweep(deps());
    expect([await count(`chat_messages where user_id = ${last}`), await place()]).toEqual([0, 0]);
  });
});

it('a part that fails is said in the log, and leaves the rest done', async () => {
  const person = await signedUp();
  await throttlesOver('rest-', 10);
  await DB.prepare('insert into sessions (id, user_id, last_seen_at) values (?, ?, ?)')
    .bind('stuck', person.user.id, PAST)
    .run();
  await DB.prepare(
    "create trigger no_end before delete on sessions begin select raise(abort, 'the disk is full'); end",
  ).run();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await sweep(deps());
  const lines = log.mock.calls.map(([line]) => JSON.parse(line as string));
  log.mockRestore();
  await DB.prepare('drop trigger no_end').run();
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'sweep-failed',
      name: 'sessions',
      shard: 0,
      reason: expect.stringContaining('disk'),
    }),
  ]);
  expect(await count("throttles where key like 'rest-%'")).toBe(0);
  expect(await count("sessions where id = 'stuck'")).toBe(1);
  await sweep(deps());
  expect(await count("sessions where id = 'stuck'")).toBe(0);
});

it('nothing is looked for without an index', async () => {
  const statements = new Map<string, readonly unknown[]>();
  await sweep(
    seenThrough((batch) => {
      for (const { sql, params } of batch) statements.set(sql, params);
    }),
  );
  expect(statements.size).toBeGreaterThanOrEqual(12);
  for (const [text, values] of statements) {
    const { results } = await DB.prepare(`explain query plan ${text}`)
      .bind(...values)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    const unindexed = plan.filter((step) => /^SCAN (?!json_each)/.test(step));
    expect([text, unindexed]).toEqual([text, []]);
  }
});
