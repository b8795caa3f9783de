import { readFileSync } from 'node:fs';
import { idRange } from '#scripts/content/seed.ts';
import { inRoot } from './paths.ts';

/** A database that `wrangler.toml` binds. */
export interface BoundDatabase {
  /** 0 for `DB`, the directory; n for `DB_n`. */
  shard: number;
  name: string;
  /** Its lines of the configuration. */
  block: string;
}

const field = (block: string, name: string) =>
  new RegExp(`^${name}\\s*=\\s*"([^"]+)"`, 'm').exec(block)?.[1];

/** The databases in the order of their shards. @throws Error where the bindings leave one out */
export function boundDatabases(
  toml = readFileSync(inRoot('wrangler.toml'), 'utf8'),
): BoundDatabase[] {
  const blocks = toml.match(/^\[\[d1_databases\]\]$[^[]*/gm) ?? [];
  const bound = blocks.map((block) => {
    const binding = field(block, 'binding') ?? '';
    const shard = binding === 'DB' ? 0 : Number(/^DB_([1-9]\d*)$/.exec(binding)?.[1] ?? Number.NaN);
    return { shard, name: field(block, 'database_name') ?? '', block };
  });
  bound.sort((a, b) => a.shard - b.shard);
  const wrong = bound.findIndex(({ shard, name }, index) => shard !== index || !name);
  if (bound.length === 0 || wrong >= 0)
    throw new Error(
      'wrangler.toml must bind DB and, for further shards, DB_1, DB_2 and so on, each with its database_name',
    );
  return bound;
}

/** Where a backup of a shard goes: `yet.sql`, `yet.sql.1`, … */
export const backupFile = (file: string, { shard }: BoundDatabase) =>
  shard === 0 ? file : `${file}.${shard}`;

/** What a shard needs besides its content: ids that no other has. */
export const rangeStatements = ({ shard }: BoundDatabase): string[] =>
  shard === 0 ? [] : idRange(shard);
