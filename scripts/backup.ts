import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportDatabase } from './lib/d1.ts';
import { backupFile, boundDatabases } from './lib/databases.ts';
import { orSayWhy } from './lib/local/failures.ts';
import { readShared } from './lib/local/shared-data.ts';
import { log, stop } from './lib/log.ts';
import { findDataDir } from './lib/settings.ts';

/**
 * Writes the whole database, tables and rows, into one file of SQL: `npm run backup -- FILE
 * [--remote]`. A further shard goes into a file beside it, FILE.1 and so on: they belong together.
 */
const args = process.argv.slice(2);
const isRemote = args.includes('--remote');
const [name] = args.filter((arg) => !arg.startsWith('--'));
if (!name) stop('Say where to: npm run backup -- FILE [--remote]');
const databases = boundDatabases().map((database) => ({
  database,
  file: backupFile(resolve(name as string), database),
}));
for (const { file } of databases) {
  if (existsSync(file)) stop(`${file} exists already. A backup never writes over another one.`);
}
const dataDir = isRemote ? undefined : findDataDir();

async function write(): Promise<void> {
  for (const { database, file } of databases) {
    log(`Writing the ${isRemote ? 'deployed' : 'local'} database to ${file}`);
    const ran = await exportDatabase(database, file, dataDir);
    if (!ran.ok || !existsSync(file)) stop(ran.output);
  }
}

await orSayWhy(() => (dataDir === undefined ? write() : readShared(dataDir, write)));
