import { boundDatabases } from './lib/databases.ts';
import { log, stop } from './lib/log.ts';
import { writeSeedFile } from './lib/prepare.ts';
import { runTool } from './lib/run.ts';

/**
 * Writes the content into the deployed database, and into its further shards: `npm run seed --
 * --remote`. (`npm start` keeps the local one up to date.)
 */
if (!process.argv.includes('--remote'))
  stop('Say --remote: npm start writes the local content by itself.');
log('Writing the content');
for (const database of boundDatabases()) {
  const file = writeSeedFile(database);
  const ran = runTool('wrangler', [
    'd1',
    'execute',
    database.name,
    '--remote',
    '--yes',
    '--file',
    file,
  ]);
  if (!ran.ok) stop(ran.output);
}
