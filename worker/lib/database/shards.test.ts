import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Database, DatabaseView, Results, Statements } from './database.ts';
import { everyHome, hasHome, parseShardToken, primaryOf, toShardToken, viewing } from './shards.ts';

const seen: [string, DatabaseView | undefined][] = [];
const database = (name: string): Database => ({
  async batch<S extends Statements>(_statements: S, view?: DatabaseView) {
    seen.push([name, view]);
    return [] as unknown[] as Results<S>;
  },
});
const three = { db: database('0'), shards: [database('1'), database('2')] };
const one = { db: database('0'), shards: [] };

describe('the shards', () => {
  it('are told apart by their number, and there is no other', async () => {
    expect(everyHome(three).map(({ shard }) => shard)).toEqual([0, 1, 2]);
    seen.length = 0;
    const { dbFor, directory } = viewing(three);
    for (const home of everyHome(three)) await dbFor(home).batch([]);
    await directory.batch([]);
    expect(seen.map(([name]) => name)).toEqual(['0', '1', '2', '0']);
    for (const shard of [3, -1, 0.5, Number.NaN]) {
      expect(hasHome(three, { shard })).toBe(false);
      expect(() => dbFor({ shard })).toThrow('Please log in');
      expect(() => primaryOf(three, { shard })).toThrow();
    }
  });

  it('are seen by a request each by its own view', async () => {
    seen.length = 0;
    const { dbFor, viewOf } = viewing(three);
    viewOf({ shard: 1 }).since = 'a bookmark of shard 1';
    await dbFor({ shard: 1 }).batch([]);
    await dbFor({ shard: 2 }).batch([]);
    expect(seen.map(([name, view]) => [name, view?.since])).toEqual([
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
    expect(parseShardToken(three, given)).toEqual({ home: { shard }, secret });
  });

  it.each(['3.abc', '0.abc', '01.abc', '-1.abc', '1.', '1e0.abc', '99999.abc', '.abc'])(
    'as %s is of the directory, where nothing has it',
    (given) => {
      expect(parseShardToken(three, given)).toEqual({ home: { shard: 0 }, secret: given });
    },
  );

  it('needs no number as long as there is one database', () => {
    expect(parseShardToken(one, '1.abc')).toEqual({ home: { shard: 0 }, secret: '1.abc' });
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
