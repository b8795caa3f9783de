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
import { appVariables, type BenchPerson, benchPeople, SECRET, seed } from '#tests/bench/seed.ts';
import { type Served, serve } from '#tests/bench/serve.ts';
import { measureStream } from '#tests/bench/stream.ts';
import {
  readGoals,
  readJourney,
  readNothing,
  readRecommendations,
  readUser,
  sayToEden,
  sayToEdenStreamed,
  toggleMilestone,
} from '#tests/bench/workloads.ts';
import { say, stop } from './lib/say.ts';

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 4 : 12;
/** In one round, to each target: a whole number of there-and-backs for each of ten connections. */
const REQUESTS = isQuick ? 200 : 400;
/** The same for the journey, whose answer is long. */
const JOURNEY_REQUESTS = isQuick ? 50 : 100;
/** The same for Eden: four rounds say each of the 200 messages once, and a day allows for 2,000. */
const MESSAGES_SAID = 50;
const STREAMED = isQuick ? 50 : 200;
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
const passkeys = ['@simplewebauthn/server', '@simplewebauthn/server/helpers'];
const sdks = ['openai', 'stripe', 'oauth4webapi', ...passkeys];
const builtInCoach = '#worker/adapters/built-in-coach/built-in-coach.ts';
const withoutSdks = bundle('worker/index.ts', 'app-without-sdks', sdks);
const withoutCoach = bundle('worker/index.ts', 'app-without-coach', [...sdks, builtInCoach]);
const floor = bundle('tests/bench/floor.worker.ts', 'floor');

say('Watching what the Worker asks of its database');
const people = await benchPeople();
const { replays, roundTrips } = await capture(app.code, people);

say('Starting fresh isolates');
const freshIsolate = await measureFreshIsolates(
  {
    app: { code: app.code, variables: appVariables, expected: 401 },
    bare: { code: BARE, variables: {}, expected: 200 },
  },
  STARTS,
);

say(`Measuring ${ROUNDS} rounds of up to ${REQUESTS} requests to each Worker`);
const served: Served[] = [];
async function start(...[code, variables]: [string, Parameters<typeof serve>[1]?]): Promise<Served> {
  const one = await serve([{ path: 'index.js', contents: code }], variables);
  served.push(one);
  await seed(one.database, people);
  return one;
}

const appServed = await start(app.code, appVariables);
const floorServed = await start(floor.code, { SECRET, REPLAYS: replays });
const bareServed = await start(BARE);
const as = ({ url, pid }: Served, { cookie }: BenchPerson): Target => ({ url, pid, cookie });
const asRegular = { app: as(appServed, people.regular), floor: as(floorServed, people.regular) };
const asVeteran = { app: as(appServed, people.veteran), floor: as(floorServed, people.veteran) };
const bare = { app: as(bareServed, people.regular) };
const contests: Contest[] = [
  ...[
    ...[readUser, readGoals, toggleMilestone].map((workload) => ({
      workload,
      targets: asRegular,
      requests: REQUESTS,
    })),
    { workload: readJourney, targets: asVeteran, requests: JOURNEY_REQUESTS },
    { workload: readRecommendations, targets: asVeteran, requests: REQUESTS },
    { workload: readNothing, targets: bare, requests: REQUESTS },
  ].flatMap((contest) => CONNECTIONS.map((connections) => ({ ...contest, connections }))),
  { workload: sayToEden, targets: asVeteran, requests: MESSAGES_SAID, connections: 1 },
];

// Until the engine has compiled what is hot, a round measures the compiler.
await runRounds(contests, 2);
const outcomes = await runRounds(contests, ROUNDS);
const stream = await measureStream(asVeteran.app, sayToEdenStreamed, STREAMED);
await Promise.all(served.map((one) => one.close()));

const machine = thisMachine();
const bundleKb = {
  whole: kb(app.gzippedBytes),
  withoutSdks: kb(withoutSdks.gzippedBytes),
  withoutCoach: kb(withoutCoach.gzippedBytes),
};
const findings = { outcomes, stream, bundleKb, freshIsolate, roundTrips };
const gates = gatesOf(findings);
const latest = { measuredAt: new Date().toISOString(), machine, ROUNDS, REQUESTS, ...findings, gates };
writeFileSync(join(BENCH_CACHE, 'latest.json'), `${JSON.stringify(latest, null, 2)}\n`);

console.log(`
${machine.cores} cores (${machine.processor}), ${machine.memoryGib} GiB, Node ${machine.node}; workerd on Miniflare's direct socket, loopback.
Interleaved rounds in random order. The floor: the same cookie verified with jose on Hono, the same SQL in one batch,
the same bytes; for PATCH, one update that looks at the owner; for the journey and for recommendations, one read of one row by
its key, and a small answer; for a message to Eden, the same limits at the edge and one insert. Ratios: medians of app over
floor within a round.

${latencyTable(outcomes)}

A reply of Eden's, streamed (medians of ${STREAMED}): first byte after ${stream.firstByte.toFixed(2)} ms, first words after ${stream.firstWords.toFixed(2)} ms, last byte after ${stream.lastByte.toFixed(2)} ms.
Round trips to the database: ${Object.entries(roundTrips)
  .map(([name, count]) => `${name} ${count}`)
  .join('; ')}.
First answer of a fresh isolate: ${freshIsolate.app.toFixed(0)} ms; of a bare Worker: ${freshIsolate.bare.toFixed(0)} ms (medians of ${STARTS} starts of workerd).
Worker, KB gzipped: ${bundleKb.whole.toFixed(0)} as it is uploaded; ${bundleKb.withoutSdks.toFixed(0)} without SDKs (openai, stripe, sign-in); ${bundleKb.withoutCoach.toFixed(0)} without provider
SDKs and without the built-in coach (Eden's own words, and the rules that choose them).

${gateTable(gates)}`);
process.exit(gates.every(({ holds }) => holds) ? 0 : 1);
