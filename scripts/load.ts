import { loadavg } from 'node:os';
import { modulesOf } from '#tests/bench/bundle.ts';
import { loadGates, loadSummary, measureLoad } from '#tests/bench/load.ts';
import { gateTable, markdownGates } from '#tests/bench/report.ts';
import { appVariables, benchPeople, seed } from '#tests/bench/seed.ts';
import { serve } from '#tests/bench/serve.ts';
import { buildAll } from './lib/prepare.ts';
import { writeIntoReadme } from './lib/readme.ts';
import { say } from './lib/say.ts';
import { WORKER } from './lib/worker-build.ts';

const isQuick = process.argv.includes('--quick');
const SECONDS = isQuick ? 10 : 60;

// An exit, unlike a signal, lets every process that was started end with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

say('Bundling the Worker');
await buildAll();
const served = await serve(modulesOf(WORKER), appVariables);
await seed(served.database, await benchPeople());
say(`A crowd comes for ${SECONDS} seconds`);
const figures = await measureLoad(served, SECONDS);
await served.close();
const gates = loadGates(figures);
console.log(`
${loadSummary(figures)}
Processes that waited for a processor on this machine in the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}.

${gateTable(gates)}`);
if (!isQuick) writeIntoReadme('load', markdownGates(gates));
process.exit(gates.every(({ holds }) => holds) ? 0 : 1);
