import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { idRange } from '../content/seed.ts';
import { backupFile, boundDatabases } from './databases.ts';

const block = (binding: string, name: string) =>
  `[[d1_databases]]\nbinding = "${binding}"\ndatabase_name = "${name}"\nmigrations_dir = "migrations"\n\n`;

describe('the databases of wrangler.toml', () => {
  it('are one as it comes', () => {
    expect(boundDatabases().map(({ shard, name }) => [shard, name])).toEqual([[0, 'yet']]);
  });

  it('are found in the order of their shards', () => {
    const bound = boundDatabases(
      `${block('DB_1', 'yet-1')}[vars]\nA = "b"\n\n${block('DB', 'yet')}`,
    );
    expect(bound.map(({ shard, name }) => [shard, name])).toEqual([
      [0, 'yet'],
      [1, 'yet-1'],
    ]);
    expect(bound.map((database) => backupFile('all.sql', database))).toEqual([
      'all.sql',
      'all.sql.1',
    ]);
  });

  it.each([
    ['none', ''],
    ['no directory', block('DB_1', 'yet-1')],
    ['a gap', block('DB', 'yet') + block('DB_2', 'yet-2')],
    ['two of one', block('DB', 'yet') + block('DB', 'yet-1')],
    ['another name', block('DB', 'yet') + block('SHARD', 'yet-1')],
  ])('are refused where there is %s', (_, toml) => {
    expect(() => boundDatabases(toml)).toThrow(/DB_1/);
  });
});

it('a shard counts from its own range, and goes on from where it is', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table a (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, x text)');
  database.exec('create table b (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, x text)');
  database.exec('create table d1_migrations (id integer PRIMARY KEY AUTOINCREMENT, x text)');
  database.exec("insert into b (id, x) values (40, 'content')");
  const prepare = () => database.exec(idRange(2).join(';'));
  const next = (table: string) =>
    database.prepare(`insert into ${table} (x) values ('') returning id`).get();
  prepare();
  expect([next('a'), next('b')]).toEqual([{ id: 2_000_000_000_001 }, { id: 2_000_000_000_001 }]);
  prepare();
  expect(next('d1_migrations')).toEqual({ id: 1 });
  expect([next('a'), next('b')]).toEqual([{ id: 2_000_000_000_002 }, { id: 2_000_000_000_002 }]);
});
