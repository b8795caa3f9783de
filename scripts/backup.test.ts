import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from './lib/paths.ts';
import { copyPreparedDatabase } from './lib/prepared-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'yet-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = (name: string, args: string[], dataDir: string) =>
  spawnSync(process.execPath, [inRoot('scripts', `${name}.ts`), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });

/** The local database's file, which only workerd opens otherwise. */
function open(dataDir: string): DatabaseSync {
  const home = join(dataDir, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(home).find(
    (name) => name.endsWith('.sqlite') && !name.startsWith('metadata'),
  );
  return new DatabaseSync(join(home, file as string));
}

function everything(dataDir: string): Record<string, unknown[]> {
  const database = open(dataDir);
  const tables = database
    .prepare(
      "select name, sql from sqlite_master where type in ('table', 'index', 'trigger') and name not like '_cf_%' and name not like 'sqlite_%' order by name",
    )
    .all() as { name: string; sql: string | null }[];
  const rows = Object.fromEntries(
    tables.map(({ name, sql }) => [
      name,
      sql?.startsWith('CREATE TABLE') ? database.prepare(`select * from "${name}"`).all() : [sql],
    ]),
  );
  database.close();
  return rows;
}

const ODD = [
  "it's",
  'say "yet"',
  'a\nb\tc',
  '🌱 é ß 漢',
  "');drop table goals;--",
  'x'.repeat(20_000),
];

test('what a backup holds, a restored database holds, row by row and index by index', {
  timeout: 120_000,
}, () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  copyPreparedDatabase(first);
  const database = open(first);
  database.exec(
    "insert into users (id, username, username_key, password) values (7, 'ada', 'ada', 'none')",
  );
  const insert = database.prepare(
    'insert into goals (user_id, title, description) values (7, ?, ?)',
  );
  for (const words of ODD) insert.run(words, words);
  database.close();

  const file = join(folder, 'backup.sql');
  expect(script('backup', [file], first).status).toBe(0);
  expect(script('restore', [file], second).status).toBe(0);
  const [before, after] = [everything(first), everything(second)];
  expect(before['goals']).toHaveLength(ODD.length);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const table of Object.keys(before))
    expect([table, after[table]]).toEqual([table, before[table]]);

  const again = script('restore', [file], second);
  expect([again.status, again.stdout + again.stderr]).toEqual([
    1,
    expect.stringContaining('empty one only'),
  ]);
  expect(script('backup', [file], first).status).toBe(1);
});
