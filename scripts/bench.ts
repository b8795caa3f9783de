import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_CACHE } from '#tests/bench/bench-cache.ts';
import { bundle } from '#tests/bench/bundle.ts';
import { capture } from '#tests/bench/capture.ts';
import type { Target } from '#tests/bench/drive.ts';
import { measureFreshIsolates } from '#tests/bench/fresh-isolate.ts';
import { gatesOf } from '#tests/bench/gates.ts';
import { gateTable, latencyTable, thisMachine } from '#tests/bench/report.ts';
import { type Contest, runRounds } from '#tests/bench/rounds.ts';
import { aBenchPerson, appVariables, SECRET, seed } from '#tests/bench/seed.ts';
import { type Served, serve } from '#tests/bench/serve.ts';
import { readGoals, readNothing, readUser, toggleMilestone } from '#tests/bench/workloads.ts';
import { say, stop } from './lib/say.ts';

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 4 : 12;
/** In one round, to each target: a whole number of there-and-backs for each of ten connections. */
const REQUESTS = isQuick ? 200 : 400;
const STARTS = isQuick ? 7 : 15;
const CONNECTIONS = [1, 10];
const LONGEST_MINUTES = 3;
const BARE = "export default { fetch() { return new Response('{}'); } }";

const kb = (bytes: number) => bytes / 1000;

if (process.platform !== 'linux')
  stop('The benchmark reads processor times from /proc: please run it on Linux.');
// An exit, unlike a signal, lets every process that was started end with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
setTimeout(
  () =>
    stop(`The benchmark took more than ${LONGEST_MINUTES} minutes and was ended: the machine is too busy.`),
  LONGEST_MINUTES * 60_000,
).unref();

say('Bundling the Worker, and its floor');
const app = bundle('worker/index.ts', 'app');
const withoutSdk = bundle('worker/index.ts', 'app-without-sdk', [
  ...['openai', 'stripe'].flatMap((sdk) => ['--alias', `${sdk}:./tests/bench/empty.ts`]),
]);
const floor = bundle('tests/bench/floor.worker.ts', 'floor');

say('Watching what the Worker asks of its database');
const person = await aBenchPerson();
const { replays, roundTrips } = await capture(app.code, person);

say('Starting fresh isolates');
const freshIsolate = await measureFreshIsolates(
  {
    app: { code: app.code, variables: appVariables, expected: 401 },
    bare: { code: BARE, variables: {}, expected: 200 },
  },
  STARTS,
);

say(`Measuring ${ROUNDS} rounds of ${REQUESTS} requests each`);
const served: Served[] = [];
async function start(...[code, variables]: [string, Parameters<typeof serve>[1]?]): Promise<Target> {
  const one = await serve([{ path: 'index.js', contents: code }], variables);
  served.push(one);
  await seed(one.database, person);
  return { url: one.url, pid: one.pid, cookie: person.cookie };
}

const targets = {
  app: await start(app.code, appVariables),
  floor: await start(floor.code, { SECRET, REPLAYS: replays }),
};
const bare = { app: await start(BARE) };
const contests: Contest[] = [
  ...[readUser, readGoals, toggleMilestone].map((workload) => ({ workload, targets })),
  { workload: readNothing, targets: bare },
].flatMap((contest) => CONNECTIONS.map((connections) => ({ ...contest, connections })));

// Until the engine has compiled what is hot, a round measures the compiler.
await runRounds(contests, 2, REQUESTS);
const outcomes = await runRounds(contests, ROUNDS, REQUESTS);
await Promise.all(served.map((one) => one.close()));

const machine = thisMachine();
const findings = { outcomes, bundleKb: kb(withoutSdk.gzippedBytes), freshIsolate, roundTrips };
const gates = gatesOf(findings);
const latest = { measuredAt: new Date().toISOString(), machine, ROUNDS, REQUESTS, ...findings, gates };
writeFileSync(join(BENCH_CACHE, 'latest.json'), `${JSON.stringify(latest, null, 2)}\n`);

console.log(`
${machine.cores} cores (${machine.processor}), ${machine.memoryGib} GiB, Node ${machine.node}; workerd on Miniflare's direct socket, loopback.
Interleaved rounds in random order. The floor: the same cookie verified with jose on Hono, the same SQL in one batch,
the same bytes; for PATCH, one update that looks at the owner. Ratios: medians of app over floor within a round.

${latencyTable(outcomes)}

First answer of a fresh isolate: ${freshIsolate.app.toFixed(0)} ms; of a bare Worker: ${freshIsolate.bare.toFixed(0)} ms (medians of ${STARTS} starts of workerd).
Worker: ${kb(app.gzippedBytes).toFixed(0)} KB gzipped with the SDKs that it loads when needed, ${kb(withoutSdk.gzippedBytes).toFixed(0)} KB before any.

${gateTable(gates)}`);
process.exit(gates.every(({ holds }) => holds) ? 0 : 1);
