import { appendFileSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { orSayWhy } from './lib/local/failures.ts';
import { inRoot } from './lib/paths.ts';
import { prepareDatabase } from './lib/prepare.ts';
import { readSettings } from './lib/settings.ts';

/**
 * `wrangler.toml` says production, and wrangler reads this file after it. A deploy does not take it
 * along.
 */
function sayLocal(file: string): void {
  if (parseEnv(readFileSync(file, 'utf8'))['ENVIRONMENT']) return;
  appendFileSync(file, '# For plain `wrangler dev`.\nENVIRONMENT=local\n');
}

/**
 * What `wrangler.toml` has wrangler run first: it brings the database and the settings up to date
 * that plain `wrangler dev` serves with. A deploy runs it too, and has its own.
 */
if (process.env['WRANGLER_COMMAND'] === 'dev')
  await orSayWhy(async () => {
    // Writes the file where there is none.
    readSettings();
    sayLocal(inRoot('.env'));
    prepareDatabase(inRoot('.wrangler', 'state'));
  });
