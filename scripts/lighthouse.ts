import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thisMachine } from '#tests/bench/report.ts';
import { type FrontProxy, openFrontProxy } from '#tests/lighthouse/front-proxy.ts';
import { pageGates } from '#tests/lighthouse/gates.ts';
import { measureInteractions } from '#tests/lighthouse/measure-interactions.ts';
import { startMeasuredApp } from '#tests/lighthouse/measured-app.ts';
import { newPeople } from '#tests/lighthouse/people.ts';
import { MEASURED_PAGES } from '#tests/lighthouse/places.ts';
import { failureLines, gateLines, interactionTable, viewTable } from '#tests/lighthouse/report.ts';
import { findLighthouse, LIGHTHOUSE_CACHE } from '#tests/lighthouse/tool.ts';
import { type FrontProxies, lookAround, type Turns } from '#tests/lighthouse/views.ts';
import { findBrowser } from './lib/find-browser.ts';
import { log } from './lib/log.ts';
import { writeIntoSpeedPage } from './lib/speed-page.ts';

const isQuick = process.argv.includes('--quick');
const TURNS: Turns = isQuick
  ? { simulated: 1, real: 1, slow: 1, scores: 1 }
  : { simulated: 5, real: 3, slow: 3, scores: 3 };
const HANDS = isQuick ? 3 : 9;
/** Lines about progress: a run takes minutes. */
const TOLD_EVERY = 10;

const tool = await findLighthouse();
const browser = findBrowser();
const people = await newPeople();

log('Starting the app with a year of data');
const app = await startMeasuredApp(people);
const end = async (code: number) => {
  await app.kill();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(1));

async function doorsFor(cookie?: string): Promise<{ page: FrontProxy; floor: FrontProxy }> {
  const who = { app: app.origin, ...(cookie && { cookie }) };
  return {
    page: await openFrontProxy(who),
    floor: await openFrontProxy({ ...who, isFloor: true }),
  };
}
const doors: FrontProxies = {
  visitor: await doorsFor(),
  ordinary: await doorsFor(people.ordinary.cookie),
  busy: await doorsFor(people.busy.cookie),
};

try {
  // The first visit to home on a day chooses the word for the day: done here, so that it is not
  // measured.
  for (const person of [doors.ordinary, doors.busy])
    await fetch(`${person.page.origin}/api/motivation/daily`, { method: 'POST' });
  log('Looking at the pages, each as for the first time');
  const places = await lookAround(tool, browser, doors, MEASURED_PAGES, TURNS, (done, all) => {
    if (done % TOLD_EVERY === 0 || done === all) log(`${done} of ${all}`);
  });
  log('Typing, pressing and scrolling');
  const hands = await measureInteractions(browser, doors.busy.page.origin, HANDS);

  const machine = thisMachine();
  const gates = pageGates(places, hands);
  const latest = { measuredAt: new Date().toISOString(), machine, TURNS, places, hands, gates };
  writeFileSync(join(LIGHTHOUSE_CACHE, 'latest.json'), `${JSON.stringify(latest, null, 2)}\n`);
  console.log(`
${machine.cores} cores (${machine.processor}), ${machine.memoryGib} GiB, Node ${machine.node}. Medians of ${TURNS.simulated} simulated looks and ${TURNS.real} under real
throttling, each beside the same page without scripts (its floor); pages without a floor: of ${TURNS.scores}. Scores: performance,
accessibility, best practices, search. Layout shift: the worst look.

${[viewTable(places), failureLines(places), interactionTable(hands), gateLines(gates)].filter(Boolean).join('\n\n')}`);
  if (!isQuick)
    writeIntoSpeedPage('first-view', [viewTable(places), interactionTable(hands)].join('\n\n'));
  await end(gates.every(({ holds }) => holds) ? 0 : 1);
} catch (error) {
  console.error(error);
  await end(1);
}
