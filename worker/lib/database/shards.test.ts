import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Database, ReplicaSession, Results, Statements } from './database.ts';
import {
  allShards,
  hasShard,
  parseShardToken,
  primaryOf,
  replicaSessions,
  toShardToken,
} from './shards.ts';

const seen: [string, ReplicaSession | undefined][] = [];
const database = (name: string): Database => ({
  async batch<S extends Statements>(_statements: S, view?: ReplicaSession) {
    seen.push([name, view]);
    return [] as unknown[] as Results<S>;
  },
});
const three = { db: database('0'), shards: [database('1'), database('2')] };
const one = { db: database('0'), shards: [] };

describe('the shards', () => {
  it('are told apart by their number, and there is no other', async () => {
    expect(allShards(three).map(({ shard }) => shard)).toEqual([0, 1, 2]);
    seen.length = 0;
    const { dbFor, directory } = replicaSessions(three);
    for (const shardRef of allShards(three)) await dbFor(shardRef).batch([]);
    await directory.batch([]);
    expect(seen.map(([name]) => name)).toEqual(['0', '1', '2', '0']);
    for (const shard of [3, -1, 0.5, Number.NaN]) {
      expect(hasShard(three, { shard })).toBe(false);
      expect(() => dbFor({ shard })).toThrow('Please log in');
      expect(() => primaryOf(three, { shard })).toThrow();
    }
  });

  it('are seen by a request each by its own view', async () => {
    seen.length = 0;
    const { dbFor, sessionOf: viewOf } = replicaSessions(three);
    viewOf({ shard: 1 }).minBookmark = 'a bookmark of shard 1';
    await dbFor({ shard: 1 }).batch([]);
    await dbFor({ shard: 2 }).batch([]);
    expect(seen.map(([name, view]) => [name, view?.minBookmark])).toEqual([
      ['1', 'a bookmark of shard 1'],
      ['2', undefined],
    ]);
  });
});

describe('a secret that is given out', () => {
  it.each([
    [0, 'abc', 'abc'],
    [1, 'abc', '1.abc'],
    [2, 'a.b', '2.a.b'],
  ])('of shard %i leads back to it', (shard, secret, given) => {
    expect(toShardToken({ shard }, secret)).toBe(given);
    expect(parseShardToken(three, given)).toEqual({ shardRef: { shard }, secret });
  });

  it.each(['3.abc', '0.abc', '01.abc', '-1.abc', '1.', '1e0.abc', '99999.abc', '.abc'])(
    'as %s is of the directory, where nothing has it',
    (given) => {
      expect(parseShardToken(three, given)).toEqual({ shardRef: { shard: 0 }, secret: given });
    },
  );

  it('needs no number as long as there is one database', () => {
    expect(parseShardToken(one, '1.abc')).toEqual({ shardRef: { shard: 0 }, secret: '1.abc' });
  });
});

it('nobody comes to a database by another way', () => {
  const files = globSync('worker/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const naming = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted();
  expect(naming(/\benv\.DB\b|\bDB_\$/)).toEqual(['worker/deps.ts']);
  expect(naming(/\bcreateDatabase\b/)).toEqual([
    'worker/deps.ts',
    'worker/lib/database/database.ts',
  ]);
});
