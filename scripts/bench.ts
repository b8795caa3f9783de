import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { BENCH_CACHE } from '#tests/bench/bench-cache.ts';
import { bundle, type Module, modulesOf } from '#tests/bench/bundle.ts';
import { capture } from '#tests/bench/capture.ts';
import { sendTimed, type Target } from '#tests/bench/drive.ts';
import { measureFreshIsolates } from '#tests/bench/fresh-isolate.ts';
import { benchmarkGates } from '#tests/bench/gates.ts';
import { gateTable, latencyTable, markdownTable, thisMachine } from '#tests/bench/report.ts';
import { type Contest, runRounds } from '#tests/bench/rounds.ts';
import { keepRows, measureRows, rowGates } from '#tests/bench/rows-read.ts';
import {
  appVariables,
  BENCH_SECRET,
  type BenchPerson,
  benchPeople,
  seed,
} from '#tests/bench/seed.ts';
import { type Served, serveModules } from '#tests/bench/serve.ts';
import { measureStream } from '#tests/bench/stream.ts';
import {
  editGoal,
  readGoals,
  readHome,
  readJourney,
  readNothing,
  readRecommendations,
  readUser,
  sayToEden,
  sayToEdenStreamed,
  signInWorkload,
  toggleMilestone,
} from '#tests/bench/workloads.ts';
import { log, stop } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { writeIntoSpeedPage } from './lib/speed-page.ts';
import { WORKER } from './lib/worker-build.ts';
import { measureWorker } from './lib/worker-size.ts';

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 4 : 12;
/** In one round, to each target: a whole number of there-and-backs for each of ten connections. */
const REQUESTS = isQuick ? 200 : 400;
/** Requests to the journey, whose response is long. */
const JOURNEY_REQUESTS = isQuick ? 50 : 100;
/** Messages to Eden: four rounds send each of the 200 messages once, and a day allows 2,000. */
const MESSAGES_SAID = 50;
/** Signing in: nearly all of it is the hash. */
const SIGN_INS = isQuick ? 3 : 5;
const STREAMED = isQuick ? 50 : 200;
const STARTS = isQuick ? 7 : 15;
const CONNECTIONS = [1, 10];
const LONGEST_MINUTES = 10;
const BARE: Module[] = [
  { path: 'index.js', contents: "export default { fetch() { return new Response('{}'); } }" },
];

const kb = (bytes: number) => (bytes / 1000).toFixed(0);

if (process.platform !== 'linux')
  stop('The benchmark reads processor times from /proc: please run it on Linux.');
// An exit, unlike a signal, lets every process that was started end with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1));
setTimeout(
  () =>
    stop(
      `The benchmark took more than ${LONGEST_MINUTES} minutes and was ended: the machine is too busy.`,
    ),
  LONGEST_MINUTES * 60_000,
).unref();

log('Weighing the Worker, and building its floor');
const size = await measureWorker();
const app = modulesOf(WORKER);
const floor = await bundle('tests/bench/floor.worker.ts', 'floor');
const home = await bundle('tests/bench/home.worker.ts', 'home');

log('Watching what the Worker asks of its database');
const people = await benchPeople();
const { roundTrips, page } = await capture(app, people);

log('Starting fresh isolates');
const canned = stripTypeScriptTypes(readFileSync(inRoot('tests/bench/canned.worker.ts'), 'utf8'));
const freshIsolate = await measureFreshIsolates(
  {
    user: { modules: app, path: ACCOUNT_URLS.user, variables: appVariables, expected: 401 },
    page: {
      modules: [{ path: 'canned.js', contents: canned }, ...app],
      path: PATHS.goals,
      cookie: people.regular.cookie,
      variables: { ...appVariables, ANSWERS: JSON.stringify(page) },
      expected: 200,
    },
  },
  { modules: BARE, path: '/', variables: {}, expected: 200 },
  STARTS,
);

log(`Measuring ${ROUNDS} rounds of up to ${REQUESTS} requests to each Worker`);
const served: Served[] = [];
async function start(...started: Parameters<typeof serveModules>): Promise<Served> {
  const one = await serveModules(...started);
  served.push(one);
  await seed(one.database, people);
  return one;
}

