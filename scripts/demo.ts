import { freePort, startRealApp } from '#tests/durability/real-app.ts';
import { isMayaHere, MAYA, makeDemoAccount, removeDemo, seedDemo } from './demo/seed-demo.ts';
import { holdDataDir } from './lib/local/data-lock.ts';
import { orSayWhy } from './lib/local/failures.ts';
import { log, stop } from './lib/log.ts';
import { buildAll, prepareDatabase } from './lib/prepare.ts';
import { readSettings } from './lib/settings.ts';

const { port, dataDir } = readSettings();
const HOW = `Sign in as ${MAYA.username} with the password ${MAYA.password} at http://localhost:${port} after npm start.`;

/** Does something with the app running on the local data, and ends it again. */
async function withApp(act: (origin: string) => Promise<void>): Promise<void> {
  const app = await startRealApp(await freePort(), dataDir);
  try {
    await act(app.origin);
  } finally {
    await app.kill();
  }
}

/**
 * Puts a year of somebody's use into the local database, so that there is something to look at:
 * `npm run demo`. With `--again` an earlier one goes first, and with it whatever was changed in it.
 * Dates are counted back from today.
 */
await orSayWhy(async () => {
  const lock = holdDataDir(dataDir, 'demo');
  prepareDatabase(dataDir);
  await buildAll();
  // From here on the app has the data.
  lock.release();
  if (isMayaHere(dataDir)) {
    if (!process.argv.includes('--again'))
      stop(`Maya is here already. ${HOW} For a fresh one: npm run demo -- --again`);
    log('Removing the Maya who is here');
    await withApp(removeDemo);
  }
  const today = new Date();
  await makeDemoAccount(dataDir, today);
  log('Reading in a year of Maya’s goals, journal, talks and lessons');
  await withApp((origin) => seedDemo(origin, today));
  log(HOW);
});
