import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { boundDatabases } from './lib/databases.ts';
import { log, stop } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { buildAll } from './lib/prepare.ts';
import { TOOL_COMMANDS } from './lib/run.ts';

/**
 * A release, in the order that is safe: build, migrations (they only add, so the old code runs on
 * the new tables), content, code. `npm run deploy -- --dry-run` builds and packs, and touches
 * nothing. What has to be set up before: docs/deploy.md.
 */
const isDry = process.argv.includes('--dry-run');

/** Runs a command with the terminal attached: wrangler may ask something. */
function run(what: string, script: string, args: string[]): void {
  log(what);
  const { status } = spawnSync(process.execPath, [inRoot(script), ...args], {
    cwd: inRoot(),
    stdio: 'inherit',
  });
  if (status !== 0)
    stop(`${what}: this failed, and nothing after it was done. The reason is above.`);
}
const wrangler = (what: string, args: string[]) =>
  run(what, `node_modules/${TOOL_COMMANDS.wrangler}`, args);

const PLACEHOLDER = /^(?:id|database_id)\s*=\s*"[0-]+"/m;
if (!isDry && PLACEHOLDER.test(readFileSync(inRoot('wrangler.toml'), 'utf8')))
  stop(
    'wrangler.toml still has placeholders for the ids of your database and key-value store: see docs/deploy.md.',
  );

await buildAll();
if (!isDry) {
  for (const { name } of boundDatabases())
    wrangler(`Migrations of ${name}`, ['d1', 'migrations', 'apply', name, '--remote']);
  run('Content', 'scripts/seed.ts', ['--remote']);
}
wrangler(isDry ? 'Packing, without sending' : 'Code', ['deploy', ...(isDry ? ['--dry-run'] : [])]);
