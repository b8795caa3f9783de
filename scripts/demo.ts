import { freePort, startRealApp } from '#tests/durability/real-app.ts';
import { isMayaHere, MAYA, makeDemoAccount, removeDemo, seedDemo } from './demo/seed-demo.ts';
import { log, stop } from './lib/log.ts';
import { buildAll, prepareDatabase } from './lib/prepare.ts';
import { readSettings } from './lib/settings.ts';

/**
 * Puts a year of somebody's use into the local database, so that there is something to look at:
 * `npm run demo`. With `--again` an earlier one goes first, and with it whatever was changed in it.
 * Dates are counted back from today.
 */
const { port, dataDir } = readSettings();
const isServed = await fetch(`http://127.0.0.1:${port}/api/user`).then(
  () => true,
  () => false,
);
if (isServed)
  stop(
    `Something listens on port ${port}: end npm start first, the database is its own while it runs.`,
  );

const HOW = `Sign in as ${MAYA.username} with the password ${MAYA.password} at http://localhost:${port} after npm start.`;
const isAgain = process.argv.includes('--again');
prepareDatabase(dataDir);
await buildAll();
if (isMayaHere(dataDir)) {
  if (!isAgain) stop(`Maya is here already. ${HOW} For a fresh one: npm run demo -- --again`);
  log('Taking leave of the Maya of before');
  const app = await startRealApp(await freePort(), dataDir);
  try {
    await removeDemo(app.origin);
  } finally {
    await app.kill();
  }
}
const today = new Date();
await makeDemoAccount(dataDir, today);
log('Reading in a year of Maya’s goals, journal, talks and lessons');
const app = await startRealApp(await freePort(), dataDir);
try {
  await seedDemo(app.origin, today);
} finally {
  await app.kill();
}
log(HOW);
