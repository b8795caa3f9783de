import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * The crowd, in a thread of its own: beside Miniflare and its heap, a collection of garbage would
 * stop the clock of dozens of requests and be counted as the server's.
 */

/**
 * Connections a browser crowd keeps open here; arrivals wait for one when all are busy, and their
 * clock runs.
 */
const SOCKETS = 64;
/**
 * More than a name is allowed in its window: what comes after is refused before anything is hashed.
 */
const ATTEMPTS_BEFORE = 12;
const NAME_UNDER_ATTACK = 'somebody-under-attack';
/** Before the seconds that are timed: it measures the compiler, and the opening of connections. */
export const WARM_UP_SECONDS = 2;

export interface CrowdPerson {
  goalId: number;
  cookie: string;
}

export interface Task {
  url: string;
  people: CrowdPerson[];
  seconds: number;
  /** The floor renames a goal with a single statement; that is all the writing it knows. */
  isFloor: boolean;
  readsASecond: number;
  writesASecond: number;
  badLoginsASecond: number;
}

interface Sent {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  cookie?: string;
  body?: object;
}

export interface TimedAnswer {
  status: number;
  /** From when it was due to its last byte, so that a queue before the server counts. */
  milliseconds: number;
}

/**
 * What came back, while the crowd was warming up, too: the words of a write are found again after.
 */
export interface CrowdFigures {
  /** Milliseconds of a read, while nobody else asks. */
  idle: number[];
  reads: TimedAnswer[];
  writes: (TimedAnswer & { words: string })[];
  logins: TimedAnswer[];
}

function call(
  agent: Agent,
  url: URL,
  { method, path, cookie, body }: Sent,
  due: number,
): Promise<TimedAnswer> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(cookie && { cookie }),
    // What a person writes goes through the app's outbox, which sends it under a key.
    ...(cookie && method !== 'GET' && { 'idempotency-key': randomUUID() }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - due });
    const sent = request(
      { agent, host: url.hostname, port: url.port, method, path, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => done(answer.statusCode ?? 0));
        answer.on('error', () => done(0));
      },
    );
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
  for (let index = 0; index < perSecond * (WARM_UP_SECONDS + seconds); index++) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    answers.push(send(index, due));
  }
  return Promise.all(answers);
}

const readGoals = ({ cookie }: CrowdPerson): Sent => ({
  method: 'GET',
  path: '/api/goals',
  cookie,
});
const badLogin: Sent = {
  method: 'POST',
  path: '/api/login',
  body: { username: NAME_UNDER_ATTACK, password: 'Guessed-again-1' },
};

/** Of five writes four are journal entries and one is a goal; each is known again by its words. */
const write = ({ cookie, goalId }: CrowdPerson, words: string, index: number): Sent =>
  index % 5 === 0
    ? {
        method: 'POST',
        path: '/api/goals',
        cookie,
        body: { title: words, targetDate: '2099-06-30' },
      }
    : {
        method: 'POST',
        path: `/api/goals/${goalId}/journal`,
        cookie,
        body: { content: words, feedback: false },
      };

const rename = ({ cookie, goalId }: CrowdPerson, words: string): Sent => ({
  method: 'PATCH',
  path: `/api/goals/${goalId}`,
  cookie,
  body: { title: words },
});

async function come(task: Task): Promise<CrowdFigures> {
  const { people, seconds, isFloor } = task;
  const url = new URL(task.url);
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const personOf = (index: number) => people[index % people.length] as CrowdPerson;
  const now = () => performance.now();
  for (let index = 0; index < ATTEMPTS_BEFORE && task.badLoginsASecond > 0; index++)
    await call(agent, url, badLogin, now());
  const idle: number[] = [];
  for (let index = 0; index < 400; index++) {
    const { milliseconds } = await call(agent, url, readGoals(personOf(index)), now());
    if (index >= 100) idle.push(milliseconds);
  }
  const [reads, writes, logins] = await Promise.all([
    arrive(task.readsASecond, seconds, (index, due) =>
      call(agent, url, readGoals(personOf(index)), due),
    ),
    arrive(task.writesASecond, seconds, async (index, due) => {
      const words = `load-${index}`;
      const sent = isFloor ? rename(personOf(index), words) : write(personOf(index), words, index);
      return { words, ...(await call(agent, url, sent, due)) };
    }),
    arrive(task.badLoginsASecond, seconds, (_, due) => call(agent, url, badLogin, due)),
  ]);
  agent.destroy();
  return { idle, reads, writes, logins };
}

if (parentPort) parentPort.postMessage(await come(workerData as Task));
