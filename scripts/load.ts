import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { bundle, modulesOf } from '#tests/bench/bundle.ts';
import { loadGates, loadSummary, measureFloorLoad, measureLoad } from '#tests/bench/load.ts';
import { gateTable, markdownGates } from '#tests/bench/report.ts';
import { appVariables, BENCH_SECRET, benchPeople, seed } from '#tests/bench/seed.ts';
import { serveModules } from '#tests/bench/serve.ts';
import { log } from './lib/log.ts';
import { buildAll } from './lib/prepare.ts';
import { writeIntoSpeedPage } from './lib/speed-page.ts';
import { WORKER } from './lib/worker-build.ts';

const isQuick = process.argv.includes('--quick');
const SECONDS = isQuick ? 10 : 60;

// An exit, unlike a signal, lets every process that was started end with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1));

/*
 * The simulated D1 counts its bookmark on in its file, and syncs that, at every query, reads too;
 * the real one does not, nor is it on this disk, which neighbours share. `--on-disk` shows what a
 * disk makes of it.
 */
const MEMORY = '/dev/shm';
const isInMemory = existsSync(MEMORY) && !process.argv.includes('--on-disk');
if (isInMemory) process.env['TMPDIR'] = MEMORY;

/*
 * V8 flags for workerd: collect garbage after 2 MB of new objects, which pauses for 5 ms, and not
 * after 30 MB, which pauses for up to 300 ms. It costs CPU time, and the platform does neither.
 */
const SHORT_PAUSES =
  '--gc-global --min-semi-space-size=2 --max-semi-space-size=2 --no-flush-bytecode';
const hasShortPauses = !process.argv.includes('--v8-defaults');
if (hasShortPauses) process.env['MINIFLARE_WORKERD_V8_FLAGS'] = SHORT_PAUSES;

log('Bundling the Worker');
await buildAll();
const floor = await serveModules(await bundle('tests/bench/floor.worker.ts', 'floor'), {
  SECRET: BENCH_SECRET,
});
await seed(floor.database, await benchPeople());
log(`A crowd comes to the floor for ${SECONDS} seconds`);
const floorFigures = await measureFloorLoad(floor, SECONDS);
await floor.close();
const served = await serveModules(modulesOf(WORKER), appVariables);
await seed(served.database, await benchPeople());
log(`A crowd comes for ${SECONDS} seconds`);
const figures = await measureLoad(served, SECONDS);
await served.close();
const gates = loadGates(figures, floorFigures);
console.log(`
${loadSummary(figures, floorFigures)}
The simulated database's files: ${isInMemory ? 'in memory' : 'on disk'}. Garbage: ${hasShortPauses ? `collected in short pauses (${SHORT_PAUSES})` : 'as V8 does by itself'}. Processes that waited for a processor on this machine in the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}.

${gateTable(gates)}`);
if (!isQuick && isInMemory && hasShortPauses) writeIntoSpeedPage('load', markdownGates(gates));
process.exit(gates.every(({ holds }) => holds) ? 0 : 1);
