import { Worker } from 'node:worker_threads';
import { newSessionId, signSession } from '#worker/lib/security/session-token.ts';
import {
  type CrowdFigures,
  type CrowdPerson,
  type Task,
  type TimedAnswer,
  WARM_UP_SECONDS,
} from './crowd.ts';
import { atMost, type Gate, nothingOf } from './gates.ts';
import { BENCH_SECRET } from './seed.ts';
import type { BenchDatabase, Served } from './serve.ts';
import { median, quantile } from './statistics.ts';

const PEOPLE = 50;
const GOALS_EACH = 50;
const FIRST = 5_000_000;
const READS_A_SECOND = 200;
const WRITES_A_SECOND = 50;
const BAD_LOGINS_A_SECOND = 5;

/** Of `GET /api/goals`, in milliseconds. */
export interface ReadLatencies {
  idleMedian: number;
  p50: number;
  p99: number;
  slowest: number;
}

export interface LoadFigures extends ReadLatencies {
  seconds: number;
  reads: number;
  writes: number;
  acknowledged: number;
  /** Acknowledged, and not there after. */
  lost: number;
  badLogins: number;
  /** Of all kinds; 0 is a broken connection. */
  statuses: Record<string, number>;
}

async function seedCrowd(database: BenchDatabase): Promise<CrowdPerson[]> {
  const now = new Date().toISOString();
  const numbers = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;
  await database.batch([
    database.prepare(`insert into users (id, username, username_key, password, subscription_tier)
      ${numbers(PEOPLE)} select ${FIRST} + i, 'crowd-' || i, 'crowd-' || i, 'none', 'premium' from n`),
    database.prepare(`insert into goals (id, user_id, title, target_date)
      ${numbers(PEOPLE * GOALS_EACH)} select ${FIRST} + i, ${FIRST} + i / ${GOALS_EACH}, 'Write letter ' || i, '2099-03-31' from n`),
  ]);
  const secrets = [new TextEncoder().encode(BENCH_SECRET)];
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    userId: FIRST + index,
    sessionId: newSessionId(),
  }));
  await database.batch(
    people.map(({ userId, sessionId }) =>
      database
        .prepare('insert into sessions (id, user_id, last_seen_at) values (?, ?, ?)')
        .bind(sessionId, userId, now),
    ),
  );
  return Promise.all(
    people.map(async (session, index) => ({
      goalId: FIRST + index * GOALS_EACH,
      cookie: `session=${await signSession(session, secrets, new Date())}`,
    })),
  );
}

async function wordsThere(database: BenchDatabase): Promise<Set<string>> {
  const { results } = await database
    .prepare(`select content as words from journal_entries where content like 'load-%'
      union all select title from goals where title like 'load-%'`)
    .all();
  return new Set(results.map(({ words }: Record<string, unknown>) => String(words)));
}

/** Sends the crowd and waits for what it tells. */
function send(task: Task): Promise<CrowdFigures> {
  return new Promise((resolve, reject) => {
    const crowd = new Worker(new URL('crowd.ts', import.meta.url), {
      workerData: task,
      // Rarely collected, and little at a time.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    crowd.on('message', resolve);
    crowd.on('error', reject);
  });
}

function latenciesOf(idle: number[], reads: TimedAnswer[]): ReadLatencies {
  const latencies = reads
    .slice(READS_A_SECOND * WARM_UP_SECONDS)
    .map(({ milliseconds }) => milliseconds);
  return {
    idleMedian: median(idle),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    slowest: Math.max(...latencies),
  };
}

/**
 * The same pace at the floor: lists by one raw statement, and each write a single statement, too.
 * Nobody guesses passwords, since the floor would hash each guess.
 */
export async function measureFloorLoad(
  { url, database }: Served,
  seconds: number,
): Promise<ReadLatencies> {
  const { idle, reads, writes } = await send({
    url: url.href,
    people: await seedCrowd(database),
    seconds,
    isFloor: true,
    readsASecond: READS_A_SECOND,
    writesASecond: WRITES_A_SECOND,
    badLoginsASecond: 0,
  });
  const wrong = [...reads, ...writes].find(({ status }) => status !== 200);
  if (wrong) throw new Error(`The floor answered ${wrong.status}`);
  return latenciesOf(idle, reads);
}

/** A minute, or however long, of a crowd that reads and writes while somebody guesses passwords. */
export async function measureLoad(
  { url, database }: Served,
  seconds: number,
): Promise<LoadFigures> {
  const { idle, reads, writes, logins } = await send({
    url: url.href,
    people: await seedCrowd(database),
    seconds,
    isFloor: false,
    readsASecond: READS_A_SECOND,
    writesASecond: WRITES_A_SECOND,
    badLoginsASecond: BAD_LOGINS_A_SECOND,
  });
  const there = await wordsThere(database);
  const acknowledged = writes.filter(({ status }) => status === 201);
  const statuses: Record<string, number> = {};
  for (const { status } of [...reads, ...writes, ...logins])
    statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    seconds,
    ...latenciesOf(idle, reads),
    reads: reads.length,
    writes: writes.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ words }) => !there.has(words)).length,
    badLogins: logins.length,
    statuses,
  };
}

const P99_OVER_IDLE_MAX = 10;

const p99OverIdle = ({ p99, idleMedian }: ReadLatencies) => p99 / idleMedian;

/**
 * @param floor the same pace at the raw floor, in the same run: shown, since it tells the runtime's
 * share.
 */
export function loadGates(figures: LoadFigures, floor: ReadLatencies): Gate[] {
  const failed = Object.entries(figures.statuses)
    .filter(([status]) => Number(status) >= 500 || status === '0')
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    nothingOf('Under load: answers of 500 or more, and broken connections', failed),
    nothingOf(
      'Under load: writes that were not acknowledged',
      figures.writes - figures.acknowledged,
    ),
    nothingOf('Under load: acknowledged writes that are not there after', figures.lost),
    atMost(
      `Under load: p99 of GET /api/goals over its idle median (the raw floor’s: ${p99OverIdle(floor).toFixed(2)})`,
      p99OverIdle(figures),
      P99_OVER_IDLE_MAX,
    ),
  ];
}

const inWords = ({ idleMedian, p50, p99, slowest }: ReadLatencies) =>
  `idle ${idleMedian.toFixed(2)} ms (median), under load p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)}, slowest ${slowest.toFixed(0)} ms`;

export const loadSummary = (of: LoadFigures, floor: ReadLatencies): string =>
  `${of.seconds} s of ${READS_A_SECOND} reads, ${WRITES_A_SECOND} writes and ${BAD_LOGINS_A_SECOND} bad logins a second: GET /api/goals ${inWords(of)}.
The raw floor at the same pace, without the logins: ${inWords(floor)}.
${of.acknowledged} of ${of.writes} writes acknowledged, ${of.lost} of them missing after. Answers: ${Object.entries(
    of.statuses,
  )
    .map(([status, count]) => `${status} ${count} times`)
    .join(', ')}.`;