const appServed = await start(app, appVariables);
const floorServed = await start(floor, { SECRET: BENCH_SECRET });
const homeServed = await start(home, appVariables);
// A floor of its own, which meets as many requests as home does: code that is met more often is
// compiled further.
const homeFloorServed = await start(floor, { SECRET: BENCH_SECRET });
const bareServed = await start(BARE);
const as = ({ url, pid }: Served, { cookie }: BenchPerson): Target => ({ url, pid, cookie });
const asRegular = { app: as(appServed, people.regular), floor: as(floorServed, people.regular) };
const asVeteran = { app: as(appServed, people.veteran), floor: as(floorServed, people.veteran) };
const atHome = { app: as(homeServed, people.regular), floor: as(homeFloorServed, people.regular) };
const bare = { app: as(bareServed, people.regular) };
const agent = new Agent();
for (const { name, request } of [readUser, readGoals]) {
  const [answer, same] = await Promise.all(
    Object.values(asRegular).map((target) => sendTimed(agent, target, request(0, 0))),
  );
  if (!answer?.equals(same as Buffer)) stop(`The floor's answer to ${name} is not the app's.`);
}
agent.destroy();
const contests: Contest[] = [
  ...[
    ...[readUser, readGoals, editGoal, toggleMilestone].map((workload) => ({
      workload,
      targets: asRegular,
      requests: REQUESTS,
    })),
    { workload: readHome, targets: atHome, requests: REQUESTS },
    { workload: readJourney, targets: asVeteran, requests: JOURNEY_REQUESTS },
    { workload: readRecommendations, targets: asVeteran, requests: REQUESTS },
    { workload: readNothing, targets: bare, requests: REQUESTS },
  ].flatMap((contest) => CONNECTIONS.map((connections) => ({ ...contest, connections }))),
  { workload: sayToEden, targets: asVeteran, requests: MESSAGES_SAID, connections: 1 },
  { workload: signInWorkload, targets: asRegular, requests: SIGN_INS, connections: 1 },
];

// Until the engine has compiled what is hot, a round measures the compiler.
await runRounds(contests, 2);
const outcomes = await runRounds(contests, ROUNDS);
const stream = await measureStream(asVeteran.app, sayToEdenStreamed, STREAMED);
await Promise.all(served.map((one) => one.close()));

log('Counting rows, among a million of other people’s');
const counted = measureRows();
if (process.argv.includes('--keep-rows')) keepRows(counted.rows);

const machine = thisMachine();
const findings = { outcomes, stream, size, freshIsolate, roundTrips };
const gates = [...benchmarkGates(findings), ...rowGates(counted)];
const latest = {
  measuredAt: new Date().toISOString(),
  machine,
  ROUNDS,
  REQUESTS,
  ...findings,
  gates,
};
writeFileSync(join(BENCH_CACHE, 'latest.json'), `${JSON.stringify(latest, null, 2)}\n`);

console.log(`
${machine.cores} cores (${machine.processor}), ${machine.memoryGib} GiB, Node ${machine.node}; workerd on Miniflare's direct socket, loopback.
Interleaved rounds in random order. The floor: the same cookie verified with jose on Hono, one raw statement, its rows mapped to
the same bytes; for home’s data, the list of goals alone; for PATCH, one update that looks at the owner, and for a step one batch by hand that keeps the same rows; for the journey and for
recommendations, one read of one row by its key, and a small answer; for a message to Eden, the same limits at the edge and one insert; for signing in, the same hash.
Ratios: medians of app over floor within a round.

${latencyTable(outcomes)}

A reply of Eden's, streamed (medians of ${STREAMED}): first byte after ${stream.firstByte.toFixed(2)} ms, first words after ${stream.firstWords.toFixed(2)} ms, last byte after ${stream.lastByte.toFixed(2)} ms.
Round trips to the database: ${Object.entries(roundTrips)
  .map(([name, count]) => `${name} ${count}`)
  .join('; ')}.
First answer of a fresh isolate (medians of ${STARTS} starts of workerd): ${Object.entries(
  freshIsolate,
)
  .map(
    ([name, { ms, cpuMs, overBare, ratio }]) =>
      `${name} ${ms.toFixed(0)} ms, ${overBare.ms.toFixed(1)} over bare (${ratio.toFixed(2)}x), CPU ${cpuMs.toFixed(0)} ms, ${overBare.cpuMs.toFixed(1)} over`,
  )
  .join('; ')}.
Worker, KB gzipped: ${kb(size.entry)} read by every isolate; ${kb(size.content)} content text; ${kb(size.whole)} uploaded in all.
Loaded when first asked for: ${Object.entries(size.lazy)
  .map(([name, bytes]) => `${name} ${kb(bytes)}`)
  .join(', ')}.

${gateTable(gates)}`);
// A quick run only prints; docs/speed.md holds the figures of a whole run.
if (!isQuick) writeIntoSpeedPage('speed', markdownTable(outcomes, gates));
process.exit(gates.every(({ holds }) => holds) ? 0 : 1);
