import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { BoundDatabase } from './databases.ts';
import { runTool, type ToolResult } from './run.ts';

type Exporter = (file: string, part: string) => ToolResult;

/** Where the simulator keeps its databases, below the folder that wrangler calls its state. */
const DATABASES = join('v3', 'd1', 'miniflare-D1DatabaseObject');

/** Copies local databases, each as it is at one moment, even while a server writes to them. */
async function copyDatabases(dataDir: string, state: string): Promise<void> {
  mkdirSync(join(state, DATABASES), { recursive: true });
  for (const name of globSync('*.sqlite', { cwd: join(dataDir, DATABASES) })) {
    const database = new DatabaseSync(join(dataDir, DATABASES, name), { readOnly: true });
    // All pages in one go, so that a writer never makes it begin again.
    await backup(database, join(state, DATABASES, name), { rate: 2 ** 31 - 1 });
    database.close();
  }
}

/**
 * `wrangler d1 export` reads a local database from beside its configuration only; so it is given a
 * folder with a configuration that names the same database, and a copy of the data where it looks.
 */
async function exportLocal(
  { name, block }: BoundDatabase,
  dataDir: string,
  folder: string,
): Promise<Exporter> {
  await copyDatabases(dataDir, join(folder, '.wrangler', 'state'));
  writeFileSync(
    join(folder, 'wrangler.toml'),
    `name = "yet"\ncompatibility_date = "2026-10-01"\n${block}`,
  );
  return (file, part) =>
    runTool('wrangler', ['d1', 'export', name, '--local', part, '--output', file, '--cwd', folder]);
}

const exportRemote =
  ({ name }: BoundDatabase): Exporter =>
  (file, part) =>
    runTool('wrangler', ['d1', 'export', name, '--remote', part, '--output', file]);

/**
 * Writes a database into one file of SQL: all tables first, then the rows, since a row may name a
 * table that comes later. @param dataDir of the local database; the deployed one without.
 */
export async function exportDatabase(
  database: BoundDatabase,
  file: string,
  dataDir: string | undefined,
): Promise<ToolResult> {
  const folder = mkdtempSync(join(tmpdir(), 'yet-export-'));
  try {
    const run =
      dataDir === undefined ? exportRemote(database) : await exportLocal(database, dataDir, folder);
    const parts = [];
    for (const part of ['--no-data', '--no-schema']) {
      const piece = join(folder, `${part}.sql`);
      const ran = run(piece, part);
      if (!ran.ok) return ran;
      parts.push(readFileSync(piece, 'utf8'));
    }
    writeFileSync(file, `${parts.join('\n')}\n`, { mode: 0o600 });
    return { ok: true, output: '' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const where = (dataDir: string | undefined) =>
  dataDir === undefined ? ['--remote'] : ['--local', '--persist-to', dataDir];

/** Runs a file of SQL. @param dataDir of the local database; the deployed one without. */
export const runSql = (
  { name }: BoundDatabase,
  file: string,
  dataDir: string | undefined,
): ToolResult =>
  runTool('wrangler', ['d1', 'execute', name, ...where(dataDir), '--yes', '--file', file]);

/** Whether a database has tables of ours already. */
export function hasTables({ name }: BoundDatabase, dataDir: string | undefined): boolean {
  if (dataDir !== undefined && !readdirSync(dataDir).includes('v3')) return false;
  const asked = runTool('wrangler', [
    ...['d1', 'execute', name, ...where(dataDir), '--yes', '--json', '--command'],
    "select count(*) as tables from sqlite_master where name = 'users'",
  ]);
  if (!asked.ok) throw new Error(asked.output);
  return !/"tables":\s*0/.test(asked.output);
}
