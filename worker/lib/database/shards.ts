import { unauthorized } from '#worker/lib/errors.ts';
import type { Database, DatabaseView } from './database.ts';
import { DIRECTORY, type Home } from './home.ts';

export interface Databases {
  /** The directory, which is shard 0. */
  db: Database;
  /** Shards 1, 2, … where a deployment has them. */
  shards: readonly Database[];
}

/** Somebody's database as it is now, for work that no request is behind. @throws Error where there is no such shard */
export function primaryOf(databases: Databases, home: Home): Database {
  const database = databaseOf(databases, home);
  if (!database) throw new Error(`There is no shard ${home.shard}`);
  return database;
}

const databaseOf = ({ db, shards }: Databases, { shard }: Home): Database | undefined =>
  shard === DIRECTORY.shard ? db : shards[shard - 1];

/** The databases, in the order of their shards. */
export const everyHome = ({ shards }: Databases): Home[] =>
  [DIRECTORY].concat(shards.map((_, index) => ({ shard: index + 1 })));

export const hasHome = (databases: Databases, home: Home): boolean =>
  databaseOf(databases, home) !== undefined;

/** The databases as one request sees them. */
export interface Views {
  /** The directory. */
  directory: Database;
  /** The one way to somebody's rows. @throws unauthorized where there is no such shard. */
  dbFor(home: Home): Database;
  viewOf(home: Home): DatabaseView;
}

export function viewing(databases: Databases): Views {
  const views: DatabaseView[] = [];
  const viewOf = ({ shard }: Home) => {
    views[shard] ??= { since: undefined, moved: undefined };
    return views[shard];
  };
  const dbFor = (home: Home): Database => {
    const database = databaseOf(databases, home);
    if (!database) throw unauthorized();
    const view = viewOf(home);
    return { batch: (statements) => database.batch(statements, view) };
  };
  return { directory: dbFor(DIRECTORY), dbFor, viewOf };
}

const PREFIXED = /^([1-9]\d{0,3})\.(.+)$/;

/** A link's secret with where its owner lives, as it is given out: a link must find its database by itself. */
export const toShardToken = ({ shard }: Home, secret: string): string =>
  shard === DIRECTORY.shard ? secret : `${shard}.${secret}`;

/** What `withHome` made, taken apart. A shard that does not exist is the directory, where nothing has such a secret. */
export function parseShardToken(
  databases: Databases,
  given: string,
): { home: Home; secret: string } {
  const [, shard, secret] = PREFIXED.exec(given) ?? [];
  const home = { shard: Number(shard ?? 0) };
  return secret !== undefined && hasHome(databases, home)
    ? { home, secret }
    : { home: DIRECTORY, secret: given };
}
