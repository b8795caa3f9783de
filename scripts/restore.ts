import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasTables, runSql } from './lib/d1.ts';
import { backupFile, boundDatabases } from './lib/databases.ts';
import { holdDataDir } from './lib/local/data-lock.ts';
import { orSayWhy } from './lib/local/failures.ts';
import { log, stop } from './lib/log.ts';
import { findDataDir } from './lib/settings.ts';

/**
 * Reads a backup into an empty database: `npm run restore -- FILE [--remote]`. Never into one with
 * people in it: give `DATA_DIR` a new folder, or the binding a new database.
 */
const args = process.argv.slice(2);
const dataDir = args.includes('--remote') ? undefined : findDataDir();
const [name] = args.filter((arg) => !arg.startsWith('--'));
if (!name) stop('Say from where: npm run restore -- FILE [--remote]');
const databases = boundDatabases().map((database) => ({
  database,
  file: backupFile(resolve(name as string), database),
}));
for (const { file } of databases) {
  if (!existsSync(file)) stop(`${file} does not exist.`);
}
if (dataDir !== undefined) await orSayWhy(async () => void holdDataDir(dataDir, 'restore'));
if (databases.some(({ database }) => hasTables(database, dataDir)))
  stop(
    'There is a database already. A backup is read into an empty one only, so that nothing is mixed or lost.',
  );
for (const { database, file } of databases) {
  log(`Reading ${file}`);
  const ran = runSql(database, file, dataDir);
  if (!ran.ok) stop(ran.output);
}
