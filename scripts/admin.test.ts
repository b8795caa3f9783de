import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from './lib/paths.ts';
import { copyPreparedDatabase } from './lib/prepared-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yet-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function admin(...args: string[]): [number | null, string] {
  const ran = spawnSync(process.execPath, [inRoot('scripts', 'admin.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return [ran.status, (ran.stdout + ran.stderr).trim()];
}

/** The local database's file, which only workerd opens otherwise. */
function open(): DatabaseSync {
  const home = join(dataDir, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(home).find(
    (name) => name.endsWith('.sqlite') && !name.startsWith('metadata'),
  );
  return new DatabaseSync(join(home, file as string));
}

const ODD = "O'Hara; drop table users --";

test('the first admin is made on the command line, and unmade there, and the trail tells of both', {
  timeout: 120_000,
}, () => {
  expect(admin('list')).toEqual([1, 'There is no database yet: run npm start once.']);
  copyPreparedDatabase(dataDir);
  const database = open();
  const insert = database.prepare(
    "insert into users (username, username_key, password) values (?, ?, 'none')",
  );
  insert.run('Ada', 'ada');
  insert.run(ODD, ODD.toLowerCase());
  database.close();

  expect(admin('list')).toEqual([0, expect.stringContaining('There is no admin.')]);
  expect(admin('make', ' aDA ')).toEqual([0, expect.stringContaining('Ada is an admin now.')]);
  expect(admin('make', 'ada')).toEqual([0, 'Ada was an admin already.']);
  expect(admin('make', ODD)).toEqual([0, expect.stringContaining(`${ODD} is an admin now.`)]);
  expect(admin('remove', 'Ada')).toEqual([0, 'Ada is no admin now.']);
  expect(admin('make', "nobody' or '1' = '1")).toEqual([
    1,
    expect.stringContaining('Nobody here is called'),
  ]);
  expect(admin('list')).toEqual([0, ODD]);
  for (const wrong of [
    ['make', ''],
    ['drop', 'ada'],
    ['list', 'ada'],
  ])
    expect(admin(...wrong)).toEqual([1, expect.stringContaining('npm run admin --')]);

  const trail = open();
  expect(
    trail
      .prepare(
        'select actor_id, action, subject_kind, subject_id, detail from audit_trail order by id',
      )
      .all(),
  ).toMatchObject([
    { actor_id: null, action: 'admin.make', subject_kind: 'user', subject_id: 1, detail: '{}' },
    { action: 'admin.make', subject_id: 2 },
    { action: 'admin.remove', subject_id: 1 },
  ]);
  trail.close();
});
