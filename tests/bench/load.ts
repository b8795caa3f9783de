import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newSessionId, signSession } from '#worker/lib/session-token.ts';
import { atMost, type Gate, nothingOf } from './gates.ts';
import { SECRET } from './seed.ts';
import type { BenchDatabase, Served } from './serve.ts';
import { median, quantile } from './statistics.ts';

const PEOPLE = 50;
const GOALS_EACH = 50;
const FIRST = 5_000_000;
/** Connections a browser crowd keeps open here; arrivals wait for one when all are busy, and their clock runs. */
const SOCKETS = 64;
const READS_A_SECOND = 200;
const WRITES_A_SECOND = 50;
const BAD_LOGINS_A_SECOND = 5;
const NAME_UNDER_ATTACK = 'somebody-under-attack';
/** More than a name is allowed in its window: what comes after is refused before anything is hashed. */
const ATTEMPTS_BEFORE = 12;

interface Person {
  goalId: number;
  cookie: string;
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  cookie?: string;
  body?: object;
}

interface Answered {
  status: number;
  /** From when it was due to its last byte, so that a queue before the server counts. */
  milliseconds: number;
}

export interface LoadFigures {
  seconds: number;
  /** Of `GET /api/goals`, in milliseconds. */
  idleMedian: number;
  p50: number;
  p99: number;
  slowest: number;
  reads: number;
  writes: number;
  acknowledged: number;
  /** Acknowledged, and not there after. */
  lost: number;
  badLogins: number;
  /** Of all kinds; 0 stands for a connection that broke. */
  statuses: Record<string, number>;
}

async function seedCrowd(database: BenchDatabase): Promise<Person[]> {
  const now = new Date().toISOString();
  const numbers = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`;
  await database.batch([
    database.prepare(`insert into users (id, username, username_key, password, subscription_tier)
      ${numbers(PEOPLE)} select ${FIRST} + i, 'crowd-' || i, 'crowd-' || i, 'none', 'premium' from n`),
    database.prepare(`insert into goals (id, user_id, title, target_date)
      ${numbers(PEOPLE * GOALS_EACH)} select ${FIRST} + i, ${FIRST} + i / ${GOALS_EACH}, 'Write letter ' || i, '2099-03-31' from n`),
  ]);
  const secrets = [new TextEncoder().encode(SECRET)];
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

function call(agent: Agent, url: URL, { method, path, cookie, body }: Sent, due: number): Promise<Answered> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(cookie && { cookie }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - due });
    const sent = request({ agent, host: url.hostname, port: url.port, method, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', () => done(0));
    });
    sent.on('error', () => done(0));
    sent.end(text);
  });
}

/** Sends at a steady pace whatever is answered (an open loop): nobody waits because others do. */
async function arrive<One>(
  perSecond: number,
  seconds: number,
  send: (index: number, due: number) => Promise<One>,
) {
  const started = performance.now();
  const answers: Promise<One>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    answers.push(send(index, due));
  }
  return Promise.all(answers);
}

const readGoals = ({ cookie }: Person): Sent => ({ method: 'GET', path: '/api/goals', cookie });
const badLogin: Sent = {
  method: 'POST',
  path: '/api/login',
  body: { username: NAME_UNDER_ATTACK, password: 'Guessed-again-1' },
};

/** Of five writes four are journal entries and one is a goal; each is known again by its words. */
const write = ({ cookie, goalId }: Person, words: string, index: number): Sent =>
  index % 5 === 0
    ? { method: 'POST', path: '/api/goals', cookie, body: { title: words, targetDate: '2099-06-30' } }
    : {
        method: 'POST',
        path: `/api/goals/${goalId}/journal`,
        cookie,
        body: { content: words, feedback: false },
      };

async function wordsThere(database: BenchDatabase): Promise<Set<string>> {
  const { results } = await database
    .prepare(`select content as words from journal_entries where content like 'load-%'
      union all select title from goals where title like 'load-%'`)
    .all();
  return new Set(results.map(({ words }: Record<string, unknown>) => String(words)));
}

/** A minute, or however long, of a crowd that reads and writes while somebody guesses passwords. */
export async function measureLoad({ url, database }: Served, seconds: number): Promise<LoadFigures> {
  const people = await seedCrowd(database);
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const personOf = (index: number) => people[index % PEOPLE] as Person;
  const now = () => performance.now();
  for (let index = 0; index < ATTEMPTS_BEFORE; index++) await call(agent, url, badLogin, now());
  const idle: number[] = [];
  for (let index = 0; index < 400; index++) {
    const { milliseconds } = await call(agent, url, readGoals(personOf(index)), now());
    if (index >= 100) idle.push(milliseconds);
  }
  const [reads, writes, logins] = await Promise.all([
    arrive(READS_A_SECOND, seconds, (index, due) => call(agent, url, readGoals(personOf(index)), due)),
    arrive(WRITES_A_SECOND, seconds, async (index, due) => {
      const words = `load-${index}`;
      return { words, ...(await call(agent, url, write(personOf(index), words, index), due)) };
    }),
    arrive(BAD_LOGINS_A_SECOND, seconds, (_, due) => call(agent, url, badLogin, due)),
  ]);
  agent.destroy();
  const there = await wordsThere(database);
  const acknowledged = writes.filter(({ status }) => status === 201);
  const statuses: Record<string, number> = {};
  for (const { status } of [...reads, ...writes, ...logins]) statuses[status] = (statuses[status] ?? 0) + 1;
  const latencies = reads.map(({ milliseconds }) => milliseconds);
  return {
    seconds,
    idleMedian: median(idle),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    slowest: Math.max(...latencies),
    reads: reads.length,
    writes: writes.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ words }) => !there.has(words)).length,
    badLogins: logins.length,
    statuses,
  };
}

const P99_OVER_IDLE_MAX = 10;

export function loadGates(figures: LoadFigures): Gate[] {
  const failed = Object.entries(figures.statuses)
    .filter(([status]) => Number(status) >= 500 || status === '0')
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    nothingOf('Under load: answers of 500 or more, and broken connections', failed),
    nothingOf('Under load: writes that were not acknowledged', figures.writes - figures.acknowledged),
    nothingOf('Under load: acknowledged writes that are not there after', figures.lost),
    atMost(
      'Under load: p99 of GET /api/goals over its idle median',
      figures.p99 / figures.idleMedian,
      P99_OVER_IDLE_MAX,
    ),
  ];
}

export const loadSummary = (of: LoadFigures): string =>
  `${of.seconds} s of ${READS_A_SECOND} reads, ${WRITES_A_SECOND} writes and ${BAD_LOGINS_A_SECOND} bad logins a second: GET /api/goals idle ${of.idleMedian.toFixed(2)} ms (median), under load p50 ${of.p50.toFixed(2)}, p99 ${of.p99.toFixed(2)}, slowest ${of.slowest.toFixed(0)} ms.
${of.acknowledged} of ${of.writes} writes acknowledged, ${of.lost} of them missing after. Answers: ${Object.entries(
    of.statuses,
  )
    .map(([status, count]) => `${status} ${count} times`)
    .join(', ')}.`;
