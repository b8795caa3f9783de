import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSql } from '#scripts/lib/d1.ts';
import { boundDatabases } from '#scripts/lib/databases.ts';
import { stop } from '#scripts/lib/log.ts';
import { buildFrontend, prepareDatabase } from '#scripts/lib/prepare.ts';
import { freePort, type RealApp, startRealApp } from '#tests/durability/real-app.ts';
import { furnish, LIGHTHOUSE_SECRET, type SeededPeople } from './people.ts';
import { LIGHTHOUSE_CACHE } from './tool.ts';

const DATA = join(LIGHTHOUSE_CACHE, 'data');

/** The app as `npm start` runs it, on a database of its own with these people in it. */
export async function startMeasuredApp(people: SeededPeople): Promise<RealApp> {
  await buildFrontend();
  rmSync(DATA, { recursive: true, force: true });
  prepareDatabase(DATA);
  const file = join(DATA, 'people.sql');
  writeFileSync(file, `${furnish(people).join(';\n')};\n`);
  const [main] = boundDatabases();
  if (!main) return stop('wrangler.toml binds no database.');
  const furnished = runSql(main, file, DATA);
  if (!furnished.ok)
    stop(`${furnished.output}\nThe people could not be written; the reason is above.`);
  process.env['SESSION_SECRETS'] = LIGHTHOUSE_SECRET;
  return startRealApp(await freePort(), DATA, 'localhost');
}
